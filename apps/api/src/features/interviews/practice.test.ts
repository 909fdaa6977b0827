import { me } from "@dryrun/domain/auth/contract";
import {
  interviewDetail,
  interviewHistory,
  saveDraft,
  sendToRecruiter,
  startInterview,
  startPractice,
} from "@dryrun/domain/interviews/contract";
import { PRACTICE_TOPICS } from "@dryrun/domain/interviews/limits";
import { INTERVIEW_RUNNING } from "@dryrun/domain/interviews/messages";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, anApplication, aPerson, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { handInAnswer } from "../../../test/interviewed.ts";
import { consents } from "../../db/schema/accounts.ts";
import { interviewAnswers } from "../../db/schema/interviews.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const consent = { version: "2026-11", at: "2026-11-20T09:00:00.000Z" };
const practise = (student: Person, topic: string) =>
  call(testApp, startPractice, { body: { topic, consent } }, student.token);
const userOf = async (student: Person) => (await call(testApp, me, {}, student.token)).body.user;
const topicsOf = async (sessionId: string) => {
  const rows = await testApp.db.select().from(interviewAnswers).where(eq(interviewAnswers.sessionId, sessionId));
  return rows.map(({ question }) => question.topic);
};

test.each(PRACTICE_TOPICS.filter((topic) => topic !== "mixed"))("asks ten questions, first on %s", async (topic) => {
  const student = await aStudent(testApp);
  const { status, body } = await practise(student, topic);
  expect(status).toBe(200);
  const topics = await topicsOf(body.sessionId);
  expect(topics).toHaveLength(10);
  expect(topics.slice(0, 4)).toEqual(Array(4).fill(topic));
});

test("draws questions like an interview if mixed, costs a credit and stores the consent", async () => {
  const student = await aStudent(testApp, { credits: 1 });
  const { body } = await practise(student, "mixed");
  expect(new Set(await topicsOf(body.sessionId)).size).toBe(6);
  const { _id, interviewCredits, runningInterview } = await userOf(student);
  expect(interviewCredits).toBe(0);
  expect(runningInterview).toMatchObject({ sessionId: body.sessionId, applicationId: null });
  const agreed = await testApp.db.select().from(consents).where(eq(consents.userId, _id));
  expect(agreed.filter(({ kind }) => kind === "interview")).toHaveLength(1);
});

test("returns the running practice for any topic, also in ten simultaneous starts, without a second credit", async () => {
  const student = await aStudent(testApp, { credits: 5 });
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => practise(student, index % 2 ? "sql" : "excel")),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(answers.map(({ body }) => body.sessionId)).size).toBe(1);
  expect((await userOf(student)).interviewCredits).toBe(4);
});

test.each([
  ["an unknown topic", "cooking", 1, 400],
  ["no topic", "", 1, 400],
  ["no credit", "sql", 0, 403],
])("is refused with %s", async (_, topic, credits, expected) => {
  const student = await aStudent(testApp, { credits });
  expect((await practise(student, topic)).status).toBe(expected);
  expect((await userOf(student)).interviewCredits).toBe(credits);
});

test("is graded, is in the history with its topic, and can never be sent", async () => {
  const student = await aStudent(testApp);
  const { sessionId } = (await practise(student, "power-bi")).body;
  expect(await handInAnswer(testApp, student, sessionId, "9")).toMatchObject({
    score: 90,
    finalDecision: "Pass",
    topic: "power-bi",
    applicationId: null,
    job: null,
    sendable: false,
  });
  const { body } = await call(testApp, interviewHistory, { query: { page: 1, limit: 6 } }, student.token);
  expect(body.sessions).toMatchObject([{ topic: "power-bi", applicationId: null, job: null }]);
  const sent = await call(testApp, sendToRecruiter, { body: { sessionId } }, student.token);
  expect([sent.status, sent.refusal.code]).toEqual([409, "NOT_SENDABLE"]);
});

test("neither starts, continues nor accepts answers while an interview for an application runs", async () => {
  const student = await aStudent(testApp, { credits: 3 });
  const applicationId = await anApplication(testApp, student, await aJob(testApp, await aPerson(testApp, "employer")));
  const { sessionId: before } = (await practise(student, "sql")).body;
  const draft = { params: { sessionId: before, n: 1 }, body: { answer: "SELECT 1" } };
  const saves = () => call(testApp, saveDraft, draft, student.token);
  expect((await saves()).status).toBe(204);
  const { sessionId } = (await call(testApp, startInterview, { body: { applicationId } }, student.token)).body;
  const refusal = { code: "INTERVIEW_RUNNING", message: INTERVIEW_RUNNING, sessionId };
  for (const refused of [await practise(student, "sql"), await saves()])
    expect([refused.status, refused.refusal]).toEqual([409, refusal]);
  await handInAnswer(testApp, student, sessionId, "5");
  expect([(await practise(student, "sql")).body.sessionId, (await saves()).status]).toEqual([before, 204]);
  expect((await userOf(student)).interviewCredits).toBe(1);
});

test("starts before a simultaneous interview for an application, or is refused", async () => {
  const student = await aStudent(testApp, { credits: 2 });
  const applicationId = await anApplication(testApp, student, await aJob(testApp, await aPerson(testApp, "employer")));
  const [interview, practice] = await Promise.all([
    call(testApp, startInterview, { body: { applicationId } }, student.token),
    practise(student, "sql"),
  ]);
  expect(interview.status).toBe(200);
  expect(practice.status === 200 || practice.refusal.code === "INTERVIEW_RUNNING").toBe(true);
  expect((await userOf(student)).interviewCredits).toBe(practice.status === 200 ? 0 : 1);
  expect((await practise(student, "sql")).status).toBe(409);
});

test.each(["a job", "practice"])(
  "keeps an interview for %s marked once it was continued without full screen",
  async (purpose) => {
    const student = await aStudent(testApp, { credits: 2 });
    const applicationId = await anApplication(
      testApp,
      student,
      await aJob(testApp, await aPerson(testApp, "employer")),
    );
    const start = (fullScreen: boolean) =>
      purpose === "practice"
        ? call(testApp, startPractice, { body: { topic: "sql", fullScreen } }, student.token)
        : call(testApp, startInterview, { body: { applicationId, fullScreen } }, student.token);
    const marks: boolean[] = [];
    for (const fullScreen of [true, false, true]) {
      const { sessionId } = (await start(fullScreen)).body;
      marks.push((await call(testApp, interviewDetail, { params: { sessionId } }, student.token)).body.fullScreen);
    }
    expect(marks).toEqual([true, false, false]);
  },
);
