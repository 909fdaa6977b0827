import { findAsked } from "@dryrun/content/interview/find-asked";
import { quizItems } from "@dryrun/content/quiz/load";
import type { QuizItem } from "@dryrun/content/quiz/quiz-item";
import { startPractice } from "@dryrun/domain/interviews/contract";
import { answerDrill, drill, practice, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { CHOOSE_OPTION, NOTHING_WRONG } from "@dryrun/domain/interviews/messages";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aStudent, freshToken, type Person } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { detailOf, handInAnswer } from "../../../../test/interviewed.ts";
import { drillAnswers } from "../../../db/schema/drills.ts";
import { interviewQuestionSums } from "../../../db/schema/interviews.ts";
import { quizItemChoices, quizPapers, retiredQuizItems } from "../../../db/schema/quiz.ts";
import { newId } from "../../../ids.ts";

let testApp: TestApp;
let student: Person;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  student = await aStudent(testApp);
});
afterAll(() => testApp.close());

const start = (body: object, who = student) => call(testApp, startDrill, { body }, who.token);
const read = async (id: string) => (await call(testApp, drill, { params: { id } }, student.token)).body;
/** Moves the clock on, so that the next action is later than the last. */
const later = () => testApp.clock.moveTo(new Date(testApp.clock.now().getTime() + 60_000));
async function answer(id: string, number: number, text: string) {
  later();
  return call(testApp, answerDrill, { params: { id }, body: { number, answer: text } }, student.token);
}
/** Starts a drill, answers its questions with these scores, and returns the levels. */
async function levelsOf(body: object, scores: readonly number[]) {
  later();
  const { _id: id } = (await start(body)).body;
  for (const [index, score] of scores.entries())
    expect(await answer(id, index + 1, `${score} because`)).toMatchObject({ status: 200, body: { score } });
  return (await read(id)).questions.map(({ level }) => level);
}

describe("the levels of a drill", () => {
  test("begin at 1, go up after two right answers, and begin one below the last success the next time", async () => {
    expect(await levelsOf({ topic: "sql" }, [8, 8, 8])).toEqual([1, 1, 2]);
    expect(await levelsOf({ topic: "sql" }, [8, 8, 8])).toEqual([1, 2, 3]);
    expect(await levelsOf({ topic: "sql" }, [2, 2, 2])).toEqual([2, 2, 1]);
    expect(await levelsOf({ topic: "excel" }, [8])).toEqual([1, 1]);
  });

  test("begin at a wanted level", async () => {
    expect(await levelsOf({ topic: "excel", level: 4 }, [8, 8, 8])).toEqual([4, 4, 5]);
    expect(await levelsOf({ topic: "excel", level: 2 }, [8, 2])).toEqual([2, 2, 2]);
  });

  test("begin below the best right answer of the last interview", async () => {
    const { sessionId } = (await call(testApp, startPractice, { body: { topic: "sql" } }, student.token)).body;
    await handInAnswer(testApp, student, sessionId, "8");
    const { questions } = await detailOf(testApp, student, sessionId);
    const asked = questions.map(({ question, sampleData }) => findAsked(question, sampleData)?.level ?? 0);
    expect(await levelsOf({ topic: "sql" }, [])).toEqual([Math.max(...asked) - 1]);
  });

  test("ignore the level of another student, and that of another topic", async () => {
    await levelsOf({ topic: "sql", level: 5 }, [8, 8]);
    expect(await levelsOf({ topic: "vba" }, [])).toEqual([1]);
    student = await aStudent(testApp);
    expect(await levelsOf({ topic: "sql" }, [])).toEqual([1]);
  });

  test("follow what many people found hard", async () => {
    const { _id: id } = (await start({ topic: "sql" })).body;
    const [{ questionId } = { questionId: "" }] = await testApp.db
      .select()
      .from(drillAnswers)
      .where(eq(drillAnswers.drillId, id));
    const hard = { uses: 100, notAssessed: 0, flagged: 0, raised: 0, points: 200, pointsSquares: 0, rest: 0 };
    await testApp.db.delete(interviewQuestionSums).where(eq(interviewQuestionSums.questionId, questionId));
    await testApp.db.insert(interviewQuestionSums).values({ questionId, ...hard, restSquares: 0, products: 0 });
    const { body } = await start({ family: questionId });
    expect(body.questions[0]?.level).toBe(2);
    await testApp.db.delete(interviewQuestionSums).where(eq(interviewQuestionSums.questionId, questionId));
  });
});

describe("the end of a drill", () => {
  const next = async (id: string) => (await read(id)).questions.length;

  test("is an easier question if a wrong answer came back and is still wrong", async () => {
    const { _id: id } = (await start({ topic: "sql", level: 3 })).body;
    for (const number of [1, 2, 3]) await answer(id, number, number === 2 ? "9 right" : "2 wrong");
    expect(await next(id)).toBe(3);
    await answer(id, 1, "8 right");
    expect(await next(id)).toBe(3);
    await answer(id, 3, "3 still wrong");
    const { questions } = await read(id);
    expect(questions.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(questions[3]?.level).toBeLessThan(3);
    await answer(id, 4, "1 wrong too");
    await answer(id, 4, "2 wrong too");
    expect(await next(id)).toBe(4);
  });

  test("is the third question if the last answer is right", async () => {
    const { _id: id } = (await start({ topic: "sql", level: 3 })).body;
    for (const number of [1, 2, 3]) await answer(id, number, "2 wrong");
    for (const number of [1, 2]) await answer(id, number, "3 wrong");
    await answer(id, 3, "8 right");
    expect(await next(id)).toBe(3);
  });

  test("is offered to be continued once a question is answered, even after another drill was opened", async () => {
    const open = async () => (await call(testApp, practice, {}, student.token)).body.open;
    const { _id: id } = (await start({ topic: "sql" })).body;
    expect(await open()).toBeNull();
    await answer(id, 1, "8 right");
    later();
    await start({ topic: "vba" });
    expect(await open()).toEqual({ _id: id, topic: "sql", answered: 1 });
  });

  test("is drawn once for simultaneous requests", async () => {
    const { _id: id } = (await start({ topic: "sql" })).body;
    await Promise.all([answer(id, 1, "8 right"), answer(id, 1, "8 right"), read(id), read(id)]);
    expect((await Promise.all([read(id), read(id)])).map(({ questions }) => questions.length)).toEqual([2, 2]);
  });
});

describe("a drill of a quiz", () => {
  const items = (topic: string, count: number, hasData = false) =>
    quizItems.filter((item) => item.topic === topic && Boolean(item.dataset) === hasData).slice(0, count);
  const answered = ({ id, topic, question, correct, explanation }: QuizItem, isCorrect: boolean) => {
    const selected = isCorrect ? correct : "";
    return { topic, questionId: id, question, selected, correct, isCorrect, explanation };
  };
  async function aPaper(right: readonly QuizItem[], wrong: readonly QuizItem[], who = student) {
    later();
    const at = testApp.clock.now();
    const id = newId(at);
    const times = { createdAt: at, touchedAt: at, submittedAt: at };
    const answers = [...right.map((item) => answered(item, true)), ...wrong.map((item) => answered(item, false))];
    await testApp.db.insert(quizPapers).values({ id, studentId: who.id, questions: [], ...times, score: 0, answers });
    return id;
  }

  test("begins with the easiest wrong one of the weakest topic, then asks an easy one in writing", async () => {
    const wrong = items("SQL", 6);
    const paper = await aPaper([...items("VBA", 3), ...items("SQL", 8).slice(6)], wrong);
    const { status, body } = await start({ from: "quiz" });
    expect([status, body.topic, body.from, body.fromId]).toEqual([201, "sql", "quiz", paper]);
    const [first] = body.questions;
    const item = wrong.find(({ question }) => question === first?.question) as QuizItem;
    expect(item.level).toBe(Math.min(...wrong.map(({ level }) => level)));
    expect(first?.options?.toSorted()).toEqual([item.correct, ...item.distractors.map(({ text }) => text)].toSorted());
    expect(JSON.stringify(body)).not.toContain(item.explanation.slice(0, 20));

    const other = await answer(body._id, 1, "not an option");
    expect([other.status, other.refusal.errors]).toEqual([400, [{ field: "answer", message: CHOOSE_OPTION }]]);
    const missed = await answer(body._id, 1, item.distractors[0].text);
    expect(missed.body).toMatchObject({ score: 0, climb: [0], rubric: [], family: "", feedback: item.explanation });
    expect((await answer(body._id, 1, item.correct)).body).toMatchObject({ score: 10, climb: [0, 10] });
    const second = (await read(body._id)).questions[1];
    expect([second?.options, second?.level]).toEqual([null, 1]);
  });

  test("begins with the next wrong one after one was repeated right", async () => {
    const wrong = items("VBA", 2);
    await aPaper([], wrong);
    const asked = async (isRight: boolean) => {
      const { _id, questions } = (await start({ from: "quiz" })).body;
      const item = wrong.find(({ question }) => question === questions[0]?.question);
      if (item) await answer(_id, 1, isRight ? item.correct : item.distractors[0].text);
      return item?.id;
    };
    const first = await asked(false);
    expect(await asked(true)).toBe(first);
    const second = await asked(true);
    expect(wrong.map(({ id }) => id).filter((id) => id !== first)).toEqual([second]);
    const counted = async () => (await call(testApp, practice, {}, student.token)).body.quiz;
    expect(await counted()).toEqual({ wrong: 2, corrected: 2 });
    expect(await asked(true)).toBeUndefined();
    await aPaper([], items("SQL", 3));
    expect(await counted()).toEqual({ wrong: 3, corrected: 0 });
  });

  test("is of a wanted topic and quiz, without questions about the workbook", async () => {
    const paper = await aPaper(items("VBA", 1), [...items("Excel", 4, true), ...items("Power BI", 2)]);
    await aPaper(items("VBA", 2), items("SQL", 2));
    const { body } = await start({ from: "quiz", id: paper, topic: "power-bi" });
    expect([body.topic, body.questions[0]?.options?.length]).toEqual(["power-bi", 4]);
    const excel = (await start({ from: "quiz", id: paper, topic: "excel" })).body;
    expect([excel.topic, excel.questions[0]?.options]).toEqual(["excel", null]);
    const vba = await start({ from: "quiz", id: paper, topic: "vba" });
    expect(vba.refusal.errors).toEqual([{ field: "topic", message: NOTHING_WRONG }]);
  });

  test("prefers what most people found easy, and asks no retired one", async () => {
    const [first, second, third] = items("VBA", 40).filter(({ level }) => level === 2) as [
      QuizItem,
      QuizItem,
      QuizItem,
    ];
    await aPaper([], [first, second, third]);
    const chosen = { option: third.correct, chosen: 40, rest: 0, restSquares: 0 };
    await testApp.db.insert(quizItemChoices).values({ itemId: third.id, ...chosen });
    const asked = async () => (await start({ from: "quiz" })).body.questions[0]?.question;
    expect(await asked()).toBe(third.question);
    const retirement = { reason: "Two right options.", retiredAt: testApp.clock.now() };
    await testApp.db.insert(retiredQuizItems).values([
      { itemId: third.id, ...retirement },
      { itemId: first.id, ...retirement },
    ]);
    expect(await asked()).toBe(second.question);
    await testApp.db.delete(retiredQuizItems);
    await testApp.db.delete(quizItemChoices);
  });

  test("needs a quiz of this student", async () => {
    const other = await aStudent(testApp);
    const paper = await aPaper([], items("SQL", 2), other);
    expect((await start({ from: "quiz", id: paper })).status).toBe(404);
    expect((await start({ from: "quiz" })).status).toBe(404);
  });
});

describe("a drill of a result", () => {
  async function interviewed(who = student) {
    const { sessionId } = (await call(testApp, startPractice, { body: { topic: "sql" } }, who.token)).body;
    await handInAnswer(testApp, who, sessionId, "4 because");
    later();
    return detailOf(testApp, who, sessionId);
  }

  test("begins with the answer to correct and its result, and keeps the climb", async () => {
    const { sessionId, questions } = await interviewed();
    const { status, body } = await start({ from: "result", id: sessionId, number: 3 });
    expect([status, body.from, body.fromId]).toEqual([201, "result", sessionId]);
    const { number: _, ...third } = questions[2] ?? { number: 0 };
    expect(body.questions[0]).toMatchObject({ number: 1, answer: "4 because", result: { ...third, climb: [4] } });
    expect(body.questions[1]?.answeredAt).toBeNull();
    expect((await answer(body._id, 1, "9 because")).body.climb).toEqual([4, 9]);
    // The interview's own answer is not changed.
    expect((await detailOf(testApp, student, sessionId)).questions[2]).toEqual(questions[2]);
    const [row] = await testApp.db.select().from(drillAnswers).where(eq(drillAnswers.drillId, body._id));
    expect(row?.firstScore).toBeNull();
  });

  test("shows in the result the best score of the corrected answer", async () => {
    const { sessionId, corrected } = await interviewed();
    expect(corrected).toEqual([]);
    const drill = async (...answers: string[]) => {
      const { body } = await start({ from: "result", id: sessionId, number: 3 });
      for (const one of answers) await answer(body._id, 1, one);
      return (await detailOf(testApp, student, sessionId)).corrected;
    };
    expect(await drill()).toEqual([]);
    expect(await drill("2 because")).toEqual([]);
    expect(await drill("8 because", "6 because")).toEqual([{ number: 3, score: 8 }]);
    expect(await drill("5 because")).toEqual([{ number: 3, score: 8 }]);
  });

  test("begins with the worst answer of the last result if none is named", async () => {
    const { questions } = await interviewed();
    const { body } = await start({ from: "result" });
    expect(questions.map(({ question }) => question)).toContain(body.questions[0]?.question);
    expect(body.questions[0]?.result?.score).toBe(Math.min(...questions.map(({ score }) => score)));
  });

  test("plans a review of the wrong answer once", async () => {
    const { sessionId } = await interviewed();
    const dueAt = async () => {
      await start({ from: "result", id: sessionId, number: 1 });
      const { mistakes } = (await call(testApp, practice, {}, student.token)).body;
      return mistakes.map((one) => one.dueAt);
    };
    const planned = await dueAt();
    expect(planned).toHaveLength(1);
    testApp.clock.moveTo(addMs(testApp.clock.now(), DAY_MS / 2));
    student = { ...student, token: await freshToken(testApp, student) };
    expect(await dueAt()).toEqual(planned);
    testApp.clock.moveTo(new Date());
  });

  test("needs a graded interview of this student", async () => {
    const other = await interviewed(await aStudent(testApp));
    expect((await start({ from: "result", id: other.sessionId })).status).toBe(404);
    expect((await start({ from: "result" })).status).toBe(404);
  });
});
