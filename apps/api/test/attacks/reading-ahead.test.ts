import { interviewQuestion, startInterview } from "@dryrun/domain/interviews/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { asc, eq } from "drizzle-orm";
import { interviewAnswers, interviewSessions } from "../../src/db/schema/interviews.ts";
import { aJob, anApplication, aPerson, aStudent, type Person } from "../builders.ts";
import { createTestApp, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";

let testApp: TestApp;
let student: Person;
let sessionId: string;
beforeAll(async () => {
  testApp = await createTestApp();
  student = await aStudent(testApp);
  const applicationId = await anApplication(testApp, student, await aJob(testApp, await aPerson(testApp, "employer")));
  const { body } = await call(testApp, startInterview, { body: { applicationId } }, student.token);
  sessionId = body.sessionId;
});
afterAll(() => testApp.close());

const download = async () => {
  const { body } = await testApp.app.inject({
    url: "/api/account/export",
    headers: { authorization: `Bearer ${student.token}` },
  });
  return { text: body, interview: JSON.parse(body).interviews[0] };
};
const questions = () =>
  testApp.db
    .select()
    .from(interviewAnswers)
    .where(eq(interviewAnswers.sessionId, sessionId))
    .orderBy(asc(interviewAnswers.number));

test("a student who downloads their data during the interview reads no future question", async () => {
  const rows = await questions();
  for (const reached of [1, 2]) {
    if (reached === 2) await call(testApp, interviewQuestion, { params: { sessionId, n: 2 } }, student.token);
    const { text, interview } = await download();
    expect(interview.answers).toHaveLength(reached);
    for (const { number, question } of rows) {
      const prompt = JSON.stringify(question.prompt);
      expect([number, text.includes(prompt)]).toEqual([number, number <= reached]);
      expect(text).not.toContain(JSON.stringify(question.modelAnswer));
    }
  }
});

test("a student reads no score and no feedback before the evaluation is complete", async () => {
  const graded = { score: 9, feedback: "half graded" };
  await testApp.db.update(interviewAnswers).set(graded).where(eq(interviewAnswers.sessionId, sessionId));
  const early = { score: 88, finalDecision: "Pass" as const, summaryFeedback: "half summed up" };
  await testApp.db.update(interviewSessions).set(early).where(eq(interviewSessions.id, sessionId));
  const { text, interview } = await download();
  expect(interview).toMatchObject({ score: null, finalDecision: null, summaryFeedback: "" });
  expect(interview.answers[0]).toMatchObject({ score: null, feedback: "" });
  expect(text).not.toMatch(/half graded|half summed up/);
});
