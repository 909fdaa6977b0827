import { findQuizItem, findQuizItemByQuestion, formerItems } from "@dryrun/content/quiz/load";
import { me } from "@dryrun/domain/auth/contract";
import * as contract from "@dryrun/domain/quiz/contract";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { quizPapers } from "../../db/schema/quiz.ts";
import { newId } from "../../ids.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const paper = async (student: Person) => (await call(testApp, contract.generateQuiz, {}, student.token)).body;
type Question = Awaited<ReturnType<typeof paper>>["questions"][number];
/** Answers the first `correct` questions right and the rest wrong. */
const answersWith = (questions: Question[], correct: number) =>
  questions.map(({ id, question, options }, index) => {
    const key = findQuizItemByQuestion(question)?.correct;
    return { questionId: id, selected: index < correct ? key : options.find((option) => option !== key) };
  });
const hand = (student: Person, answers: unknown) =>
  call(testApp, contract.submitQuiz, { body: { answers } }, student.token);
const fresh = () => aStudent(testApp, { hasPassed: false });

describe("a paper", () => {
  test("has 50 questions, 13/12/13/12 by topic, with four options each, and no key in the response", async () => {
    const { body } = await call(testApp, contract.generateQuiz, {}, (await fresh()).token);
    const counts = Object.groupBy(body.questions, ({ topic }) => topic);
    expect([counts.Excel?.length, counts["Power BI"]?.length, counts.SQL?.length, counts.VBA?.length]).toEqual([
      13, 12, 13, 12,
    ]);
    for (const question of body.questions) {
      expect(Object.keys(question).sort()).toEqual(["id", "needsFile", "options", "question", "topic"]);
      expect(new Set(question.options).size).toBe(4);
    }
    expect(body.questions.map(({ needsFile }) => needsFile)).toEqual([
      ...Array(38).fill(false),
      ...Array(12).fill(true),
    ]);
    expect(JSON.stringify(body)).not.toMatch(/explanation|"correct"|misconception/);
  });

  test("stays the same, also for ten simultaneous requests, until it is unused for 24 hours", async () => {
    const student = await fresh();
    const papers = await Promise.all(Array.from({ length: 10 }, () => paper(student)));
    for (const other of papers) expect(other).toEqual(papers[0]);
    testApp.clock.moveTo(new Date(Date.now() + DAY_MS - MINUTE_MS));
    expect(await paper(student)).toEqual(papers[0]);
    testApp.clock.moveTo(new Date(Date.now() + 2 * DAY_MS));
    expect((await paper(student)).paperId).not.toBe(papers[0]?.paperId);
    testApp.clock.moveTo(new Date());
  });

  test("that was open when items were replaced keeps its items, and is graded by them", async () => {
    const student = await fresh();
    const open = await paper(student);
    const questions = formerItems.slice(0, 50).map(({ id, correct, distractors }) => ({
      itemId: id,
      options: [...distractors.map(({ text }) => text), correct],
    }));
    await testApp.db.update(quizPapers).set({ questions }).where(eq(quizPapers.id, open.paperId));
    const again = await paper(student);
    expect(again.paperId).toBe(open.paperId);
    expect(again.questions.map(({ question }) => question)).toEqual(
      formerItems.slice(0, 50).map(({ question }) => question),
    );
    const answers = again.questions.map(({ id, options }, index) => ({
      questionId: id,
      selected: options[index < 45 ? 3 : 0],
    }));
    expect((await hand(student, answers)).body).toMatchObject({ score: 90, result: "pass" });
  });

  test("older than 24 hours can be submitted until a new one is opened", async () => {
    const [waits, opens] = [await fresh(), await fresh()];
    const old = { waits: (await paper(waits)).questions, opens: (await paper(opens)).questions };
    testApp.clock.moveTo(new Date(Date.now() + DAY_MS + MINUTE_MS));
    const { status, body } = await hand(waits, answersWith(old.waits, 40));
    expect([status, body.result]).toEqual([200, "pass"]);
    const { questions } = await paper(opens);
    const refused = await hand(opens, answersWith(old.opens, 50));
    expect([refused.status, refused.refusal.code]).toEqual([400, "VALIDATION"]);
    expect((await hand(opens, answersWith(questions, 39))).body.score).toBe(78);
    const { history } = (await call(testApp, contract.quizHistory, {}, opens.token)).body;
    expect(history).toHaveLength(1); // the replaced paper was never submitted
    testApp.clock.moveTo(new Date());
  });

  test("differs between two students", async () => {
    const [one, two] = [await paper(await fresh()), await paper(await fresh())];
    expect(one.questions.map(({ id }) => id)).not.toEqual(two.questions.map(({ id }) => id));
  });
});

describe("submitting a paper", () => {
  test.each([
    { correct: 40, score: 80, result: "pass" },
    { correct: 39, score: 78, result: "fail" },
    { correct: 50, score: 100, result: "pass" },
    { correct: 0, score: 0, result: "fail" },
  ])("with $correct right answers gives $score percent, $result", async ({ correct, score, result }) => {
    const student = await fresh();
    const { questions } = await paper(student);
    const { status, body } = await hand(student, answersWith(questions, correct));
    expect([status, body.score, body.result]).toEqual([200, score, result]);
    const { user } = (await call(testApp, me, {}, student.token)).body;
    expect([user.passedQuiz, user.hasAttempts]).toEqual([result === "pass", true]);
    const { body: attempt } = await call(
      testApp,
      contract.quizAttempt,
      { params: { id: body.attemptId } },
      student.token,
    );
    expect(attempt).toMatchObject({ score, result, correctAnswers: correct, totalQuestions: 50 });
    expect(attempt.answers.filter(({ isCorrect }) => isCorrect)).toHaveLength(correct);
    expect(attempt.answers[0]?.explanation).toBeTruthy();
  });

  test("counts an unanswered question as wrong, and is possible once, also in simultaneous requests", async () => {
    const student = await fresh();
    const { questions } = await paper(student);
    const some = answersWith(questions, 50).slice(0, 10);
    const answers = await Promise.all([hand(student, some), hand(student, some)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body.score).toBe(20);
    expect((await hand(student, some)).refusal.code).toBe("PAPER_SUBMITTED");
  });

  test("answers 400 at the field of a question or option that the paper does not have; the paper stays open", async () => {
    const student = await fresh();
    const { questions } = await paper(student);
    const bad = [
      { questionId: "sql-999", selected: "" },
      { questionId: questions[0]?.id, selected: "my own" },
    ];
    const { status, refusal } = await hand(student, bad);
    expect([status, refusal.errors?.map(({ field }) => field)]).toEqual([
      400,
      ["answers.0.questionId", "answers.1.selected"],
    ]);
    expect((await hand(student, answersWith(questions, 40))).status).toBe(200);
  });

  test("keeps an earlier pass", async () => {
    const student = await fresh();
    await hand(student, answersWith((await paper(student)).questions, 45));
    await hand(student, answersWith((await paper(student)).questions, 5));
    expect((await call(testApp, me, {}, student.token)).body.user.passedQuiz).toBe(true);
    const { history } = (await call(testApp, contract.quizHistory, {}, student.token)).body;
    expect(history.map(({ score, result }) => [score, result])).toEqual([
      [10, "fail"],
      [90, "pass"],
    ]);
  });

  test("answers 404 for another student's attempt", async () => {
    const student = await fresh();
    const { body } = await hand(student, answersWith((await paper(student)).questions, 1));
    expect(
      (await call(testApp, contract.quizAttempt, { params: { id: body.attemptId } }, (await fresh()).token)).status,
    ).toBe(404);
  });
});

describe("the limit", () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await createTestApp({ rateLimitScale: 1 });
  });
  afterAll(() => limited.close());

  const START = new Date("2026-11-20T09:00:00.000Z");
  const open = (student: Person) => call(limited, contract.generateQuiz, {}, student.token);
  const submit = (student: Person, answers: unknown[]) =>
    call(limited, contract.submitQuiz, { body: { answers } }, student.token);
  const historyOf = async (student: Person) => (await call(limited, contract.quizHistory, {}, student.token)).body;

  test("is three submitted papers within 24 hours; the fourth is refused with 429 and the next possible time", async () => {
    const student = await aStudent(limited, { hasPassed: false });
    for (let taken = 0; taken < 3; taken++) {
      limited.clock.moveTo(addMs(START, taken * HOUR_MS));
      expect((await historyOf(student)).nextPaperAt).toBeNull();
      expect((await open(student)).status).toBe(200);
      await submit(student, []);
    }
    const next = addMs(START, DAY_MS).toISOString();
    const { status, refusal, headers } = await open(student);
    expect([status, refusal.code, refusal.message]).toEqual([
      429,
      "TOO_MANY_REQUESTS",
      "You have taken the quiz three times today. Try again after 21 Nov 2026, 2:30 pm IST.",
    ]);
    expect(Math.round(Number(headers["retry-after"]) / 60)).toBe(22 * 60);
    expect((await historyOf(student)).nextPaperAt?.slice(0, 16)).toBe(next.slice(0, 16));
    expect((await historyOf(student)).history).toHaveLength(3);
    limited.clock.moveTo(addMs(new Date(next), MINUTE_MS));
    expect((await open(student)).status).toBe(200);
    expect((await historyOf(student)).nextPaperAt).toBeNull();
  });

  test("counts submitted papers, not opened ones; an open one can always be submitted", async () => {
    const student = await aStudent(limited, { hasPassed: false });
    limited.clock.moveTo(START);
    expect((await historyOf(student)).openPaperId).toBeNull();
    for (let look = 0; look < 10; look++) expect((await open(student)).status).toBe(200);
    expect((await historyOf(student)).openPaperId).toBe((await open(student)).body.paperId);
    limited.clock.moveTo(addMs(START, 25 * HOUR_MS)); // the next visit replaces it
    expect((await historyOf(student)).openPaperId).toBeNull();
    limited.clock.moveTo(START);
    await submit(student, []);
    expect((await historyOf(student)).openPaperId).toBeNull();
    await open(student);
    await submit(student, []);
    const { body } = await open(student);
    expect((await open(student)).body).toEqual(body);
    expect((await historyOf(student)).nextPaperAt).toBeNull();
  });

  test("keeps an open paper open after three others were submitted", async () => {
    const student = await aStudent(limited, { hasPassed: false });
    const open1 = (await open(student)).body;
    const at = limited.clock.now();
    const [kept] = await limited.db.select().from(quizPapers).where(eq(quizPapers.id, open1.paperId));
    const others = [1, 2, 3].map(() => ({
      ...(kept as typeof quizPapers.$inferSelect),
      id: newId(at),
      submittedAt: at,
    }));
    await limited.db.insert(quizPapers).values(others);
    expect(await open(student)).toMatchObject({ status: 200, body: open1 });
    expect((await historyOf(student)).nextPaperAt).toBeNull();
    await submit(student, []);
    expect((await open(student)).status).toBe(429);
  });

  test("is separate for each student", async () => {
    const [one, two] = [await aStudent(limited), await aStudent(limited)];
    for (let taken = 0; taken < 3; taken++) {
      await open(one);
      await submit(one, []);
    }
    expect([(await open(one)).status, (await open(two)).status]).toEqual([429, 200]);
  });
});

test("repeats no question in three consecutive papers of a student", async () => {
  const student = await fresh();
  const requests: string[] = [];
  for (let taken = 0; taken < 3; taken++) {
    requests.push(...(await paper(student)).questions.map(({ question }) => question));
    await hand(student, []);
  }
  expect(new Set(requests).size).toBe(150);
});

test("reveals no item of the bank in question ids, before or after the submission", async () => {
  const [one, two] = [await fresh(), await fresh()];
  const [first, second] = [await paper(one), await paper(two)];
  const ids = [...first.questions, ...second.questions].map(({ id }) => id);
  expect(new Set(ids).size).toBe(100);
  expect(ids.filter((id) => findQuizItem(id))).toEqual([]);
  const { body } = await hand(one, []);
  const attempt = await call(testApp, contract.quizAttempt, { params: { id: body.attemptId } }, one.token);
  expect(attempt.body.answers.map(({ questionId }) => questionId)).toEqual(first.questions.map(({ id }) => id));
});

test("offers the dataset as CSV and as a workbook, and no other file", async () => {
  const get = (name: string) => testApp.app.inject({ url: `/api/quiz/dataset/${name}` });
  const csv = await get("dryrun-sales.csv");
  expect([csv.statusCode, csv.body.split("\n").length > 2000]).toEqual([200, true]);
  expect(csv.headers["content-disposition"]).toBe('attachment; filename="dryrun-sales.csv"');
  expect((await get("dryrun-sales.xlsx")).rawPayload.subarray(0, 2).toString()).toBe("PK");
  for (const name of ["other.csv", "..%2Fpackage.json", "dryrun-sales.csv%00"])
    expect((await get(name)).statusCode).toBe(404);
});
