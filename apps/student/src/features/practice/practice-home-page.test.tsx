import { answers, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { drill, practice, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { DRILL_TOPICS } from "@dryrun/domain/interviews/drills/limits";
import { drillLimit } from "@dryrun/domain/interviews/messages";
import { progress } from "@dryrun/domain/progress/contract";
import { quizAttempt } from "@dryrun/domain/quiz/contract";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axeFaults } from "../../testing/axe.ts";
import { aDrill, anAttempt, aPractice, idOf } from "../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";

withServer();
const PATH = `/student/practice/drill/${idOf(700)}`;
const pressButton = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

const aMistake = (number: number) => ({
  ...{ drillId: idOf(700), number, topic: "excel" as const, level: 1 },
  ...{ question: `Add the sales of region ${number}.`, dueAt: "2026-12-03T18:30:00.000Z" },
});
beforeEach(() => server.use(answers(practice, aPractice())));

it("shows the ladder of each topic with the level that comes next", async () => {
  const ladders = DRILL_TOPICS.map((topic) => ({
    topic,
    reached: topic === "sql" ? 2 : topic === "vba" ? 5 : 0,
  }));
  server.use(answers(practice, aPractice({ ladders, left: 4 })));
  showAt("/student/practice");
  const sql = within((await screen.findByRole("heading", { level: 3, name: "SQL" })).closest("li") as HTMLElement);
  expect(sql.getByRole("img", { name: "2 of 5 levels reached" })).toBeInTheDocument();
  expect(sql.getByText("Next: level 3, Join tables")).toBeInTheDocument();
  const vba = within(screen.getByRole("heading", { level: 3, name: "VBA" }).closest("li") as HTMLElement);
  expect(vba.getByText("You got a question of the highest level right.")).toBeInTheDocument();
  expect(screen.getByText("You can start 4 more sets today.")).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: /review/i })).toBeNull();
  const tabs = within(screen.getByRole("navigation", { name: "Practice and progress" }));
  expect(tabs.getByRole("link", { name: "Practice" })).toHaveAttribute("aria-current", "page");
  expect(tabs.getByRole("link", { name: "Progress" })).toHaveAttribute("href", "/student/progress");
  expect(await axeFaults()).toEqual([]);
});

it("starts a practice at a chosen level", async () => {
  const sent: unknown[] = [];
  server.use(
    answers(startDrill, aDrill(), (body) => sent.push(body)),
    answers(drill, aDrill()),
  );
  showAt("/student/practice");
  await screen.findByRole("heading", { level: 3, name: "SQL" });
  await userEvent.click(screen.getAllByText("Choose a level")[0] as HTMLElement);
  await pressButton("Practise , SQL, level 4");
  await waitFor(() => expect(sent).toEqual([{ topic: "sql", level: 4 }]));
});

it("starts today's reviews with one press, and lists the mistakes with their practice", async () => {
  const sent: unknown[] = [];
  const reviews = { due: 3, nextAt: null };
  server.use(
    answers(practice, aPractice({ reviews, mistakes: [aMistake(1), aMistake(2)] })),
    answers(startDrill, aDrill({ from: "reviews" }), (body) => sent.push(body)),
    answers(drill, aDrill({ from: "reviews" })),
  );
  showAt("/student/practice");
  expect(await screen.findByRole("heading", { name: "3 to review today" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Add the sales of region 2." })).toHaveAttribute(
    "href",
    `${PATH}?question=2`,
  );
  expect(screen.getAllByText("Excel, comes back on 4 Dec 2026")).toHaveLength(2);
  await pressButton("Review now");
  expect(await screen.findByRole("heading", { level: 1, name: "Review" })).toBeInTheDocument();
  expect(sent).toEqual([{ from: "reviews" }]);
});

it("says when the next mistake comes back if nothing is due today", async () => {
  const reviews = { due: 0, nextAt: "2026-12-03T18:30:00.000Z" };
  server.use(answers(practice, aPractice({ reviews, mistakes: [aMistake(1)] })));
  showAt("/student/practice");
  expect(await screen.findByText("The next review is on Friday, 4 Dec 2026.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Review now" })).toBeNull();
});

it("continues a practice that was begun on another device", async () => {
  server.use(answers(practice, aPractice({ open: { _id: idOf(700), topic: "vba", answered: 1 } })));
  showAt("/student/practice");
  expect(await screen.findByRole("heading", { name: "Continue: VBA" })).toBeInTheDocument();
  expect(screen.getByText("1 question answered.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Continue" })).toHaveAttribute("href", PATH);
});

it("suggests the weakest topic of the failed quiz, and counts what was got right today", async () => {
  const sent: unknown[] = [];
  const { _id, score } = anAttempt();
  server.use(
    answers(practice, aPractice({ today: { right: 6, fixed: 2 }, quiz: null })),
    answers(progress, {
      interviews: [],
      quizzes: [{ _id, at: "2026-11-20T08:00:00.000Z", score, passed: false }],
      drills: [],
    }),
    answers(quizAttempt, anAttempt()),
    answers(startDrill, aDrill(), (body) => sent.push(body)),
    answers(drill, aDrill()),
  );
  showAt("/student/practice", { user: { passedQuiz: false } });
  const card = within(
    (await screen.findByRole("heading", { name: /, your weakest topic$/ })).closest("section") as HTMLElement,
  );
  expect(screen.getByText("Today in practice: 6 questions right, 2 of them corrected.")).toBeInTheDocument();
  await userEvent.click(card.getByRole("button", { name: /^Practise/ }));
  await waitFor(() => expect(sent).toMatchObject([{ from: "quiz", id: _id }]));
});

it("suggests another topic when the weakest one has been practised since the quiz", async () => {
  const { _id, score } = anAttempt();
  const quizzes = [{ _id, at: "2026-11-20T08:00:00.000Z", score, passed: false }];
  const drilled = (at: string) => [{ topic: "sql" as const, done: 1, first: 90, latest: 90, at }];
  server.use(answers(quizAttempt, anAttempt()));
  server.use(answers(progress, { interviews: [], quizzes, drills: drilled("2026-11-19T08:00:00.000Z") }));
  showAt("/student/practice", { user: { passedQuiz: false } });
  expect(await screen.findByRole("heading", { name: "Practise SQL, your weakest topic" })).toBeInTheDocument();
  cleanup();
  server.use(answers(progress, { interviews: [], quizzes, drills: drilled("2026-11-21T08:00:00.000Z") }));
  showAt("/student/practice", { user: { passedQuiz: false } });
  expect(await screen.findByRole("heading", { name: "Practise Excel next" })).toBeInTheDocument();
});

it("says that it could not be loaded, and tries again", async () => {
  server.use(isOffline(practice));
  showAt("/student/practice");
  expect(await screen.findByText("Your practice could not be loaded")).toBeInTheDocument();
  server.use(answers(practice, aPractice()));
  await pressButton("Try again");
  expect(await screen.findByRole("heading", { level: 3, name: "SQL" })).toBeInTheDocument();
});

describe("starting a practice", () => {
  it("needs one press on a topic", async () => {
    const sent: unknown[] = [];
    server.use(
      answers(startDrill, aDrill({ topic: "vba" }), (body) => sent.push(body)),
      answers(drill, aDrill({ topic: "vba" })),
    );
    const { at } = showAt("/student/practice");
    await screen.findByRole("heading", { level: 3, name: "VBA" });
    await pressButton("Practise VBA");
    expect(await screen.findByRole("heading", { name: "Quick practice: VBA" })).toBeInTheDocument();
    expect(at()).toBe(PATH);
    expect(sent).toEqual([{ topic: "vba" }]);
  });

  it("shows when the next drill is possible after ten in a day", async () => {
    const message = drillLimit("2026-11-20T18:30:00.000Z");
    server.use(refuses(startDrill, "TOO_MANY_REQUESTS", { message }));
    showAt("/student/practice");
    await screen.findByRole("heading", { level: 3, name: "SQL" });
    await pressButton("Practise SQL");
    expect(
      await screen.findByText(
        "You have used all your quick practice for today. You can start the next one after 21 Nov 2026, 12:00 am IST.",
      ),
    ).toBeInTheDocument();
  });

  it("shows an error when it cannot start without a network", async () => {
    server.use(isOffline(startDrill));
    showAt("/student/practice");
    await screen.findByRole("heading", { level: 3, name: "SQL" });
    const card = screen.getByRole("button", { name: "Practise SQL" }).closest("li") as HTMLElement;
    await pressButton("Practise SQL");
    expect(await within(card).findByText(/The practice could not be started/)).toBeInTheDocument();
  });
});
