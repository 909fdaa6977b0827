import { interviewDetail, startInterview, submitInterview } from "@dryrun/domain/interviews/contract";
import { aJob, anApplication, aStudent, type Person } from "./builders.ts";
import { eventually, type TestApp } from "./create-test-app.ts";
import { call } from "./inject.ts";

export const tenTimes = (answer: string) =>
  Array.from({ length: 10 }, (_, index) => ({ number: index + 1, answer: `${answer}` }));

export const detailOf = async (world: TestApp, student: Person, sessionId: string) =>
  (await call(world, interviewDetail, { params: { sessionId } }, student.token)).body;

/** Submits these answers and waits for the verdict. */
export async function graded(world: TestApp, student: Person, sessionId: string, answer: string) {
  await call(world, submitInterview, { body: { sessionId, answers: tenTimes(answer) } }, student.token);
  return eventually(async () => {
    const detail = await detailOf(world, student, sessionId);
    return detail.isCompleted ? detail : undefined;
  });
}

/** Makes a student with a graded interview for a job of this employer; the answer determines its score. */
export async function anInterviewed(world: TestApp, employer: Person, answer: string) {
  const student = await aStudent(world);
  const applicationId = await anApplication(world, student, await aJob(world, employer));
  const { body } = await call(world, startInterview, { body: { applicationId } }, student.token);
  await graded(world, student, body.sessionId, answer);
  return { student, applicationId, sessionId: body.sessionId };
}
