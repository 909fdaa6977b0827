import { startInterview, startPractice } from "@dryrun/domain/interviews/contract";
import { answerDrill, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { progress } from "@dryrun/domain/progress/contract";
import { PROGRESS_POINTS } from "@dryrun/domain/progress/limits";
import { generateQuiz, submitQuiz } from "@dryrun/domain/quiz/contract";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { aJob, anApplication, aPerson, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { anInterviewed, handInAnswer } from "../../../test/interviewed.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";
import { newId } from "../../ids.ts";

let testApp: TestApp;
let student: Person;
beforeAll(async () => {
  testApp = await createTestApp();
});
beforeEach(async () => {
  student = await aStudent(testApp, { credits: 3 });
});
afterAll(() => testApp.close());

const read = async (who = student) => (await call(testApp, progress, {}, who.token)).body;

test("is empty for a new student", async () => {
  expect(await read()).toEqual({ interviews: [], quizzes: [], drills: [] });
});

test("lists graded interviews with their score and that of each topic, oldest first", async () => {
  const { student: candidate, sessionId } = await anInterviewed(
    testApp,
    await aPerson(testApp, "employer"),
    "7 because",
  );
  const { interviews } = await read(candidate);
  expect(interviews).toMatchObject([
    {
      sessionId,
      jobTitle: "Data Analyst",
      score: 70,
      topics: ["sql", "excel", "power-bi", "vba", "case", "behavioural"].map((topic) => ({ topic, score: 70 })),
    },
  ]);
  const { topics = [] } = interviews[0] ?? {};
  expect([topics.reduce((sum, { lost }) => sum + lost, 0), topics.reduce((sum, { of }) => sum + of, 0)]).toEqual([
    30, 100,
  ]);
  const practice = await call(testApp, startPractice, { body: { topic: "sql" } }, student.token);
  expect([practice.status, (await read()).interviews]).toEqual([200, []]);
  await handInAnswer(testApp, student, practice.body.sessionId, "4 because");
  expect((await read()).interviews).toMatchObject([{ jobTitle: null, score: 40 }]);
  const applicationId = await anApplication(testApp, student, await aJob(testApp, await aPerson(testApp, "employer")));
  const { body } = await call(testApp, startInterview, { body: { applicationId } }, student.token);
  await handInAnswer(testApp, student, body.sessionId, "8 because");
  expect((await read()).interviews.map(({ score }) => score)).toEqual([40, 80]);
});

test("lists only the newest of many interviews", async () => {
  const now = testApp.clock.now();
  const rows = Array.from({ length: PROGRESS_POINTS + 3 }, (_, ago) => {
    const at = addMs(now, -ago * DAY_MS);
    const times = { startedAt: at, expiresAt: at, submittedAt: at, evaluatedAt: at };
    return { id: newId(at), studentId: student.id, topic: "sql" as const, seed: 1, ...times, score: ago };
  });
  await testApp.db.insert(interviewSessions).values(rows);
  const { interviews } = await read();
  expect([interviews.length, interviews.at(0)?.score, interviews.at(-1)?.score]).toEqual([
    PROGRESS_POINTS,
    PROGRESS_POINTS - 1,
    0,
  ]);
});

test("lists quizzes with their score, but not open papers", async () => {
  await call(testApp, generateQuiz, {}, student.token);
  expect((await read()).quizzes).toEqual([]);
  const { body } = await call(testApp, submitQuiz, { body: { answers: [] } }, student.token);
  expect((await read()).quizzes).toMatchObject([{ _id: body.attemptId, score: 0, passed: false }]);
});

test("counts a finished drill of a result too", async () => {
  const { body } = await call(testApp, startPractice, { body: { topic: "sql" } }, student.token);
  await handInAnswer(testApp, student, body.sessionId, "4 because");
  const started = await call(testApp, startDrill, { body: { from: "result", number: 1 } }, student.token);
  for (let number = 1; number <= 3; number++) {
    const request = { params: { id: started.body._id }, body: { number, answer: "9 because" } };
    expect((await call(testApp, answerDrill, request, student.token)).status).toBe(200);
  }
  expect((await read()).drills).toMatchObject([{ topic: "sql", done: 1, first: 90, latest: 90 }]);
});

test("counts finished drills by topic, with the first and the latest score, but not unfinished ones", async () => {
  const drill = async (topic: string, answer: string | null, answered = 3) => {
    testApp.clock.moveTo(addMs(testApp.clock.now(), 1000));
    const { body } = await call(testApp, startDrill, { body: { topic } }, student.token);
    for (let number = 1; answer && number <= answered; number++) {
      const request = { params: { id: body._id }, body: { number, answer } };
      expect((await call(testApp, answerDrill, request, student.token)).status).toBe(200);
    }
  };
  await drill("excel", "9 because");
  await drill("sql", "2 because");
  await drill("sql", "5 because");
  await drill("sql", "8 because");
  await drill("vba", null);
  await drill("power-bi", "3 because", 1);
  await drill("sql", "3 because", 2);
  const { drills } = await read();
  expect(drills).toMatchObject([
    { topic: "sql", done: 3, first: 20, latest: 80 },
    { topic: "excel", done: 1, first: 90, latest: 90 },
  ]);
  const [sql, excel] = drills.map(({ at }) => Date.parse(at));
  expect((sql ?? 0) - (excel ?? 0)).toBeGreaterThanOrEqual(3000); // three drills later, a second each
});
