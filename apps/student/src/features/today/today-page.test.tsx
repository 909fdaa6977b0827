import { answers } from "@dryrun/api-client/testing/msw";
import { myApplications } from "@dryrun/domain/applications/contract";
import { interviewHistory } from "@dryrun/domain/interviews/contract";
import { completionStatus } from "@dryrun/domain/profile/contract";
import { progress } from "@dryrun/domain/progress/contract";
import { expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { axeFaults } from "../../testing/axe.ts";
import { aListedApplication, idOf, onePage } from "../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";
import { aSession } from "../results/testing.ts";

withServer();

it("marks one step as next, and says that it needs a credit", async () => {
  server.use(
    answers(myApplications, { applications: [aListedApplication()], ...onePage }),
    answers(interviewHistory, { sessions: [], ...onePage }),
  );
  showAt("/student", { user: { interviewCredits: 0 } });
  const road = within(await screen.findByRole("list", { name: "How it runs" }));
  const steps = road.getAllByRole("listitem");
  expect(steps.map((step) => [step.textContent, step.getAttribute("aria-current")])).toEqual([
    ["Pass the quiz, done", null],
    ["Fill in your profile, done", null],
    ["Apply to a job, done", null],
    ["Take the mock interview, now", "step"],
    ["Send the result, not yet", null],
  ]);
  const next = within(screen.getByRole("region", { name: "Your next step" }));
  expect(next.getByText(/^You need 1 interview credit to start\./)).toBeInTheDocument();
});

it("does not pass over a profile that is not half filled, and shows how full it is", async () => {
  server.use(
    answers(myApplications, { applications: [], ...onePage }),
    answers(interviewHistory, { sessions: [], ...onePage }),
  );
  showAt("/student");
  server.use(answers(completionStatus, { completion: 25, missing: ["summary"] }));
  const next = within(await screen.findByRole("region", { name: "Your next step" }));
  expect(next.getByRole("link", { name: "Open the profile" })).toHaveAttribute("href", "/student/profile");
  const own = within(screen.getByRole("region", { name: "Your profile" }));
  expect(own.getByRole("link", { name: "Profile 25% complete, 1 item missing" })).toBeInTheDocument();
});

it("names a practice among the last results by its topic, and shows no score where there is none", async () => {
  const parked = aSession(3, { applicationId: null, topic: "sql", score: null, evaluated: 0 });
  server.use(
    answers(myApplications, { applications: [], ...onePage }),
    answers(interviewHistory, { sessions: [parked, aSession(2)], ...onePage }),
    answers(progress, { interviews: [], quizzes: [], drills: [] }),
  );
  showAt("/student");
  const results = within(await screen.findByRole("region", { name: "Last results" }));
  const card = (await results.findByRole("link", { name: "Practice: SQL" })).closest("li");
  expect(card).toHaveTextContent("Not graded");
  expect(card).not.toHaveTextContent("Review");
  expect(results.getByText("62 Review")).toBeInTheDocument();
});

const scored = (number: number, score: number, topics: { topic: "sql" | "vba"; score: number }[]) => ({
  sessionId: idOf(number),
  at: `2026-11-${number}T08:00:00.000Z`,
  jobTitle: null,
  score,
  topics,
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
    answers(myApplications, { applications: [], ...onePage }),
    answers(interviewHistory, { sessions: [aSession(2)], ...onePage }),
    answers(progress, { interviews, quizzes: [], drills: [] }),
  );
  showAt("/student");
  const part = within(await screen.findByRole("region", { name: "Your scores" }));
  expect(await part.findByRole("img")).toHaveAccessibleName("10 Nov: 45 out of 100; 12 Nov: 60 out of 100");
  const bars = within(part.getByRole("figure", { name: "Latest score of each topic" }));
  expect(bars.getAllByRole("listitem").map((bar) => bar.textContent)).toEqual(["SQL80 of 100", "VBA60 of 100"]);
  expect(part.getByRole("link", { name: "All your progress" })).toHaveAttribute("href", "/student/progress");
  expect(await axeFaults()).toEqual([]);
});

it("draws nothing before the first score", async () => {
  server.use(
    answers(myApplications, { applications: [], ...onePage }),
    answers(interviewHistory, { sessions: [aSession(2, { score: null })], ...onePage }),
  );
  showAt("/student");
  expect(await screen.findByRole("region", { name: "Last results" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Your scores" })).toBeNull();
});
