import { PLAIN_SEARCH } from "@dryrun/api-client/testing/blank-job";
import { answers } from "@dryrun/api-client/testing/msw";
import { myApplications } from "@dryrun/domain/applications/contract";
import { interviewHistory } from "@dryrun/domain/interviews/contract";
import { drill, practice, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { jobList } from "@dryrun/domain/jobs/contract";
import { completionStatus } from "@dryrun/domain/profile/contract";
import { progress } from "@dryrun/domain/progress/contract";
import { quizAttempt } from "@dryrun/domain/quiz/contract";
import { beforeEach, expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axeFaults } from "../../testing/axe.ts";
import { aDrill, aJob, aListedApplication, anAttempt, aPractice, idOf, onePage } from "../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";
import { aSession } from "../results/testing.ts";

withServer();
beforeEach(() => server.use(answers(practice, aPractice())));

it("marks one step as next, and shows that it needs a credit", async () => {
  server.use(
    answers(myApplications, { applications: [aListedApplication()], invitations: [], ...onePage }),
    answers(interviewHistory, { sessions: [], ...onePage }),
  );
  showAt("/student", { user: { interviewCredits: 0 } });
  const road = within(await screen.findByRole("list", { name: "How it works" }));
  const steps = road.getAllByRole("listitem");
  expect(steps.map((step) => [step.textContent, step.getAttribute("aria-current")])).toEqual([
    ["Pass the quiz, done", null],
    ["Start your profile, done", null],
    ["Apply to a job, done", null],
    ["Take the mock interview, now", "step"],
    ["Send the result, not yet", null],
  ]);
  const next = within(screen.getByRole("region", { name: "Your next step" }));
  expect(next.getByText(/^You need 1 interview credit to start\./)).toBeInTheDocument();
});

it("leaves out the steps after all of them are done", async () => {
  const sent = { sessions: [{ ...aSession(1), submittedToEmployer: true }], ...onePage };
  server.use(
    answers(myApplications, { applications: [aListedApplication()], invitations: [], ...onePage }),
    answers(interviewHistory, sent),
  );
  showAt("/student");
  await screen.findByRole("region", { name: "Your next step" });
  expect(screen.queryByRole("list", { name: "How it works" })).toBeNull();
});

it("does not skip a profile that is less than half complete, and shows its completeness", async () => {
  server.use(
    answers(myApplications, { applications: [], invitations: [], ...onePage }),
    answers(interviewHistory, { sessions: [], ...onePage }),
  );
  showAt("/student");
  server.use(answers(completionStatus, { completion: 25, missing: ["summary"] }));
  const next = within(await screen.findByRole("region", { name: "Your next step" }));
  expect(next.getByRole("link", { name: "Open the profile" })).toHaveAttribute("href", "/student/profile");
  const own = within(screen.getByRole("region", { name: "Your profile" }));
  expect(own.getByRole("link", { name: "Profile 25% complete, 1 item missing" })).toBeInTheDocument();
});

it("never suggests a job that the student applied to, and suggests the best of the others", async () => {
  const applied = aJob({ _id: idOf(11), title: "Applied Analyst", applicationId: idOf(200) });
  server.use(
    answers(myApplications, { applications: [], invitations: [], ...onePage }),
    answers(interviewHistory, { sessions: [], ...onePage }),
    answers(jobList, {
      ...PLAIN_SEARCH,
      ...onePage,
      jobs: [
        applied,
        aJob({ _id: idOf(12), title: "Open Analyst", skills: { known: ["SQL"], missing: ["Excel", "VBA"] } }),
      ],
    }),
  );
  showAt("/student");
  const jobs = within(await screen.findByRole("region", { name: "Jobs that match your skills" }));
  expect(jobs.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "All jobs by match",
    "Open Analyst",
  ]);
  const next = within(screen.getByRole("region", { name: "Your next step" }));
  expect(next.getByRole("link", { name: "See the job" })).toHaveAttribute("href", `/student/jobs/${idOf(12)}`);
  expect(
    next.getByText("Your profile has 1 of the 3 skills it asks for. The form is filled in from your profile."),
  ).toBeVisible();
});

it("after a failed quiz, starts a practice of the weakest topic with one press", async () => {
  const answersOf = (topic: "SQL" | "Excel", isCorrect: boolean) =>
    anAttempt()
      .answers.slice(0, 1)
      .map((one) => ({ ...one, topic, isCorrect }));
  const attempt = anAttempt({
    score: 42,
    result: "fail",
    answers: [...answersOf("Excel", true), ...answersOf("SQL", false)],
  });
  const quizzes = [{ _id: attempt._id, at: "2026-11-19T08:00:00.000Z", score: 42, passed: false }];
  const sent: unknown[] = [];
  server.use(
    answers(myApplications, { applications: [], invitations: [], ...onePage }),
    answers(interviewHistory, { sessions: [], ...onePage }),
    answers(progress, { interviews: [], quizzes, drills: [] }),
    answers(quizAttempt, attempt),
    answers(startDrill, aDrill(), (body) => sent.push(body)),
    answers(drill, aDrill()),
  );
  const { router } = showAt("/student", { user: { passedQuiz: false } });
  const next = within(await screen.findByRole("region", { name: "Your next step" }));
  expect(next.getByText(/^42%\. The pass mark is 80%\. Weakest topic: SQL \(0 of 1\)\./)).toBeVisible();
  await userEvent.click(next.getByRole("button", { name: "Practise SQL" }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/student/practice/drill/${aDrill()._id}`));
  expect(sent).toEqual([{ from: "quiz", id: attempt._id, topic: "sql" }]);
  expect(await axeFaults()).toEqual([]);
});

it("shows the reviews of today and the levels reached", async () => {
  const ladders = aPractice().ladders.map(({ topic }) => ({ topic, reached: topic === "vba" ? 2 : 0 }));
  server.use(
    answers(myApplications, { applications: [], invitations: [], ...onePage }),
    answers(interviewHistory, { sessions: [], ...onePage }),
    answers(practice, { ...aPractice(), ladders, reviews: { due: 2, nextAt: null } }),
  );
  showAt("/student");
  const next = within(await screen.findByRole("region", { name: "Your next step" }));
  expect(next.getByRole("heading", { name: "2 to review today" })).toBeVisible();
  const levels = within(screen.getByRole("region", { name: "Your levels" }));
  expect(levels.getAllByRole("img").map((line) => line.getAttribute("aria-label"))).toEqual(
    [0, 0, 0, 2, 0, 0].map((done) => `${done} of 5 levels reached`),
  );
  expect(levels.getByRole("link", { name: "Practise" })).toHaveAttribute("href", "/student/practice");
});

it("names a practice among the last results by its topic, and shows no score if there is none", async () => {
  const parked = aSession(3, { applicationId: null, topic: "sql", score: null, evaluated: 0 });
  server.use(
    answers(myApplications, { applications: [], invitations: [], ...onePage }),
    answers(interviewHistory, { sessions: [parked, aSession(2)], ...onePage }),
    answers(progress, { interviews: [], quizzes: [], drills: [] }),
  );
  showAt("/student");
  const results = within(await screen.findByRole("region", { name: "Last results" }));
  const card = (await results.findByRole("link", { name: "Practice: SQL" })).closest("li");
  expect(card).toHaveTextContent("Not graded");
  expect(card).not.toHaveTextContent("Review");
  expect(results.getByText("Interview verdict: 62 Review")).toBeInTheDocument();
});

const scored = (number: number, score: number, topics: { topic: "sql" | "vba"; score: number }[]) => ({
  sessionId: idOf(number),
  at: `2026-11-${number}T08:00:00.000Z`,
  jobTitle: null,
  score,
  topics: topics.map((one) => ({ ...one, lost: 10 - one.score / 10, of: 10 })),
});

it("draws the scores by date and the latest of each topic against the pass mark", async () => {
  const interviews = [
    scored(10, 45, [
      { topic: "sql", score: 30 },
      { topic: "vba", score: 60 },
    ]),
    scored(12, 60, [{ topic: "sql", score: 80 }]),
  ];
  server.use(
    answers(myApplications, { applications: [], invitations: [], ...onePage }),
    answers(interviewHistory, { sessions: [aSession(2)], ...onePage }),
    answers(progress, { interviews, quizzes: [], drills: [] }),
  );
  showAt("/student");
  const part = within(await screen.findByRole("region", { name: "Your scores" }));
  expect(await part.findByRole("img")).toHaveAccessibleName("10 Nov: 45 out of 100; 12 Nov: 60 out of 100");
  const bars = within(part.getByRole("figure", { name: "Latest score of each topic" }));
  expect(bars.getAllByRole("listitem").map((bar) => bar.textContent)).toEqual(["SQL80 of 100", "VBA60 of 100"]);
  expect(part.getByRole("img").closest("[data-has-line]")).toHaveAttribute("data-has-line", "true");
  expect(part.getByRole("link", { name: "All your progress" })).toHaveAttribute("href", "/student/progress");
  expect(await axeFaults()).toEqual([]);
});

it("reserves no space for the line before the second interview", async () => {
  server.use(
    answers(myApplications, { applications: [], invitations: [], ...onePage }),
    answers(interviewHistory, { sessions: [aSession(2)], ...onePage }),
    answers(progress, { interviews: [scored(12, 60, [{ topic: "sql", score: 60 }])], quizzes: [], drills: [] }),
  );
  showAt("/student");
  const only = await screen.findByText(/^60 out of 100 on 12 Nov\. The chart starts with your second interview\./);
  expect(only.closest("[data-has-line]")).toHaveAttribute("data-has-line", "false");
  expect(only.closest("[data-room]")).toHaveAttribute("data-room", "topics");
});

it("draws nothing before the first score", async () => {
  server.use(
    answers(myApplications, { applications: [], invitations: [], ...onePage }),
    answers(interviewHistory, { sessions: [aSession(2, { score: null })], ...onePage }),
  );
  showAt("/student");
  expect(await screen.findByRole("region", { name: "Last results" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Your scores" })).toBeNull();
});
