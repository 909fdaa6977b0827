import { answers, failsWith, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { answerDrill, drill, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { drillLimit } from "@dryrun/domain/interviews/drills/messages";
import { BLANK_ANSWER, DONT_KNOW, INTERVIEW_RUNNING } from "@dryrun/domain/interviews/messages";
import { memoryDrafts } from "@dryrun/forms/testing/memory-drafts";
import { describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import student from "../../../remote.tsx";
import { aDrill, aDrillQuestion, idOf } from "../../../testing/fixtures.ts";
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

async function open(own: Partial<Drill> = {}, { store, kept } = memoryDrafts()) {
  server.use(answers(drill, aDrill(own)));
  const routes = [
    { path: "/student/practice/drill/:drillId", element: <DrillPage store={store} /> },
    ...student.routes,
  ];
  const view = showAt(PATH, { routes });
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
    expect(await screen.findAllByText("Score 0 out of 10, weak")).not.toHaveLength(0);
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
    const drafts = memoryDrafts({ key: KEY, values: { 1: "old", 2: "SELECT 2" }, savedAt: Date.now() });
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
    ["the choice of a topic", "/student/practice/drill"],
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

describe("the end", () => {
  const done = [anAnswered(1, { score: 9 }), anAnswered(2, { score: 3 }), anAnswered(3, { score: 8 })];
  const at = "2026-11-19T10:00:00.000Z";

  it("shows before and after side by side, and links back to the page that started the drill", async () => {
    const rubric = [{ criterion: "Names the city", points: 2, maxPoints: 10 }];
    const before = { kind: "interview", id: idOf(500), at, percent: 20, rubric } as const;
    await open({ family: "family-1", questions: done, before: { ...before, rubric } });
    expect(await screen.findByText("Mock interview of 19 Nov 2026")).toBeInTheDocument();
    expect(screen.getByText("2 out of 10")).toBeInTheDocument();
    expect(screen.getByText("9 out of 10")).toBeInTheDocument();
    expect(screen.getByText("Better than before.")).toBeInTheDocument();
    expect(screen.getByRole("row", { name: "Names the city 2 of 10 7.5 of 10" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to the interview result" })).toHaveAttribute(
      "href",
      `/student/interview-summary/${idOf(500)}`,
    );
  });

  it("compares with a quiz in percent", async () => {
    await open({ topic: "vba", questions: done, before: { kind: "quiz", id: idOf(400), at, percent: 33, rubric: [] } });
    expect(await screen.findByText("Quiz of 19 Nov 2026")).toBeInTheDocument();
    expect(screen.getByText("33%")).toBeInTheDocument();
    expect(screen.getByText("67%")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to the quiz result" })).toHaveAttribute(
      "href",
      `/student/quizzes/${idOf(400)}`,
    );
  });

  it("starts 3 more of the weakest kind with one press", async () => {
    const sent: unknown[] = [];
    const { at: where } = await open({ questions: done });
    await screen.findByRole("heading", { name: "How it went" });
    const next = aDrill({ _id: idOf(701) });
    server.use(
      answers(startDrill, next, (body) => sent.push(body)),
      answers(drill, next),
    );
    await pressButton("Practise 3 more");
    await waitFor(() => expect(where()).toBe(`/student/practice/drill/${idOf(701)}`));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Question 1 of 3 · SQL" })).toBeInTheDocument());
    expect(sent).toEqual([{ family: "family-2" }]);
  });

  it("reopens an answer", async () => {
    await open({ questions: done });
    await screen.findByRole("heading", { name: "How it went" });
    await pressButton("Question 2");
    expect(screen.getByText("You name the city 2.")).toBeInTheDocument();
    await pressButton("See how it went");
    expect(screen.getByRole("heading", { name: "How it went" })).toHaveFocus();
  });
});

describe("starting", () => {
  it("needs one press on a topic", async () => {
    const sent: unknown[] = [];
    server.use(
      answers(startDrill, aDrill({ topic: "vba" }), (body) => sent.push(body)),
      answers(drill, aDrill({ topic: "vba" })),
    );
    const { at } = showAt("/student/practice/drill");
    await screen.findByRole("heading", { level: 1, name: "Quick practice" });
    await pressButton("Practise VBA");
    expect(await screen.findByRole("heading", { name: "Quick practice: VBA" })).toBeInTheDocument();
    expect(at()).toBe(PATH);
    expect(sent).toEqual([{ topic: "vba" }]);
  });

  it("shows when the next drill is possible after ten in a day", async () => {
    const message = drillLimit("2026-11-20T18:30:00.000Z");
    server.use(refuses(startDrill, "TOO_MANY_REQUESTS", { message }));
    showAt("/student/practice/drill");
    await screen.findByRole("heading", { level: 1 });
    await pressButton("Practise SQL");
    expect(
      await screen.findByText(
        "You have used all your quick practice for today. You can start the next one after 21 Nov 2026, 12:00 am IST.",
      ),
    ).toBeInTheDocument();
  });

  it("shows an error when it cannot start without a network", async () => {
    server.use(isOffline(startDrill));
    showAt("/student/practice/drill");
    await screen.findByRole("heading", { level: 1 });
    const card = screen.getByRole("button", { name: "Practise SQL" }).closest("li") as HTMLElement;
    await pressButton("Practise SQL");
    expect(await within(card).findByText(/The practice could not be started/)).toBeInTheDocument();
  });
});

it("shows that another person's drill does not exist", async () => {
  server.use(refuses(drill, "NOT_FOUND", { message: "This drill was not found." }));
  showAt(PATH);
  expect(await screen.findByRole("heading", { name: "This practice does not exist." })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Choose a topic" })).toHaveAttribute("href", "/student/practice/drill");
});
