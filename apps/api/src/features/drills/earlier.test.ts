import { answerDrill, drill, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { startPractice } from "@dryrun/domain/interviews/practice/contract";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { detailOf, handInAnswer } from "../../../test/interviewed.ts";
import { type GradedAnswer, quizPapers } from "../../db/schema/quiz.ts";
import { newId } from "../../ids.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const start = async (student: Person, body: object) => (await call(testApp, startDrill, { body }, student.token)).body;
const read = async (student: Person, id: string) =>
  (await call(testApp, drill, { params: { id } }, student.token)).body;

/** Makes a practice interview in which each answer has this score. */
async function practised(student: Person, topic: string, score: string) {
  const { sessionId } = (await call(testApp, startPractice, { body: { topic } }, student.token)).body;
  await handInAnswer(testApp, student, sessionId, score);
  return detailOf(testApp, student, sessionId);
}

/** Submits a quiz with this many right and wrong answers on VBA, and one right one on Excel. */
async function quizzed(student: Person, right: number, wrong: number) {
  const answer = (topic: string, isCorrect: boolean): GradedAnswer => ({
    topic,
    questionId: newId(testApp.clock.now()),
    question: "?",
    selected: "a",
    correct: isCorrect ? "a" : "b",
    isCorrect,
    explanation: "",
  });
  const at = testApp.clock.now();
  const id = newId(at);
  await testApp.db.insert(quizPapers).values({
    id,
    studentId: student.id,
    questions: [],
    createdAt: at,
    touchedAt: at,
    submittedAt: at,
    score: 0,
    answers: [
      ...Array.from({ length: right }, () => answer("VBA", true)),
      ...Array.from({ length: wrong }, () => answer("VBA", false)),
      answer("Excel", true),
    ],
  });
  return id;
}

/** Moves the clock on, so that the next action is later than the last. */
const later = () => testApp.clock.moveTo(new Date(testApp.clock.now().getTime() + 60_000));

describe("the earlier result shown with a drill", () => {
  test("is missing for a student who was never graded", async () => {
    const student = await aStudent(testApp);
    expect(await start(student, { topic: "sql" })).toMatchObject({ family: null, before: null });
  });

  test("is, for a family, its question in the last interview with criteria, and after a drill that drill", async () => {
    const student = await aStudent(testApp);
    const { sessionId, evaluatedAt, questions } = await practised(student, "sql", "3");
    const family = questions[4]?.family ?? "";
    later();
    const first = await start(student, { family });
    expect(first).toMatchObject({
      family,
      before: { kind: "interview", id: sessionId, at: evaluatedAt, percent: 30 },
    });
    expect(first.before?.rubric).toEqual(
      questions[4]?.rubric.map(({ criterion, points, maxPoints }) => ({ criterion, points, maxPoints })),
    );
    await call(testApp, answerDrill, { params: { id: first._id }, body: { number: 1, answer: "8" } }, student.token);
    later();
    const second = await start(student, { family });
    expect(second.before).toMatchObject({ kind: "drill", id: first._id, percent: 80 });
    // Later results do not change a drill's earlier result.
    expect((await read(student, first._id)).before).toEqual(first.before);
  });

  test("is, for a family that was never asked, the topic's", async () => {
    const student = await aStudent(testApp);
    const quiz = await quizzed(student, 1, 3);
    later();
    expect((await start(student, { family: "vba-split-by-region" })).before).toMatchObject({ kind: "quiz", id: quiz });
  });

  test("is, for a topic, the newer of the last interview and the last quiz", async () => {
    const student = await aStudent(testApp, { credits: 2 });
    const old = await quizzed(student, 12, 0);
    later();
    const quiz = await quizzed(student, 1, 3);
    later();
    expect((await start(student, { topic: "vba" })).before).toEqual({
      kind: "quiz",
      id: quiz,
      at: expect.any(String),
      percent: 25,
      rubric: [],
    });
    expect(old).not.toBe(quiz);
    later();
    const { sessionId } = await practised(student, "vba", "6");
    later();
    expect((await start(student, { topic: "vba" })).before).toMatchObject({
      kind: "interview",
      id: sessionId,
      percent: 60,
      rubric: [],
    });
    // Neither had a question on the topic case.
    expect((await start(student, { topic: "case" })).before).toBeNull();
  });

  test("is never another student's", async () => {
    const [student, other] = [await aStudent(testApp), await aStudent(testApp)];
    await quizzed(other, 1, 3);
    await practised(other, "vba", "2");
    later();
    expect((await start(student, { topic: "vba" })).before).toBeNull();
    expect((await start(student, { family: "vba-split-by-region" })).before).toBeNull();
  });
});
