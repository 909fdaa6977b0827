import { answers, failsWith, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import type { User } from "@dryrun/auth/use-session";
import { course } from "@dryrun/domain/courses/contract";
import { answerDrill, drill, practice, startDrill } from "@dryrun/domain/interviews/drills/contract";
import type { DrillTopic } from "@dryrun/domain/interviews/drills/limits";
import { BLANK_ANSWER, DONT_KNOW, INTERVIEW_RUNNING, TOO_MANY_TRIES } from "@dryrun/domain/interviews/messages";
import { memoryDrafts } from "@dryrun/forms/testing/memory-drafts";
import { describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import student from "../../../remote.tsx";
import { aDrill, aDrillQuestion, aPractice, idOf } from "../../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../../testing/show.tsx";
import type { Drill, GradedAnswer } from "./drill.ts";
import { DrillPage } from "./drill-page.tsx";
import { aGradedAnswer, anAnswered } from "./testing/answered.ts";

withServer();
const PATH = `/student/practice/drill/${idOf(700)}`;
const KEY = `${idOf(1)}:drill:${idOf(700)}`;
const pressButton = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const box = (number = 1) => screen.getByRole("textbox", { name: `Your answer to question ${number}` });
const type = (text: string, number = 1) => fireEvent.change(box(number), { target: { value: text } });

async function open(own: Partial<Drill> = {}, { store, kept } = memoryDrafts(), user: Partial<User> = {}) {
  server.use(answers(drill, aDrill(own)));
  const routes = [
    { path: "/student/practice/drill/:drillId", element: <DrillPage store={store} /> },
    ...student.routes,
  ];
  const view = showAt(PATH, { routes, user });
  await screen.findByRole("heading", { level: 1 });
  return { ...view, store, kept };
}
/** Makes the server grade the answer and return it when the drill is fetched again. */
function grades(number: number, own: Partial<GradedAnswer> = {}, before: Drill["questions"] = []) {
  const sent: unknown[] = [];
  server.use(
    answers(answerDrill, aGradedAnswer(number, own), (body) => {
      sent.push(body);
      const questions = [1, 2, 3].map((one) =>
        one === number ? anAnswered(one, own) : (before.find((each) => each.number === one) ?? aDrillQuestion(one)),
      );
      server.use(answers(drill, aDrill({ questions })));
    }),
  );
  return sent;
}

describe("a question", () => {
  it("is answered, graded immediately with its evidence, and followed by the next", async () => {
    const { kept } = await open();
    const sent = grades(1);
    expect(await screen.findByRole("heading", { name: "Question 1 of 3 · SQL" })).toBeInTheDocument();
    type("SELECT city");
    await waitFor(() => expect(kept.get(KEY)?.values).toEqual({ 1: "SELECT city" }));
    await pressButton("Check my answer");
    expect(await screen.findByText("You name the city 1.")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Question 1 of 3 · SQL" })).toHaveFocus();
    expect(screen.getAllByText("Score 7.5 out of 10, good")).toHaveLength(1);
    expect(screen.getByText("city", { selector: "mark" })).toBeInTheDocument();
    expect(sent).toEqual([{ number: 1, answer: "SELECT city" }]);
    await waitFor(() => expect(kept.size).toBe(0));
    await pressButton("Next question");
    expect(screen.getByRole("heading", { name: "Question 2 of 3 · SQL" })).toHaveFocus();
    expect(box(2)).toHaveValue("");
  });

  it('needs an answer, or "I don\'t know"', async () => {
    await open();
    const sent = grades(1, { answer: DONT_KNOW, score: 0 });
    await screen.findByRole("heading", { level: 2 });
    await pressButton("Check my answer");
    expect(screen.getByText(BLANK_ANSWER)).toBeInTheDocument();
    expect(box()).toHaveFocus();
    await pressButton("I don't know");
    expect(await screen.findByText(/^No problem\./)).toBeVisible();
    expect(screen.getByText("SELECT city FROM sales")).toBeVisible();
    expect(screen.queryByText(/^Score 0/)).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
    expect(sent).toEqual([{ number: 1, answer: DONT_KNOW }]);
  });

  it("shows that an answer could not be assessed, and continues", async () => {
    await open();
    grades(1, { score: 0, assessed: false, feedback: "It could not be assessed because of a fault on our side." });
    await screen.findByRole("heading", { level: 2 });
    type("SELECT city");
    await pressButton("Check my answer");
    expect(await screen.findByText("It could not be assessed because of a fault on our side.")).toBeVisible();
    expect(screen.getAllByText("Not assessed")).not.toHaveLength(0);
    expect(screen.queryByText(/^Score 0/)).toBeNull();
    await pressButton("Next question");
    expect(screen.getByRole("heading", { name: "Question 2 of 3 · SQL" })).toHaveFocus();
  });

  it("checks the answer on Ctrl+Enter", async () => {
    await open();
    const sent = grades(1);
    await screen.findByRole("heading", { level: 2 });
    type("SELECT city");
    fireEvent.keyDown(document, { key: "Enter", ctrlKey: true });
    await screen.findByText("You name the city 1.");
    expect(sent).toHaveLength(1);
  });
});

describe("Fix it", () => {
  const wrong = (climb: number[], own: Partial<GradedAnswer> = {}) =>
    anAnswered(1, { score: climb.at(-1) ?? 0, climb, ...own });
  const rest = [aDrillQuestion(2), aDrillQuestion(3)];
  const openFirst = async (own: Partial<Drill> = {}) => {
    const view = await open({ questions: [wrong([3]), ...rest], ...own });
    await screen.findByRole("heading", { name: "Question 2 of 3 · SQL" });
    await pressButton("Question 1, answered");
    return view;
  };

  it("folds the question on a phone", async () => {
    const list = { matches: false, addEventListener() {}, removeEventListener() {} };
    Object.defineProperty(globalThis, "matchMedia", { value: () => list, configurable: true });
    await openFirst();
    await pressButton("Fix it");
    expect(screen.getByText("What is asked in question 1?")).not.toBeVisible();
    await userEvent.click(screen.getByText("The question and its data"));
    expect(screen.getByText("What is asked in question 1?")).toBeVisible();
    Reflect.deleteProperty(globalThis, "matchMedia");
  });

  it("opens the person's own text beside the feedback, and keeps the scores of all tries", async () => {
    const { kept } = await openFirst();
    await pressButton("Fix it");
    expect(box()).toHaveValue("SELECT city");
    expect(screen.getByRole("complementary", { name: "What to correct" })).toHaveTextContent("You name the city 1.");
    const sent = grades(1, { answer: "SELECT city FROM sales", score: 10, climb: [3, 10] });
    type("SELECT city FROM sales");
    await waitFor(() => expect(kept.get(KEY)?.values).toEqual({ 1: "SELECT city FROM sales" }));
    await pressButton("Check my answer");
    await screen.findByText("Score 10 out of 10, good");
    const tries = within(screen.getByRole("list", { name: "Scores of your tries" })).getAllByRole("listitem");
    expect(tries.map(({ textContent }) => textContent?.split("/")[0])).toEqual(["3", "10"]);
    expect(sent).toEqual([{ number: 1, answer: "SELECT city FROM sales" }]);
    expect(screen.queryByRole("button", { name: "Fix it" })).toBeNull();
    await waitFor(() => expect(kept.size).toBe(0));
  });

  it("shows the model answer after the second try, or on request", async () => {
    await openFirst();
    expect(screen.queryByText("SELECT city FROM sales")).toBeNull();
    await pressButton("Show the model answer");
    expect(screen.getByText("SELECT city FROM sales")).toBeVisible();
    await pressButton("Fix it");
    grades(1, { score: 5, climb: [3, 5] });
    type("SELECT name");
    await pressButton("Check my answer");
    expect(await screen.findByText("SELECT city FROM sales")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Show the model answer" })).toBeNull();
  });

  it("says when the model answer of a test comes, and offers none before", async () => {
    const hidden = anAnswered(1, { score: 3, modelAnswer: "" });
    await openFirst({ questions: [hidden, ...rest] });
    expect(await screen.findByText("The model answer comes when you have passed the test of this unit.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Show the model answer" })).toBeNull();
  });

  it("begins with the answer of the result that the drill was started from", async () => {
    await open({ from: "result", fromId: idOf(500), questions: [wrong([3]), aDrillQuestion(2)] });
    expect(await screen.findByRole("heading", { name: "Question 1 of 3 · SQL" })).toBeInTheDocument();
    expect(box()).toHaveValue("SELECT city");
    await pressButton("Skip");
    expect(screen.getByRole("heading", { name: "Question 2 of 3 · SQL" })).toHaveFocus();
  });

  it("comes back at the end for each wrong answer, once", async () => {
    const questions = [wrong([3]), anAnswered(2, { score: 9 }), anAnswered(3, { score: 4 })];
    await open({ questions });
    expect(await screen.findByRole("heading", { name: "Question 1 of 3 · SQL" })).toBeInTheDocument();
    grades(1, { score: 8, climb: [3, 8] }, questions);
    type("SELECT better");
    await pressButton("Check my answer");
    await screen.findByRole("button", { name: "Next question" });
    await pressButton("Next question");
    expect(screen.getByRole("heading", { name: "Question 3 of 3 · SQL" })).toHaveFocus();
    await pressButton("Skip");
    expect(screen.getByRole("heading", { name: "2 of 3 right" })).toHaveFocus();
  });

  it("can be skipped after a right answer, which ends the set", async () => {
    await open({ questions: [wrong([3]), anAnswered(2, { score: 9 }), anAnswered(3, { score: 9 })] });
    await pressButton("Question 3, answered");
    expect(await screen.findByRole("button", { name: "Correct question 1" })).toBeInTheDocument();
    await pressButton("Finish the set");
    expect(await screen.findByRole("heading", { name: "2 of 3 right" })).toBeInTheDocument();
  });

  it("can be skipped if the last answer is the only wrong one", async () => {
    const questions = [anAnswered(1, { score: 9 }), anAnswered(2, { score: 9 })];
    await open({ questions: [...questions, aDrillQuestion(3)] });
    await screen.findByRole("heading", { name: "Question 3 of 3 · SQL" });
    grades(3, { score: 2 }, questions);
    type("SELECT city", 3);
    await pressButton("Check my answer");
    expect(await screen.findByRole("button", { name: "Fix it" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Next question" })).toBeNull();
    await pressButton("See how it went");
    expect(screen.getByRole("heading", { name: "2 of 3 right" })).toHaveFocus();
  });

  it("names the question that comes back, and the easier one that ends the set", async () => {
    const questions = [anAnswered(1, { score: 2 }), anAnswered(2, { score: 9 }), aDrillQuestion(3)];
    await open({ questions });
    await screen.findByRole("heading", { name: "Question 3 of 3 · SQL" });
    grades(3, { score: 9 }, questions);
    type("SELECT city", 3);
    await pressButton("Check my answer");
    await screen.findByRole("button", { name: "Correct question 1" });
    await pressButton("Correct question 1");
    expect(screen.getByRole("heading", { name: "Question 1 of 3 · SQL" })).toHaveFocus();
    const four = [
      anAnswered(1, { score: 3, climb: [2, 3] }),
      ...questions.slice(1, 2),
      anAnswered(3),
      aDrillQuestion(4),
    ];
    server.use(
      answers(answerDrill, aGradedAnswer(1, { score: 3, climb: [2, 3] }), () => {
        server.use(answers(drill, aDrill({ questions: four })));
      }),
    );
    type("SELECT name");
    await pressButton("Check my answer");
    await screen.findByRole("button", { name: "One easier question" });
    await pressButton("One easier question");
    expect(screen.getByRole("heading", { name: "Question 4 of 4 · SQL" })).toHaveFocus();
  });

  it("says why a try is not graded", async () => {
    await openFirst();
    await pressButton("Fix it");
    server.use(refuses(answerDrill, "ALREADY_ANSWERED", { message: TOO_MANY_TRIES }));
    type("SELECT again");
    await pressButton("Check my answer");
    expect(await screen.findByText(TOO_MANY_TRIES)).toBeVisible();
    expect(box()).toHaveValue("SELECT again");
  });

  it("keeps a try that was typed without a network, and sends it later", async () => {
    const { kept } = await openFirst();
    await pressButton("Fix it");
    server.use(isOffline(answerDrill));
    type("SELECT later");
    await pressButton("Check my answer");
    expect(await screen.findByText(/will be checked when you are back online/)).toBeInTheDocument();
    expect(kept.get(KEY)?.values).toEqual({ 1: "SELECT later" });
    const sent = grades(1, { score: 9, climb: [3, 9] });
    fireEvent(window, new Event("online"));
    expect(await screen.findByText("Score 9 out of 10, good")).toBeInTheDocument();
    expect(sent).toEqual([{ number: 1, answer: "SELECT later" }]);
  });
});

describe("a question of the quiz", () => {
  const asked = { question: "Which keyword sorts?", options: ["GROUP BY", "ORDER BY", "SORT"] };
  const graded = (score: number, climb: number[], answer: string) => ({
    ...{ score, climb, answer, question: asked.question, rubric: [], family: "" },
    ...{ modelAnswer: "ORDER BY", feedback: "ORDER BY sorts the rows." },
  });
  const choose = (option: string) => userEvent.click(screen.getByRole("radio", { name: option }));

  it("is chosen, tells right from wrong, and can be tried again before the reason is shown", async () => {
    await open({ from: "quiz", fromId: idOf(400), questions: [aDrillQuestion(1, asked)] });
    await screen.findByRole("group", { name: "Which keyword sorts?" });
    expect(screen.getByText("You missed this one in your quiz.")).toBeInTheDocument();
    expect(screen.getByText(/^Level \d$/)).toBeInTheDocument(); // without the name of a written level
    await pressButton("Check my answer");
    expect(screen.getByText(BLANK_ANSWER)).toBeInTheDocument();
    const shows = (own: Partial<GradedAnswer>) => {
      const sent = grades(1, own);
      const question = { ...anAnswered(1, own), ...asked, answer: own.answer ?? "" };
      server.use(answers(answerDrill, aGradedAnswer(1, own), (body) => void sent.push(body)));
      server.use(answers(drill, aDrill({ questions: [question, aDrillQuestion(2)] })));
      return sent;
    };
    const sent = shows(graded(0, [0], "SORT"));
    await choose("SORT");
    await pressButton("Check my answer");
    expect(await screen.findByText("Not right yet.")).toBeInTheDocument();
    expect(screen.queryByText("ORDER BY sorts the rows.")).toBeNull();
    await pressButton("Try again");
    expect(screen.getByRole("radio", { name: "SORT" })).toBeDisabled();
    await pressButton("Check my answer");
    expect(screen.getByText(BLANK_ANSWER)).toBeInTheDocument();
    shows(graded(10, [0, 10], "ORDER BY"));
    await choose("ORDER BY");
    await pressButton("Check my answer");
    expect(await screen.findByText("Right.")).toBeInTheDocument();
    expect(screen.getByText("ORDER BY sorts the rows.")).toBeInTheDocument();
    expect(sent).toEqual([{ number: 1, answer: "SORT" }]);
  });
});

it("waits for the next question, which is drawn after the answer", async () => {
  await open({ questions: [anAnswered(1)] });
  expect(screen.getByRole("button", { name: /^Question 2,/ })).toHaveAttribute("aria-disabled", "true");
  server.use(answers(drill, aDrill({ questions: [anAnswered(1), aDrillQuestion(2)] })));
  expect(await screen.findByRole("heading", { name: "Question 2 of 3 · SQL" })).toBeInTheDocument();
});

it("moves the focus to the result of a question that was opened by its dash", async () => {
  await open({ questions: [anAnswered(1, { score: 9 }), aDrillQuestion(2), aDrillQuestion(3)] });
  await screen.findByRole("heading", { name: "Question 2 of 3 · SQL" });
  await pressButton("Question 3, not answered");
  grades(3, {}, [anAnswered(1, { score: 9 })]);
  type("SELECT city", 3);
  await pressButton("Check my answer");
  expect(await screen.findByText("You name the city 3.")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Question 3 of 3 · SQL" })).toHaveFocus();
});

describe("without a network", () => {
  it("keeps and reports the typed answer, and sends it when the network is back", async () => {
    const { kept } = await open();
    await screen.findByRole("heading", { level: 2 });
    server.use(isOffline(answerDrill));
    type("SELECT city");
    await pressButton("Check my answer");
    expect(
      await screen.findByText(
        "You are offline. Your answer is saved on this device and will be checked when you are back online.",
      ),
    ).toBeInTheDocument();
    expect(box()).toHaveValue("SELECT city");
    expect(kept.get(KEY)?.values).toEqual({ 1: "SELECT city" });
    const sent = grades(1);
    fireEvent(window, new Event("online"));
    expect(await screen.findByText("You name the city 1.")).toBeInTheDocument();
    expect(sent).toEqual([{ number: 1, answer: "SELECT city" }]);
  });

  it("asks to keep the page open if the device cannot store the answer", async () => {
    const { store } = memoryDrafts();
    await open({}, { store: { ...store, put: async () => false }, kept: new Map() });
    await screen.findByRole("heading", { level: 2 });
    server.use(isOffline(answerDrill));
    type("SELECT city");
    await pressButton("Check my answer");
    expect(await screen.findByText(/Keep this page open/)).toBeInTheDocument();
  });

  it("retries after a server fault, automatically and on demand", async () => {
    await open();
    await screen.findByRole("heading", { level: 2 });
    server.use(failsWith(answerDrill));
    type("SELECT city");
    await pressButton("Check my answer");
    expect(await screen.findByText(/We keep trying/)).toBeInTheDocument();
    grades(1);
    await pressButton("Try now");
    expect(await screen.findByText("You name the city 1.")).toBeInTheDocument();
  });
});

describe("reopening", () => {
  it("shows the first question without a result, with the typed text", async () => {
    const drafts = memoryDrafts({ key: KEY, values: { 1: "SELECT city", 2: "SELECT 2" }, savedAt: Date.now() });
    await open({ questions: [anAnswered(1), aDrillQuestion(2), aDrillQuestion(3)] }, drafts);
    expect(await screen.findByRole("heading", { name: "Question 2 of 3 · SQL" })).toBeInTheDocument();
    expect(box(2)).toHaveValue("SELECT 2");
    await waitFor(() => expect(drafts.kept.get(KEY)?.values).toEqual({ 2: "SELECT 2" }));
    await pressButton("Question 1, answered");
    expect(screen.getByText("You name the city 1.")).toBeInTheDocument();
  });

  it("reports a saved answer with a slow result, and shows the result when it arrives", async () => {
    const waiting = aDrillQuestion(1, { answer: "SELECT city", answeredAt: "2026-11-20T10:01:00.000Z" });
    await open({ questions: [waiting, aDrillQuestion(2), aDrillQuestion(3)] });
    expect(await screen.findByText(/Grading is taking longer than usual/)).toBeInTheDocument();
    server.use(answers(drill, aDrill({ questions: [anAnswered(1), aDrillQuestion(2), aDrillQuestion(3)] })));
    expect(await screen.findByText("You name the city 1.")).toBeInTheDocument();
  });

  it("shows the result of an answer submitted in another tab", async () => {
    await open();
    await screen.findByRole("heading", { level: 2 });
    type("SELECT 9");
    server.use(
      refuses(answerDrill, "ALREADY_ANSWERED", { message: "This question has already been answered." }),
      answers(drill, aDrill({ questions: [anAnswered(1), aDrillQuestion(2), aDrillQuestion(3)] })),
    );
    await pressButton("Check my answer");
    expect(await screen.findByText("You name the city 1.")).toBeInTheDocument();
  });
});

describe("while an interview runs", () => {
  const runningInterview = { sessionId: idOf(500), applicationId: idOf(200), expiresAt: "2099-11-20T10:00:00.000Z" };
  const user = { runningInterview };
  const toRoom = `/student/interview/start/${idOf(200)}`;
  const expectWayBack = async () => {
    expect(await screen.findByText(INTERVIEW_RUNNING)).toBeVisible();
    const links = await screen.findAllByRole("link", { name: "Resume" });
    for (const link of links) expect(link).toHaveAttribute("href", toRoom);
  };

  it("shows why an answer was refused, and keeps it", async () => {
    const { kept } = await open();
    await screen.findByRole("heading", { level: 2 });
    server.use(refuses(answerDrill, "INTERVIEW_RUNNING", { message: INTERVIEW_RUNNING }));
    type("SELECT city");
    await pressButton("Check my answer");
    expect(await screen.findByText(INTERVIEW_RUNNING)).toBeVisible();
    expect(kept.get(KEY)?.values).toEqual({ 1: "SELECT city" });
  });

  it.each([
    ["a drill with open questions", PATH],
    ["the choice of a topic", "/student/practice"],
  ])("%s links back to the room instead", async (_, path) => {
    server.use(answers(drill, aDrill()));
    showAt(path, { user });
    await expectWayBack();
    expect(screen.getByRole("complementary", { name: "Running interview" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /Check my answer|Practise/ })).toBeNull();
  });

  it("shows a finished drill", async () => {
    server.use(answers(drill, aDrill({ questions: [1, 2, 3].map((number) => anAnswered(number)) })));
    showAt(PATH, { user });
    expect(await screen.findByRole("complementary", { name: "Running interview" })).toBeVisible();
    expect(screen.queryByText(INTERVIEW_RUNNING)).toBeNull();
  });
});

it("opens at the question of its address", async () => {
  server.use(answers(drill, aDrill({ questions: [anAnswered(1, { score: 2 }), aDrillQuestion(2)] })));
  showAt(`${PATH}?question=1`);
  expect(await screen.findByText("You name the city 1.")).toBeInTheDocument();
});

describe("the end", () => {
  const reachedIn = (topic: DrillTopic, reached: number) =>
    server.use(answers(practice, aPractice({ ladders: [{ topic, reached }] })));
  const done = [anAnswered(1, { score: 9 }), anAnswered(2, { score: 3, climb: [2, 3] }), anAnswered(3, { score: 8 })];

  it("says what was right, what comes next, and links back to the page that started the drill", async () => {
    reachedIn("sql", 2);
    await open({ from: "result", fromId: idOf(500), questions: done });
    expect(await screen.findByRole("heading", { name: "2 of 3 right" })).toBeInTheDocument();
    expect(await screen.findByText("You have reached level 2: Group and aggregate.")).toBeInTheDocument();
    expect(screen.getByText("Next: level 3, Join tables. A set begins one level below.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to the interview result" })).toHaveAttribute(
      "href",
      `/student/interview-summary/${idOf(500)}`,
    );
  });

  it("shows the levels and what was got right today, and leads to the quiz until it is passed", async () => {
    const reviews = { due: 0, nextAt: "2026-12-03T18:30:00.000Z" };
    const gains = { today: { right: 5, fixed: 1 }, quiz: { wrong: 12, corrected: 2 } };
    server.use(answers(practice, aPractice({ ladders: [{ topic: "sql", reached: 2 }], reviews, ...gains })));
    await open({ questions: done }, undefined, { passedQuiz: false });
    expect(await screen.findByRole("img", { name: "2 of 5 levels reached" })).toBeInTheDocument();
    expect(screen.getByText("SQL: 2 of 5 levels reached")).toBeInTheDocument();
    expect(
      screen.getByText(
        "Today in practice: 5 questions right, 1 of them corrected. 2 of 12 quiz mistakes corrected. The next review is on Friday, 4 Dec 2026.",
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Go to the quiz" })).toHaveAttribute("href", "/student/quiz");
  });

  it("names the first level if none was reached, and links back to the quiz", async () => {
    reachedIn("vba", 0);
    const questions = [1, 2, 3].map((number) => anAnswered(number, { score: 2, climb: [1, 2] }));
    await open({ topic: "vba", from: "quiz", fromId: idOf(400), questions });
    expect(await screen.findByRole("heading", { name: "0 of 3 right" })).toBeInTheDocument();
    expect(await screen.findByText("Next: level 1, Cells and values.")).toBeInTheDocument();
    expect(screen.queryByText(/You have reached level/)).toBeNull();
    expect(screen.getByRole("link", { name: "Back to the quiz result" })).toHaveAttribute(
      "href",
      `/student/quizzes/${idOf(400)}`,
    );
  });

  it("starts 3 more of the topic with one press", async () => {
    const sent: unknown[] = [];
    const { at: where } = await open({ questions: done });
    await screen.findByRole("heading", { name: "2 of 3 right" });
    const next = aDrill({ _id: idOf(701) });
    server.use(
      answers(startDrill, next, (body) => sent.push(body)),
      answers(drill, next),
    );
    await pressButton("Practise 3 more");
    await waitFor(() => expect(where()).toBe(`/student/practice/drill/${idOf(701)}`));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Question 1 of 3 · SQL" })).toBeInTheDocument());
    expect(sent).toEqual([{ topic: "sql" }]);
  });

  it("reopens an answer", async () => {
    await open({ questions: done });
    await screen.findByRole("heading", { name: "2 of 3 right" });
    await pressButton("Question 2");
    expect(screen.getByText("You name the city 2.")).toBeInTheDocument();
    await pressButton("See how it went");
    expect(screen.getByRole("heading", { name: "2 of 3 right" })).toHaveFocus();
  });
});

describe("the set of a unit", () => {
  const unit = { id: "clean-data", title: "Clean data you can trust", isTest: false };
  const ofUnit = { topic: "case", from: "course", fromId: "clean-data", unit } as const;
  const scored = (...first: number[]) =>
    first.map((score, index) => anAnswered(index + 1, { score: 10, climb: score < 10 ? [score, 10] : [score] }));

  it("has the unit's title, and leads back to the unit", async () => {
    await open(ofUnit);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Exercises: Clean data you can trust");
    expect(screen.getByText("Untimed. Only you see it.")).toBeInTheDocument();
    const back = screen.getByRole("link", { name: "Unit: Clean data you can trust" });
    expect(back).toHaveAttribute("href", "/course/clean-data");
  });

  it.each([
    [[10, 10, 10, 3, 2], "Test passed: 70%."],
    [[10, 10, 9, 3, 2], "Test: 68%. 70% passes, and another try has other questions. You have 3 tries in 24 hours."],
  ])("shows the result of a test from the first answers %j", async (first, shown) => {
    server.use(answers(course, { units: [], next: null, certificate: null }));
    await open({ ...ofUnit, unit: { ...unit, isTest: true }, planned: first.length, questions: scored(...first) });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Test: Clean data you can trust");
    expect(screen.getByText(/Your first answer to each question counts, and 70% passes/)).toBeInTheDocument();
    expect(await screen.findByText(shown)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to the unit" })).toHaveAttribute("href", "/course/clean-data");
  });

  it("congratulates after the last test of the course, with the certificate", async () => {
    const certificate = { certId: "7K3M9-QXT2C", issuedOn: "2026-11-20T10:00:00.000Z" };
    server.use(answers(course, { units: [], next: null, certificate }));
    await open({ ...ofUnit, unit: { ...unit, isTest: true }, planned: 1, questions: scored(10) });
    expect(await screen.findByText("You have completed the course.")).toBeInTheDocument();
    const link = screen.getByRole("link", { name: "See the certificate" });
    expect(link).toHaveAttribute("href", "/verify-certificate?id=7K3M9-QXT2C");
  });

  it("is plain practice once its unit has been removed", async () => {
    await open({ ...ofUnit, unit: null, questions: scored(10, 10, 10) });
    expect(screen.getByRole("link", { name: "Practice" })).toHaveAttribute("href", "/student/practice");
    expect(await screen.findByRole("heading", { name: "3 of 3 right" })).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: /^Back to/ })).toBeNull();
  });
});

it("shows that another person's drill does not exist", async () => {
  server.use(refuses(drill, "NOT_FOUND", { message: "This drill was not found." }));
  showAt(PATH);
  expect(await screen.findByRole("heading", { name: "This practice does not exist." })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Choose a topic" })).toHaveAttribute("href", "/student/practice");
});
