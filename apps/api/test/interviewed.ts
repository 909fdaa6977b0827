import { interviewDetail, startInterview, submitInterview } from "@dryrun/domain/interviews/contract";
import { aJob, anApplication, aStudent, type Person } from "./builders.ts";
import { eventually, type TestApp } from "./create-test-app.ts";
import { call } from "./inject.ts";

export const tenTimes = (answer: string) =>
  Array.from({ length: 10 }, (_, index) => ({ number: index + 1, answer: `${answer}` }));

export const detailOf = async (testApp: TestApp, student: Person, sessionId: string) =>
  (await call(testApp, interviewDetail, { params: { sessionId } }, student.token)).body;

/** Submits these answers and waits for the verdict. */
export async function handInAnswer(testApp: TestApp, student: Person, sessionId: string, answer: string) {
  await call(testApp, submitInterview, { body: { sessionId, answers: tenTimes(answer) } }, student.token);
  return eventually(async () => {
    const detail = await detailOf(testApp, student, sessionId);
    return detail.isCompleted ? detail : undefined;
  });
}

/** Makes a student with a graded interview for a job of this employer; the answer determines its score. */
export async function anInterviewed(testApp: TestApp, employer: Person, answer: string) {
  const student = await aStudent(testApp);
  const applicationId = await anApplication(testApp, student, await aJob(testApp, employer));
  const { body } = await call(testApp, startInterview, { body: { applicationId } }, student.token);
  await handInAnswer(testApp, student, body.sessionId, answer);
  return { student, applicationId, sessionId: body.sessionId };
}
