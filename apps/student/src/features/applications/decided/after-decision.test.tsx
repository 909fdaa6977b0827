import { answers } from "@dryrun/api-client/testing/msw";
import { myApplication } from "@dryrun/domain/applications/contract";
import { drill, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { similarJobs } from "@dryrun/domain/jobs/contract";
import { progress } from "@dryrun/domain/progress/contract";
import { expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Application } from "../../../shared/answers.ts";
import { axeFaults } from "../../../testing/axe.ts";
import { aDrill, aJob, anApplication, aUser, idOf } from "../../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../../testing/show.tsx";

withServer();
const one = `/student/my-applications/${idOf(200)}`;
const interview = { state: "completed", score: 26, finalDecision: "Rejected" } as const;

function show(own: Partial<Application>, asked: string[] = [], user = aUser()) {
  server.use(answers(myApplication, anApplication(own)));
  const jobs = [aJob({ _id: idOf(101), title: "MIS Executive" })];
  server.use(answers(similarJobs, { jobs }, (_, url) => void asked.push(url.pathname)));
  showAt(one, { user });
}
const moment = () =>
  screen.findByRole("dialog", { name: "Congratulations! Sahyadri Analytics accepted your application" });
/** Closes the news of an acceptance, which covers the page. */
const closesTheMoment = async () => {
  await moment();
  await userEvent.keyboard("{Escape}");
};
const next = async () => within(await screen.findByRole("region", { name: "What happens next" }));

it("after an acceptance, shows who writes to whom, what to prepare, and similar jobs", async () => {
  show({
    status: "accepted",
    noticePeriod: "1-month",
    interviewSubmitted: true,
    interviewSessionId: idOf(5),
    interview,
  });
  await closesTheMoment();
  const part = await next();
  expect(part.getByText("Sahyadri Analytics will write to asha@student.example.")).toBeInTheDocument();
  expect(part.getByText("They may also call +91 98765 01234.")).toBeInTheDocument();
  expect(part.getByText("The pay you asked for: ₹7,60,000 a year")).toBeInTheDocument();
  expect(part.getByText("Your notice period: 1 month")).toBeInTheDocument();
  expect(part.getByRole("link", { name: "Your interview's answers and feedback" })).toBeInTheDocument();
  const similar = await part.findByRole("link", { name: "MIS Executive" });
  expect(similar).toHaveAttribute("href", `/student/jobs/${idOf(101)}`);
});

it("an acceptance is celebrated once, with the job, who writes and what to prepare", async () => {
  show({ status: "accepted" });
  const dialog = within(await moment());
  expect(dialog.getByText(/^Sahyadri Analytics will write to asha@student.example/)).toBeInTheDocument();
  expect(dialog.getByText("The pay you asked for: ₹7,60,000 a year")).toBeInTheDocument();
  expect(await axeFaults()).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "See the application" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  cleanup();
  show({ status: "accepted" });
  await next();
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("names the interview's verdict and the company's decision wherever both are shown", async () => {
  show({ status: "accepted", interviewSubmitted: true, interviewSessionId: idOf(5), interview });
  await closesTheMoment();
  expect(await screen.findByText("Company's decision: Accepted")).toBeInTheDocument();
  expect(screen.getByText("Interview verdict: Rejected, 26 out of 100")).toBeInTheDocument();
});

it("after a rejection, shows that the application is over, how to improve, and similar jobs", async () => {
  show({ status: "rejected" });
  const part = await next();
  expect(part.getByText(/^Sahyadri Analytics has decided and will not take this application further/)).toBeVisible();
  expect(part.getByRole("link", { name: "Practise a topic, three questions at a time" })).toBeInTheDocument();
  expect(await part.findByRole("link", { name: "MIS Executive" })).toBeInTheDocument();
});

it("shows how far a rejected application got, and jobs where its interview score can be used", async () => {
  show({
    status: "rejected",
    interviewSubmitted: true,
    interviewSessionId: idOf(5),
    interview: { state: "sent", score: 72, finalDecision: "Pass" },
    timeline: [
      { type: "applied", at: "2026-11-19T08:00:00.000Z" },
      { type: "interview-submitted", at: "2026-11-19T09:00:00.000Z" },
      { type: "sent", at: "2026-11-19T10:00:00.000Z" },
      { type: "rejected", at: "2026-11-20T08:00:00.000Z" },
    ],
  });
  const part = await next();
  expect(part.getByText("How far you got: Sent to the recruiter, 19 Nov 2026.")).toBeVisible();
  expect(await part.findByRole("heading", { name: "Jobs where your score of 72 counts" })).toBeVisible();
  expect(part.getByRole("link", { name: "Share your result" })).toHaveAttribute(
    "href",
    `/student/interview-summary/${idOf(5)}`,
  );
});

it("after a rejection, names the topic of the interview that cost the most points, and practises it with one press", async () => {
  const topics = [
    { topic: "sql" as const, score: 80, lost: 4, of: 20 },
    { topic: "vba" as const, score: 10, lost: 18, of: 20 },
  ];
  const sent: unknown[] = [];
  server.use(
    answers(progress, {
      interviews: [{ sessionId: idOf(5), at: "2026-11-19T09:00:00.000Z", jobTitle: "Analyst", score: 26, topics }],
      ...{ quizzes: [], drills: [] },
    }),
    answers(startDrill, aDrill(), (body) => sent.push(body)),
    answers(drill, aDrill()),
  );
  show({ status: "rejected", interviewSubmitted: true, interviewSessionId: idOf(5), interview });
  const part = await next();
  expect(await part.findByText(/^Practise VBA: it cost the most points\./)).toBeInTheDocument();
  expect(part.queryByRole("link", { name: "Practise a topic, three questions at a time" })).toBeNull();
  await userEvent.click(part.getByRole("button", { name: "Practise VBA" }));
  await waitFor(() => expect(sent).toEqual([{ topic: "vba" }]));
});

it("shows the company's reason before similar jobs", async () => {
  const reason = "We need somebody with two years of Power BI.";
  show({
    status: "rejected",
    timeline: [
      { type: "applied", at: "2026-11-19T08:00:00.000Z" },
      { type: "rejected", at: "2026-11-20T08:00:00.000Z", reason },
    ],
  });
  const part = await next();
  expect(part.getByText("The reason they gave")).toBeVisible();
  const similar = await part.findByRole("heading", { name: "Similar jobs" });
  expect(part.getByText(reason).compareDocumentPosition(similar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each(["accepted", "rejected"] as const)(
  "shows the next steps before the timeline of an application that is %s",
  async (status) => {
    show({ status });
    if (status === "accepted") await closesTheMoment();
    await screen.findByRole("link", { name: "MIS Executive" });
    const next = screen.getByRole("heading", { name: "What happens next" });
    const timeline = screen.getByRole("list", { name: "Application timeline" });
    expect(next.compareDocumentPosition(timeline)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

it("requests no similar jobs if the student may not open jobs", async () => {
  const requests: string[] = [];
  show({ status: "rejected" }, requests, aUser({ passedQuiz: false }));
  await next();
  expect(screen.queryByRole("heading", { name: "Similar jobs" })).toBeNull();
  expect(requests).toEqual([]);
});

it("shows no next steps while the application is pending", async () => {
  show({});
  expect(await screen.findByText("Pending")).toBeInTheDocument();
  expect(screen.queryByText("What happens next")).toBeNull();
});
