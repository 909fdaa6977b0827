import { answers, breaks, refuses } from "@dryrun/api-client/testing/msw";
import { quizAttempt, quizHistory } from "@dryrun/domain/quiz/contract";
import type { QUIZ_TOPICS } from "@dryrun/domain/quiz/limits";
import { describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { anAttempt, idOf } from "../../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../../testing/show.tsx";
import { topicsOf, weakestOf } from "./topics.ts";

withServer();
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

describe("the history", () => {
  it("shows each quiz and opens it", async () => {
    const { answers: _, ...attempt } = anAttempt();
    server.use(answers(quizHistory, { nextPaperAt: null, history: [attempt] }));
    showAt("/student/quizzes");
    const link = await screen.findByRole("link", { name: "Quiz of 20 Nov 2026" });
    expect(link).toHaveAttribute("href", `/student/quizzes/${idOf(400)}`);
    const card = within(link.closest("li") as HTMLElement);
    for (const text of ["72%", "36 / 50 correct", "Not passed"]) expect(card.getByText(text)).toBeInTheDocument();
  });

  it("says that none was taken", async () => {
    server.use(answers(quizHistory, { nextPaperAt: null, history: [] }));
    showAt("/student/quizzes");
    expect(await screen.findByRole("heading", { name: "No quiz taken yet." })).toBeInTheDocument();
  });

  it("alerts when it cannot be loaded, and tries again", async () => {
    server.use(breaks(quizHistory));
    showAt("/student/quizzes");
    const alert = within(await screen.findByRole("alertdialog"));
    expect(alert.getByText("Your quiz history could not be loaded.")).toBeInTheDocument();
    await userEvent.click(alert.getByRole("button", { name: "OK" }));
    server.use(answers(quizHistory, { nextPaperAt: null, history: [] }));
    await press("Try again");
    expect(await screen.findByRole("heading", { name: "No quiz taken yet." })).toBeInTheDocument();
  });
});

describe("one quiz of the past", () => {
  it("explains the wrong answers, and can show these alone", async () => {
    server.use(answers(quizAttempt, anAttempt()));
    showAt(`/student/quizzes/${idOf(400)}`);
    expect(await screen.findByText("36 / 50 correct")).toBeInTheDocument();
    const wrong = within(
      (await screen.findByRole("heading", { name: /^How many rows has/ })).closest("li") as HTMLElement,
    );
    for (const text of ["Question 1 of 2 · SQL · Question id sql-004", "5", "0", "IS NULL"])
      expect(wrong.getByText(text)).toBeInTheDocument();
    const right = within(screen.getByText("What does SUM do?").closest("li") as HTMLElement);
    expect(right.queryByText("Correct answer")).toBeNull();
    expect(right.queryByText("It adds.")).toBeNull();
    await userEvent.click(screen.getByRole("checkbox", { name: "Wrong only" }));
    expect(screen.queryByText("What does SUM do?")).toBeNull();
    expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/student/quizzes");
  });

  it("says that it is not there", async () => {
    server.use(refuses(quizAttempt, "NOT_FOUND", { message: "This quiz does not exist." }));
    showAt(`/student/quizzes/${idOf(9)}`);
    expect(await screen.findByRole("heading", { name: "This quiz does not exist." })).toBeInTheDocument();
  });
});

it("finds the weakest topic by its share, among those that were asked", () => {
  const result = (topic: (typeof QUIZ_TOPICS)[number], isCorrect: boolean) => ({
    ...(anAttempt().answers[0] as never as ReturnType<typeof anAttempt>["answers"][number]),
    topic,
    isCorrect,
  });
  const topics = topicsOf([result("SQL", true), result("SQL", false), result("VBA", false), result("Excel", true)]);
  expect(topics).toEqual([
    { topic: "Excel", correct: 1, total: 1 },
    { topic: "SQL", correct: 1, total: 2 },
    { topic: "VBA", correct: 0, total: 1 },
  ]);
  expect(weakestOf(topics)?.topic).toBe("VBA");
});
