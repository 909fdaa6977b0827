import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import type { Output } from "@dryrun/domain/contract/define";
import { practice } from "@dryrun/domain/interviews/drills/contract";
import { progress } from "@dryrun/domain/progress/contract";
import { sharedResults } from "@dryrun/domain/shared-results/contract";
import { expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axeFaults } from "../../testing/axe.ts";
import { aPractice, idOf } from "../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";

withServer();

type Progress = Output<typeof progress>;
const NONE: Progress = { interviews: [], quizzes: [], drills: [] };
const interview = (number: number, score: number, sql: number) => ({
  sessionId: idOf(number),
  at: `2026-11-${number}T08:00:00.000Z`,
  jobTitle: null,
  score,
  topics: [{ topic: "sql" as const, score: sql, lost: 4, of: 10 }],
});
const FULL: Progress = {
  interviews: [interview(10, 45, 30), interview(12, 60, 80)],
  quizzes: [
    { _id: idOf(20), at: "2026-11-01T08:00:00.000Z", score: 62, passed: false },
    { _id: idOf(21), at: "2026-11-03T08:00:00.000Z", score: 84, passed: true },
  ],
  drills: [{ topic: "vba", done: 4, first: 20, latest: 75, at: "2026-11-20T08:00:00.000Z" }],
};
const PRACTICE = aPractice({ ladders: [{ topic: "vba", reached: 2 }] });
const show = (answer: Progress) => {
  server.use(answers(progress, answer), answers(practice, PRACTICE), answers(sharedResults, { results: [] }));
  showAt("/student/progress");
};
const part = async (name: string) => within(await screen.findByRole("region", { name }));

it("draws the scores of interviews by date, of all and of one topic, and is accessible", async () => {
  show(FULL);
  const region = await part("Mock interviews");
  expect(region.getByRole("img")).toHaveAccessibleName("10 Nov: 45 out of 100; 12 Nov: 60 out of 100");
  expect(region.getByText("Up 15 points since the first. Review from 40, Pass from 70.")).toBeVisible();
  await userEvent.selectOptions(region.getByRole("combobox", { name: "Topic" }), "SQL");
  expect(region.getByRole("heading", { name: "Interview scores: SQL" })).toBeVisible();
  expect(region.getByRole("img")).toHaveAccessibleName("10 Nov: 30 out of 100; 12 Nov: 80 out of 100");
  await userEvent.selectOptions(region.getByRole("combobox", { name: "Topic" }), "Excel");
  expect(region.getByText("No interview has asked about this topic yet.")).toBeVisible();
  expect(await axeFaults()).toEqual([]);
});

it("shows the same as a table", async () => {
  show(FULL);
  const region = await part("Quiz attempts");
  await userEvent.click(region.getByRole("button", { name: "Show as table" }));
  expect(region.getAllByRole("row").map((row) => row.textContent)).toEqual(["DateScore", "1 Nov62%", "3 Nov84%"]);
  expect(region.getByText("Up 22 points since the first. 80 passes.")).toBeVisible();
});

it("lists drills by topic with the level reached, without comparing scores of different levels", async () => {
  show(FULL);
  const region = await part("Quick practice");
  expect(await region.findByText("2 of 5: Loops and conditions")).toBeVisible();
  const rows = region.getAllByRole("row").map((row) => row.textContent);
  expect(rows).toEqual(["TopicSetsLevel reached", "VBA42 of 5: Loops and conditions"]);
});

it("describes a single score and missing ones in words", async () => {
  show({ ...NONE, interviews: [interview(10, 45, 30)] });
  expect(
    (await part("Mock interviews")).getByText("45 out of 100 on 10 Nov. The chart starts with your second interview."),
  ).toBeVisible();
  expect((await part("Quiz attempts")).getByText("You have not submitted a quiz yet.")).toBeVisible();
  expect((await part("Quick practice")).getByText("You have not tried quick practice yet.")).toBeVisible();
});

it("links a new student to practice", async () => {
  show(NONE);
  expect(await screen.findByRole("heading", { name: "Your progress appears here" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Practise an interview" })).toHaveAttribute(
    "href",
    "/student/interview/practice",
  );
});

it("can be loaded again after a fault", async () => {
  server.use(failsWith(progress));
  showAt("/student/progress");
  const again = await screen.findByRole("button", { name: "Try again" });
  server.use(answers(progress, FULL), answers(practice, PRACTICE), answers(sharedResults, { results: [] }));
  await userEvent.click(again);
  expect((await part("Quick practice")).getByText("VBA")).toBeVisible();
});
