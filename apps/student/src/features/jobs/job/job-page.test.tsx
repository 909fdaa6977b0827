import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { myApplications } from "@dryrun/domain/applications/contract";
import { checkSubmitted } from "@dryrun/domain/interviews/contract";
import { jobPage } from "@dryrun/domain/jobs/contract";
import { quizHistory } from "@dryrun/domain/quiz/contract";
import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aJob, aListedApplication, idOf, noInterview, onePage } from "../../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../../testing/show.tsx";

withServer();
const here = `/student/jobs/${idOf(100)}`;
const companyJob = aJob({ companyApply: true, companyUrl: "https://jobs.example/apply" });
const locked = () => screen.getByRole("button", { name: "Apply on Company Website" });
let error: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  error = jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => error.mockRestore());

it("shows the facts and the formatted texts", async () => {
  server.use(
    answers(jobPage, aJob({ salary: "", experienceMin: 2, experienceMax: null, createdAt: new Date().toISOString() })),
  );
  showAt(here);
  expect(await screen.findByRole("heading", { level: 1, name: "Junior Data Analyst" })).toBeInTheDocument();
  expect(screen.getByText("2+ years")).toBeInTheDocument();
  expect(screen.getByText("Posted").nextSibling).toHaveTextContent("Just now");
  expect(screen.getByText("N/A")).toBeInTheDocument();
  expect(screen.getByText("reports").tagName).toBe("STRONG");
  expect(screen.getByText("SQL joins").tagName).toBe("LI");
});

it("shows a numeric salary per year, also in lakh", async () => {
  server.use(answers(jobPage, aJob({ salary: "450000" })));
  showAt(here);
  expect(await screen.findByText("₹4,50,000 a year (4.5 lakh)")).toBeInTheDocument();
});

it.each([
  [4, "Sahyadri Analytics usually answers within 4 days."],
  [1, "Sahyadri Analytics usually answers within 1 day."],
])("shows how long the employer usually takes to answer (%i)", async (answersWithinDays, text) => {
  server.use(answers(jobPage, aJob({ answersWithinDays })));
  showAt(here);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it("opens the form with Apply Now", async () => {
  server.use(answers(jobPage, aJob()));
  const { at } = showAt(here);
  const apply = await screen.findByRole("button", { name: "Apply Now" });
  expect(screen.queryByText("Apply on Company Website")).toBeNull();
  server.use(failsWith(myApplications));
  await userEvent.click(apply);
  expect(at()).toBe(`${here}?apply=1`);
});

it("keeps the company's website locked and offers to prepare before the student has applied", async () => {
  server.use(answers(jobPage, companyJob));
  const { at } = showAt(here);
  await screen.findByRole("heading", { level: 1 });
  expect(locked()).toHaveAttribute("aria-disabled", "true");
  expect(locked()).toHaveAccessibleDescription("Opens after you submit the mock interview for this application.");
  await userEvent.click(screen.getByRole("button", { name: "Get Ready for Interview" }));
  expect(at()).toBe(`${here}?apply=1`);
});

it("links to the application after the student has applied", async () => {
  server.use(answers(jobPage, aJob({ applicationId: idOf(200) })));
  showAt(here);
  const view = await screen.findByRole("link", { name: "Already Applied - View My Application" });
  expect(view).toHaveAttribute("href", "/student/my-applications");
  const ready = screen.getByRole("link", { name: "Get Ready for Interview" });
  expect(ready).toHaveAttribute("href", `/student/my-applications/${idOf(200)}`);
  expect(screen.queryByText("Apply Now")).toBeNull();
});

const done = { state: "sent", score: 62, finalDecision: "Review" } as const;
it.each([
  { when: "the interview is sent", own: { interview: done } },
  { when: "the answers are being evaluated", own: { interview: { ...noInterview, state: "evaluating" as const } } },
  { when: "the company has accepted", own: { status: "accepted" as const, interview: done } },
  { when: "the application was withdrawn", own: { status: "withdrawn" as const } },
])("offers no preparation for an interview when $when", async ({ own }) => {
  const application = aListedApplication(own);
  server.use(
    answers(jobPage, aJob({ applicationId: application._id })),
    answers(myApplications, { applications: [application], invitations: [], ...onePage }),
  );
  showAt(here);
  const link = await screen.findByRole("link", { name: "See the application" });
  expect(link).toHaveAttribute("href", `/student/my-applications/${application._id}`);
  expect(screen.queryByText("Get Ready for Interview")).toBeNull();
  expect(screen.getByRole("link", { name: "Already Applied - View My Application" })).toBeVisible();
});

it.each([true, false])("opens the company's website only after the interview is submitted: %s", async (submitted) => {
  const requests: string[] = [];
  server.use(
    answers(jobPage, { ...companyJob, applicationId: idOf(200) }),
    answers(checkSubmitted, { submitted, overtakenBy: null }, (_, url) => void requests.push(url.search)),
  );
  showAt(here);
  await screen.findByRole("link", { name: "Get Ready for Interview" });
  await waitFor(() => expect(requests).toEqual([`?applicationId=${idOf(200)}`]));
  if (!submitted) {
    expect(locked()).toHaveAttribute("aria-disabled", "true");
    return;
  }
  const link = await screen.findByRole("link", { name: /^Apply on Company Website\s?, opens in a new tab$/ });
  expect(link).toHaveAttribute("href", "https://jobs.example/apply");
  expect(link).toHaveAttribute("target", "_blank");
});

it("logs that the interview could not be checked, keeps the website locked and retries", async () => {
  server.use(answers(jobPage, { ...companyJob, applicationId: idOf(200) }), failsWith(checkSubmitted));
  showAt(here);
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(error).toHaveBeenCalledWith("Failed to check the interview", expect.anything());
  expect(locked()).toHaveAccessibleDescription("We could not check whether your mock interview was submitted.");
  server.use(answers(checkSubmitted, { submitted: true, overtakenBy: null }));
  await userEvent.click(again);
  expect(await screen.findByRole("link", { name: /^Apply on Company Website/ })).toBeInTheDocument();
});

it("offers nothing on a closed job except the link to the student's application", async () => {
  server.use(answers(jobPage, aJob({ closed: true })));
  showAt(`${here}?apply=1`);
  expect(await screen.findByText("This job is closed.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Apply Now" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Submit application" })).toBeNull();
});

it("shows that a deleted job no longer exists", async () => {
  server.use(refuses(jobPage, "NOT_FOUND", { message: "This job does not exist." }));
  showAt(here);
  expect(await screen.findByRole("heading", { name: "This job no longer exists." })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "All jobs" })).toHaveAttribute("href", "/student/jobs");
});

it("links to the quiz, and retries after a failure", async () => {
  server.use(failsWith(jobPage));
  showAt(here);
  expect(await screen.findByRole("heading", { name: "The job could not be loaded" })).toBeInTheDocument();
  expect(error).toHaveBeenCalledWith("Failed to load the job", expect.anything());
  server.use(
    refuses(jobPage, "QUIZ_REQUIRED", { message: "Pass the quiz to see jobs." }),
    answers(quizHistory, { nextPaperAt: null, openPaperId: null, history: [] }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Pass the quiz to see jobs.")).toBeInTheDocument();
});

it("shows what the company says about itself", async () => {
  const companyProfile = { name: "", city: "Mysuru", about: "", logo: null };
  server.use(answers(jobPage, aJob({ companyProfile })));
  showAt(here);
  const about = within(await screen.findByRole("region", { name: "About the company" }));
  expect(about.getByText("Mysuru")).toBeVisible();
  expect(about.queryByRole("img")).toBeNull();
});

it("counts the job's skills that the student has", async () => {
  server.use(answers(jobPage, aJob({ skills: { known: ["SQL", "Excel"], missing: ["VBA"] } })));
  showAt(here);
  expect(await screen.findByText("You have 2 of the 3 skills this job asks for.")).toBeInTheDocument();
  const items = within(screen.getByRole("region", { name: "Your skills and this job" })).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "SQL, you have it",
    "Excel, you have it",
    "VBA, not among your skills",
  ]);
});

it.each([
  [["SQL"], [], "You have the skill this job asks for."],
  [["SQL", "Excel"], [], "You have both skills this job asks for."],
  [["SQL", "Excel", "VBA"], [], "You have all 3 skills this job asks for."],
])("for %j known and %j missing skills, shows: %s", async (known, missing, text) => {
  server.use(answers(jobPage, aJob({ skills: { known, missing } })));
  showAt(here);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it("shows no skills if the job names none", async () => {
  server.use(answers(jobPage, aJob({ skills: { known: [], missing: [] } })));
  showAt(here);
  await screen.findByRole("button", { name: "Share this job" });
  expect(screen.queryByText(/skill/)).toBeNull();
});

it("shares the job by its public link, and with the device's share sheet if there is one", async () => {
  const shared: unknown[] = [];
  const publicUrl = `http://localhost/jobs/${idOf(100)}`;
  Object.defineProperty(navigator, "share", {
    value: async (what: unknown) => void shared.push(what),
    configurable: true,
  });
  server.use(answers(jobPage, aJob()));
  showAt(here);
  const open = await screen.findByRole("button", { name: "Share this job" });
  expect(open).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(open);
  expect(await screen.findByLabelText("Link to this job")).toHaveValue(publicUrl);
  await userEvent.click(screen.getByRole("button", { name: "Share with an app" }));
  expect(shared).toEqual([{ title: "Junior Data Analyst, Sahyadri Analytics", url: publicUrl }]);
  Reflect.deleteProperty(navigator, "share");
  await userEvent.click(open);
  expect(screen.queryByLabelText("Link to this job")).toBeNull();
});
