import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { drill, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { quizAttempt, quizHistory } from "@dryrun/domain/quiz/contract";
import type { QUIZ_TOPICS } from "@dryrun/domain/quiz/rules";
import { describe, expect, it } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { topicsOf, weakestOf } from "../../../shared/quiz/topics.ts";
import { aDrill, anAttempt, idOf } from "../../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../../testing/show.tsx";

withServer();
type Answer = ReturnType<typeof anAttempt>["answers"][number];
const anAnswer = (own: Partial<Answer>): Answer => ({ ...(anAttempt().answers[0] as Answer), ...own });
const pressButton = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

describe("the history", () => {
  it("shows each quiz and opens it", async () => {
    const { answers: _, ...attempt } = anAttempt();
    server.use(answers(quizHistory, { nextPaperAt: null, openPaperId: null, history: [attempt] }));
    showAt("/student/quizzes");
    const link = await screen.findByRole("link", { name: "Quiz of 20 Nov 2026" });
    expect(link).toHaveAttribute("href", `/student/quizzes/${idOf(400)}`);
    const card = within(link.closest("li") as HTMLElement);
    for (const text of ["72%", "36 / 50 correct", "Not passed"]) expect(card.getByText(text)).toBeInTheDocument();
  });

  it("shows that no quiz was taken", async () => {
    server.use(answers(quizHistory, { nextPaperAt: null, openPaperId: null, history: [] }));
    showAt("/student/quizzes");
    expect(await screen.findByRole("heading", { name: "No quiz taken yet." })).toBeInTheDocument();
  });

  it("shows an alert when it cannot be loaded, and retries", async () => {
    server.use(failsWith(quizHistory));
    showAt("/student/quizzes");
    const alert = within(await screen.findByRole("alertdialog"));
    expect(alert.getByText("Your quiz history could not be loaded.")).toBeInTheDocument();
    await userEvent.click(alert.getByRole("button", { name: "OK" }));
    server.use(answers(quizHistory, { nextPaperAt: null, openPaperId: null, history: [] }));
    await pressButton("Try again");
    expect(await screen.findByRole("heading", { name: "No quiz taken yet." })).toBeInTheDocument();
  });
});

describe("after a failed quiz", () => {
  const failed = anAttempt({
    answers: [
      ...Array.from({ length: 15 }, (_, index) => anAnswer({ questionId: `vba-${index}`, topic: "VBA" })),
      anAnswer({ questionId: "sql-1", topic: "SQL" }),
      anAnswer({ questionId: "sql-2", topic: "SQL", isCorrect: true }),
    ],
  });
  const { answers: _, ...listed } = failed;
  const show = async (nextPaperAt: string | null, user = { passedQuiz: false }) => {
    server.use(
      answers(quizHistory, { nextPaperAt, openPaperId: null, history: [listed] }),
      answers(quizAttempt, failed),
    );
    const view = showAt("/student/quizzes", { user });
    await screen.findByRole("link", { name: /^Quiz of/ });
    return view;
  };

  it("offers to review wrong answers, and to practise the weakest topic with one press", async () => {
    const { at } = await show(null);
    const after = within(
      (await screen.findByRole("heading", { name: "Not passed this time" })).closest("section") as HTMLElement,
    );
    expect(after.getByText("72%. The pass mark is 80%. Weakest topic: VBA (0 of 15).")).toBeInTheDocument();
    expect(after.getByRole("link", { name: "Review the 16 wrong ones" })).toHaveAttribute(
      "href",
      `/student/quizzes/${idOf(400)}#wrong`,
    );
    expect(after.getByRole("link", { name: "Retake the quiz" })).toHaveAttribute("href", "/student/quiz");
    const sent: unknown[] = [];
    const started = aDrill({ topic: "vba" });
    server.use(
      answers(startDrill, started, (body) => sent.push(body)),
      answers(drill, started),
    );
    await userEvent.click(after.getByRole("button", { name: "Practise VBA" }));
    expect(await screen.findByRole("heading", { name: "Quick practice: VBA" })).toBeInTheDocument();
    expect(at()).toBe(`/student/practice/drill/${idOf(700)}`);
    expect(sent).toEqual([{ from: "quiz", id: idOf(400), topic: "vba" }]);
  });

  it("shows when the quiz can be taken again", async () => {
    await show("2026-11-21T13:10:00.000Z");
    expect(await screen.findByText("You can take the quiz again after 21 Nov 2026, 6:40 pm IST.")).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Retake the quiz" })).toBeNull();
  });

  it("shows no advice after the quiz is passed", async () => {
    await show(null, { passedQuiz: true });
    expect(screen.queryByRole("heading", { name: "Not passed this time" })).toBeNull();
  });

  it("shows the advice on the page of the last quiz too", async () => {
    server.use(
      answers(quizHistory, { nextPaperAt: null, openPaperId: null, history: [listed] }),
      answers(quizAttempt, failed),
    );
    showAt(`/student/quizzes/${idOf(400)}`, { user: { passedQuiz: false } });
    expect(await screen.findByRole("button", { name: "Practise VBA" })).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "16 wrong answers" })).toBeInTheDocument();
  });
});

describe("one past quiz", () => {
  it("begins with the wrong answers and explanations; the right ones are collapsed", async () => {
    server.use(answers(quizAttempt, anAttempt()));
    showAt(`/student/quizzes/${idOf(400)}`);
    expect(await screen.findByText("36 / 50 correct")).toBeInTheDocument();
    const wrong = within(
      (await screen.findByRole("heading", { name: /^How many rows has/ })).closest("li") as HTMLElement,
    );
    for (const text of ["Question 1 of 2 · SQL", "5", "0", "IS NULL"])
      expect(wrong.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "1 wrong answer" })).toBeInTheDocument();
    const right = within(screen.getByText("What does SUM do?").closest("li") as HTMLElement);
    expect(right.queryByText("Correct answer")).toBeNull();
    expect(right.queryByText("It adds.")).toBeNull();
    expect(screen.getByText("1 correct answer").closest("details")).not.toHaveAttribute("open");
    expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/student/quizzes");
  });

  it("shows the wrong answers of one topic, below the bars, and starts its practice", async () => {
    const wrong = [
      anAnswer({ questionId: "sql-1", topic: "SQL", question: "Which rows?" }),
      anAnswer({ questionId: "vba-1", topic: "VBA", question: "Which loop?" }),
    ];
    server.use(answers(quizAttempt, anAttempt({ result: "pass", answers: wrong })));
    showAt(`/student/quizzes/${idOf(400)}`);
    const list = await screen.findByRole("region", { name: "2 wrong answers" });
    const bars = screen.getByRole("figure", { name: "Correct by topic" });
    expect(bars.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await pressButton("VBA (1)");
    expect(within(list).queryByText("Which rows?")).toBeNull();
    expect(within(list).getByText("Which loop?")).toBeInTheDocument();
    expect(within(list).getByRole("button", { name: "Practise VBA" })).toBeInTheDocument();
    await pressButton("All topics");
    expect(within(list).getByText("Which rows?")).toBeInTheDocument();
  });

  it("shows that a quiz does not exist", async () => {
    server.use(refuses(quizAttempt, "NOT_FOUND", { message: "This quiz does not exist." }));
    showAt(`/student/quizzes/${idOf(9)}`);
    expect(await screen.findByRole("heading", { name: "This quiz does not exist." })).toBeInTheDocument();
  });
});

it("finds the weakest topic by its share of wrong answers, among the topics asked", () => {
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
