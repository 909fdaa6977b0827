import { me } from "@dryrun/domain/auth/contract";
import { interviewDetail, startPractice, submitInterview } from "@dryrun/domain/interviews/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { aStudent, type Person } from "../builders.ts";
import { createTestApp, eventually, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { scriptedEvaluator } from "../scripted-evaluator.ts";

// An answer on which the grader fails must not return the credit: three such interviews would show thirty questions for free.

const BREAKS = "breaks the grader";

let testApp: TestApp;
beforeAll(async () => {
  const failing: typeof scriptedEvaluator = {
    ...scriptedEvaluator,
    evaluate: (question, answer) =>
      answer === BREAKS
        ? Promise.reject(new TypeError("words.split is not a function"))
        : scriptedEvaluator.evaluate(question, answer),
  };
  testApp = await createTestApp({ evaluator: failing, fallback: failing });
});
afterAll(() => testApp.close());

const creditsOf = async (student: Person) => (await call(testApp, me, {}, student.token)).body.user.interviewCredits;

/** Takes a practice interview and waits for the result. */
async function practised(student: Person, answers: readonly string[]) {
  const { sessionId } = (await call(testApp, startPractice, { body: { topic: "sql" } }, student.token)).body;
  const numbered = answers.map((answer, index) => ({ number: index + 1, answer }));
  await call(testApp, submitInterview, { body: { sessionId, answers: numbered } }, student.token);
  return eventually(async () => {
    const { body } = await call(testApp, interviewDetail, { params: { sessionId } }, student.token);
    return body.isCompleted ? body : undefined;
  });
}

test("three interviews with one such answer each cost three credits, and the other nine answers are graded", async () => {
  const student = await aStudent(testApp, { credits: 3 });
  for (let left = 2; left >= 0; left--) {
    const result = await practised(student, [BREAKS, ...Array<string>(9).fill("9")]);
    expect(result).toMatchObject({ score: 81, finalDecision: "Review", evaluated: 10 });
    expect(result.questions.filter(({ assessed }) => !assessed).map(({ number }) => number)).toEqual([1]);
    expect(await creditsOf(student)).toBe(left);
  }
});

test("an interview with only such answers costs its credit too", async () => {
  const student = await aStudent(testApp, { credits: 1 });
  const result = await practised(student, Array<string>(10).fill(BREAKS));
  expect(result).toMatchObject({ score: 0, finalDecision: "Review", evaluated: 10 });
  expect(await creditsOf(student)).toBe(0);
});
