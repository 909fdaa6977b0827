import { me } from "@dryrun/domain/auth/contract";
import { interviewDetail, startInterview, submitInterview } from "@dryrun/domain/interviews/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, anApplication, aPerson, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { scriptedEvaluator } from "../../../test/scripted-evaluator.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";
import { evaluateSession } from "./evaluate.ts";

let world: TestApp;
let employer: Person;
let failures = 0;
let asked = 0;
let isBroken = false;
beforeAll(async () => {
  const flaky = {
    ...scriptedEvaluator,
    name: "flaky",
    evaluate: async (...given: Parameters<typeof scriptedEvaluator.evaluate>) => {
      asked += 1;
      if (isBroken || (asked === 4 && failures++ === 0)) throw new Error("the grader is away");
      return scriptedEvaluator.evaluate(...given);
    },
  };
  world = await createTestApp({ evaluator: flaky, fallback: scriptedEvaluator });
  employer = await aPerson(world, "employer");
}, 30_000);
afterAll(() => world.close());

async function handedIn() {
  const student = await aStudent(world);
  const applicationId = await anApplication(world, student, await aJob(world, employer));
  const { body } = await call(world, startInterview, { body: { applicationId } }, student.token);
  const { sessionId } = body;
  const answers = Array.from({ length: 10 }, (_, index) => ({ number: index + 1, answer: "7" }));
  await call(world, submitInterview, { body: { sessionId, answers } }, student.token);
  return eventually(async () => {
    const read = await call(world, interviewDetail, { params: { sessionId } }, student.token);
    return read.body.isCompleted ? read.body : undefined;
  });
}

test("a grader that fails once is asked again, and what it graded before is not graded twice", async () => {
  const result = await handedIn();
  expect([result.score, result.evaluator]).toEqual([70, { name: "flaky", version: "1", isFallback: false }]);
  expect(asked).toBe(11);
  expect(world.faults.map(String)).toEqual(["Error: the grader is away"]); // somebody is told
}, 30_000);

test("where it keeps failing the fallback grades, and the result says so", async () => {
  isBroken = true;
  const student = await aStudent(world);
  const applicationId = await anApplication(world, student, await aJob(world, employer));
  const { sessionId } = (await call(world, startInterview, { body: { applicationId } }, student.token)).body;
  await call(world, submitInterview, { body: { sessionId, answers: [{ number: 1, answer: "9" }] } }, student.token);
  const done = async () => {
    for (let tries = 0; tries < 6; tries++) {
      const found = await eventually(async () => {
        const { body } = await call(world, interviewDetail, { params: { sessionId } }, student.token);
        return body.isCompleted ? body : undefined;
      }).catch(() => undefined);
      if (found) return found;
    }
    throw new Error("it was never evaluated");
  };
  const result = await done();
  expect([result.score, result.evaluator]).toEqual([9, { name: "scripted", version: "1", isFallback: true }]);
}, 70_000);

test("where the last try fails too, the credit comes back, once", async () => {
  const student = await aStudent(world);
  const applicationId = await anApplication(world, student, await aJob(world, employer));
  const { sessionId } = (await call(world, startInterview, { body: { applicationId } }, student.token)).body;
  const credits = async () => (await call(world, me, {}, student.token)).body.user.interviewCredits;
  const before = await credits();
  const handedIn = { submittedAt: new Date(), submittedBy: "student" as const, evaluationAskedAt: new Date() };
  await world.db.update(interviewSessions).set(handedIn).where(eq(interviewSessions.id, sessionId));
  const away = { ...scriptedEvaluator, evaluate: () => Promise.reject(new Error("the grader is away")) };
  const queue = { enqueue: async () => {} };
  const parts = { db: world.db, clock: world.clock, queue, evaluator: away, fallback: away };
  const evaluate = (isLast: boolean) => evaluateSession(parts)({ sessionId }, { isLast });
  await expect(evaluate(false)).rejects.toThrow("away");
  expect(await credits()).toBe(before);
  for (let asked = 0; asked < 2; asked++) await expect(evaluate(true)).rejects.toThrow("away");
  expect(await credits()).toBe(before + 1);
  await evaluateSession({ ...parts, fallback: scriptedEvaluator })({ sessionId }, { isLast: true });
  const { body } = await call(world, interviewDetail, { params: { sessionId } }, student.token);
  expect([body.isCompleted, await credits()]).toEqual([true, before + 1]);
});
