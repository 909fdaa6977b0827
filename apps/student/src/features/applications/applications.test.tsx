import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { myApplication, myApplications } from "@dryrun/domain/applications/contract";
import { JOB_TAKEN_DOWN } from "@dryrun/domain/interviews/messages";
import { describe, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aListedApplication, anApplication, anInvitation, idOf, onePage } from "../../testing/fixtures.ts";
import { servesLongTexts } from "../../testing/long-texts.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";
import { interviewText } from "./applications-page.tsx";
import { stepsOf } from "./steps.ts";

withServer();
const one = `/student/my-applications/${idOf(200)}`;

describe("My applications", () => {
  it("shows a card for each application and opens it", async () => {
    server.use(answers(myApplications, { applications: [aListedApplication()], invitations: [], ...onePage }));
    showAt("/student/my-applications");
    const link = await screen.findByRole("link", { name: "Junior Data Analyst" });
    expect(link).toHaveAttribute("href", one);
    const card = within(link.closest("li") as HTMLElement);
    for (const text of [
      "Sahyadri Analytics",
      "Bengaluru, Karnataka",
      "₹4,50,000 a year",
      "Pending",
      "Interview not taken",
    ])
      expect(card.getByText(text)).toBeInTheDocument();
  });

  it("loads six per page, turns pages and returns from a page past the last", async () => {
    const requests: string[] = [];
    const answer = { applications: [aListedApplication()], invitations: [], totalPages: 3, currentPage: 1, total: 14 };
    server.use(answers(myApplications, answer, (_, url) => void requests.push(url.search)));
    const { at } = showAt("/student/my-applications?page=9");
    await waitFor(() => expect(at()).toBe("/student/my-applications?page=3"));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(await screen.findByText("Page 3 of 3")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Prev" }));
    expect(await screen.findByText("Page 2 of 3")).toBeInTheDocument();
    await waitFor(() => expect(requests).toEqual(["?page=9&limit=6", "?page=3&limit=6", "?page=2&limit=6"]));
  });

  it("shows a message when there are no applications yet", async () => {
    server.use(answers(myApplications, { applications: [], invitations: [], ...onePage, total: 0 }));
    showAt("/student/my-applications");
    expect(await screen.findByRole("heading", { name: "You haven't applied to any jobs yet." })).toBeInTheDocument();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Browse Jobs" })).toHaveAttribute("href", "/student/jobs");
    expect(main.queryByText(/^Page 1 of/)).toBeNull();
  });

  it("before the quiz is passed, offers an invitation's job, and the quiz for other jobs", async () => {
    server.use(answers(myApplications, { applications: [], invitations: [anInvitation()], ...onePage, total: 0 }));
    showAt("/student/my-applications", { user: { passedQuiz: false } });
    expect(
      await screen.findByText("Deccan Metrics invites you to apply for Junior Data Analyst, Metrics"),
    ).toBeVisible();
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "See the job" })).toHaveAttribute("href", `/student/jobs/${idOf(4)}`);
    expect(main.getByRole("link", { name: "Start Quiz" })).toHaveAttribute("href", "/student/quiz");
  });

  it("shows an error when loading fails, and retries", async () => {
    server.use(failsWith(myApplications));
    showAt("/student/my-applications");
    expect(await screen.findByRole("heading", { name: "Failed to load applications." })).toBeInTheDocument();
    server.use(answers(myApplications, { applications: [aListedApplication()], invitations: [], ...onePage }));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("link", { name: "Junior Data Analyst" })).toBeInTheDocument();
  });
});

it.each([
  { state: "none", text: "Interview not taken" },
  { state: "running", text: "Interview running" },
  { state: "evaluating", text: "Interview being evaluated" },
  { state: "completed", text: "Interview verdict: Review, 62 out of 100. Not sent." },
  { state: "sent", text: "Interview verdict: Review, 62 out of 100. Sent." },
] as const)("shows $text for an interview that is $state", ({ state, text }) => {
  expect(interviewText({ state, score: 62, finalDecision: "Review" })).toBe(text);
});

describe("one application", () => {
  it("shows the start of very long texts immediately, and the rest when it arrives", async () => {
    const texts = servesLongTexts(`/api/my-applications/${idOf(200)}`, anApplication());
    showAt(one);
    expect(await screen.findByText("Data analyst from Bengaluru.")).toBeInTheDocument();
    expect(screen.getByText("Loading the rest of this resume").closest("[aria-busy]")).toBeInTheDocument();
    await waitFor(() => expect(texts.asked).toEqual(["?texts=start", ""]));
    texts.fail();
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByRole("heading", { level: 1, name: "Junior Data Analyst" })).toBeInTheDocument();
    await userEvent.click(again);
    await waitFor(() => expect(texts.asked).toHaveLength(3));
    texts.arrive();
    expect(await screen.findByText("I bring careful analysis.")).toBeInTheDocument();
    expect(screen.getByText("Daily sales reports.")).toBeInTheDocument();
  });

  it("shows everything that was sent and offers the interview with its price", async () => {
    server.use(answers(myApplication, anApplication()));
    showAt(one);
    expect(await screen.findByRole("heading", { level: 1, name: "Junior Data Analyst" })).toBeInTheDocument();
    const start = screen.getByRole("link", { name: "Start Mock Interview" });
    expect(start).toHaveAttribute("href", `/student/interview/start/${idOf(200)}`);
    expect(screen.getByText("Costs 1 credit. You have 3 credits.")).toBeInTheDocument();
    for (const text of [
      "+91 98765 01234",
      "₹4,50,000 a year (4.5 lakh)",
      "₹3,00,000 a year (3 lakh)",
      "Data Executive, Deccan Traders",
      "Nov 2024 – present",
      "B.Com, Statistics",
      "I bring careful analysis.",
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it("prints with the job details open and without links to other pages", async () => {
    server.use(answers(myApplication, anApplication()));
    showAt(one);
    const start = await screen.findByRole("link", { name: "Start Mock Interview" });
    expect(start.closest("[data-print=no]")).not.toBeNull();
    expect(screen.getByRole("link", { name: "Open the job" }).closest("[data-print=no]")).not.toBeNull();
    const job = screen.getByText("Description", { selector: "summary" }).closest("details");
    expect(job).not.toHaveAttribute("open");
    dispatchEvent(new Event("beforeprint"));
    expect(job).toHaveAttribute("open");
    dispatchEvent(new Event("afterprint"));
    expect(job).not.toHaveAttribute("open");
  });

  it("resumes a running interview with the time left", async () => {
    const running = { state: "running", score: null, finalDecision: null } as const;
    server.use(answers(myApplication, anApplication({ interview: running, interviewSessionId: idOf(5) })));
    const expiresAt = new Date(Date.now() + 20.5 * 60_000).toISOString();
    showAt(one, { user: { runningInterview: { sessionId: idOf(5), applicationId: idOf(200), expiresAt } } });
    expect(await screen.findByRole("link", { name: "Resume, 21 min left" })).toBeInTheDocument();
    expect(screen.queryByText("Start Mock Interview")).toBeNull();
  });

  it("starts no interview for a job that was taken down, and links to practice", async () => {
    server.use(answers(myApplication, anApplication({ jobTakenDown: true })));
    showAt(one);
    expect(await screen.findByText(JOB_TAKEN_DOWN, { exact: false })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Practise without a job" })).toBeInTheDocument();
    expect(screen.queryByText("Start Mock Interview")).toBeNull();
  });

  it("shows that an interview without a score is not graded yet", async () => {
    const interview = { state: "completed", score: null, finalDecision: "Review" } as const;
    const submitted = { interviewSubmitted: true, interviewSessionId: idOf(5), interview };
    server.use(answers(myApplication, anApplication(submitted)));
    showAt(one);
    expect(await screen.findByText("Not graded yet")).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/out of 100/);
  });

  it("allows no second interview after the first was submitted", async () => {
    const interview = { state: "completed", score: 62, finalDecision: "Review" } as const;
    const submitted = { interviewSubmitted: true, interviewSessionId: idOf(5), interview };
    server.use(answers(myApplication, anApplication(submitted)));
    showAt(one);
    expect(await screen.findByRole("button", { name: "Already Submitted" })).toBeDisabled();
    expect(screen.getByRole("link", { name: "See result" })).toHaveAttribute(
      "href",
      `/student/interview-summary/${idOf(5)}`,
    );
    expect(screen.getByText("Interview verdict: Review, 62 out of 100")).toBeInTheDocument();
  });

  it("offers no interview after a rejection, and shows the reason", async () => {
    const timeline = [
      { type: "applied", at: "2026-11-19T08:00:00.000Z" },
      { type: "rejected", at: "2026-11-20T08:00:00.000Z", reason: "The post is filled." },
    ] as const;
    server.use(answers(myApplication, anApplication({ status: "rejected", timeline: [...timeline] as never })));
    showAt(one);
    expect(await screen.findByText("The post is filled.")).toBeInTheDocument();
    expect(screen.queryByText("Start Mock Interview")).toBeNull();
    expect(screen.getByText("This application was rejected, so no interview can start for it.")).toBeInTheDocument();
  });

  it("opens an application whose job was deleted, without a link to the job", async () => {
    const { jobId } = anApplication();
    server.use(answers(myApplication, anApplication({ jobId: { ...jobId, title: "Job Deleted" } })));
    showAt(one);
    expect(await screen.findByRole("heading", { level: 1, name: "Job Deleted" })).toBeInTheDocument();
    expect(screen.getByText("I bring careful analysis.")).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Open the job" })).toBeNull();
  });

  it("returns to the list with a message when the application does not exist", async () => {
    server.use(
      refuses(myApplication, "NOT_FOUND", { message: "Not found." }),
      answers(myApplications, { applications: [], invitations: [], ...onePage, total: 0 }),
    );
    const { at } = showAt(one);
    expect(await screen.findByText("This application does not exist.")).toBeInTheDocument();
    expect(await screen.findByRole("heading", { name: "My Applications" })).toBeInTheDocument();
    expect(at()).toBe("/student/my-applications");
  });
});

describe("the timeline", () => {
  const at = "2026-11-20T08:00:00.000Z";
  const states = (facts: Parameters<typeof stepsOf>[0]) =>
    stepsOf(facts).map(({ title, state }) => `${title}: ${state}`);

  it("marks completed steps as done and names the next one", () => {
    const interview = { state: "none", score: null, finalDecision: null } as const;
    expect(states({ status: "pending", interview, timeline: [{ type: "applied", at }] })).toEqual([
      "Applied: done",
      "Mock interview: current",
      "Result: todo",
      "Sent to the recruiter: todo",
      "Decision: todo",
    ]);
  });

  it("dates each step from the application to the decision, and shows the reason under what happens next", () => {
    const interview = { state: "sent", score: 62, finalDecision: "Review" } as const;
    const days = ["applied", "viewed", "interview-submitted", "sent", "rejected"].map((type, day) => ({
      type,
      at: `2026-11-1${day}T08:00:00.000Z`,
      reason: type === "rejected" ? "The post is filled." : undefined,
    }));
    const steps = stepsOf({ status: "rejected", interview, timeline: days as never });
    expect(steps.map(({ title, when, detail, state }) => [title, when, detail, state])).toEqual([
      ["Applied", "10 Nov 2026", undefined, "done"],
      ["Seen by the recruiter", "11 Nov 2026", undefined, "done"],
      ["Mock interview", "12 Nov 2026", undefined, "done"],
      ["Result", undefined, "Interview verdict: Review, 62 out of 100", "done"],
      ["Sent to the recruiter", "13 Nov 2026", undefined, "done"],
      ["Company's decision: Rejected", "14 Nov 2026", undefined, "done"],
    ]);
  });

  it("lists the recruiter's view in chronological order with the other steps", () => {
    const interview = { state: "sent", score: 62, finalDecision: "Review" } as const;
    const placeAfter = (order: string[]) => {
      const timeline = order.map((type, day) => ({ type, at: `2026-11-1${day}T08:00:00.000Z` }));
      const titles = stepsOf({ status: "pending", interview, timeline: timeline as never }).map(({ title }) => title);
      return titles[titles.indexOf("Seen by the recruiter") - 1];
    };
    expect([
      placeAfter(["applied", "viewed", "interview-submitted", "sent"]),
      placeAfter(["applied", "interview-submitted", "viewed", "sent"]),
      placeAfter(["applied", "interview-submitted", "sent", "viewed"]),
    ]).toEqual(["Applied", "Result", "Sent to the recruiter"]);
  });

  it("shows a withdrawn application without the steps that can no longer happen", () => {
    const interview = { state: "completed", score: 38, finalDecision: "Rejected" } as const;
    const timeline = [
      { type: "applied", at },
      { type: "interview-submitted", at },
      { type: "withdrawn", at },
    ] as never;
    expect(states({ status: "withdrawn", interview, timeline })).toEqual([
      "Applied: done",
      "Mock interview: done",
      "Result: done",
      "Withdrawn: done",
    ]);
  });
});
