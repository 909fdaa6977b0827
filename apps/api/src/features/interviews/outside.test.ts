import { interviewDetail, startInterview } from "@dryrun/domain/interviews/contract";
import { CONSENT_VERSION, CONSENT_WITH_MODEL_VERSION } from "@dryrun/domain/interviews/limits";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { and, eq } from "drizzle-orm";
import { aJob, anApplication, aPerson, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { scriptedEvaluator } from "../../../test/scripted-evaluator.ts";
import { interviewAnswers, interviewSessions } from "../../db/schema/interviews.ts";
import type { Evaluator } from "../../ports.ts";
import { createGradeAnswer } from "../../records/grading/grade-answer.ts";
import { evaluateSession } from "./evaluate.ts";

let testApp: TestApp;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
});
afterAll(() => testApp.close());

/** Submits ten answers that get these points from the scripted evaluator; no job grades them. */
async function handedIn(points: number[], version: string | undefined) {
  const student = await aStudent(testApp);
  const applicationId = await anApplication(testApp, student, await aJob(testApp, employer));
  const consent = version && { version, at: new Date().toISOString() };
  const body = { applicationId, ...(consent && { consent }) };
  const { sessionId } = (await call(testApp, startInterview, { body }, student.token)).body;
  for (const [index, point] of points.entries()) {
    const where = and(eq(interviewAnswers.sessionId, sessionId), eq(interviewAnswers.number, index + 1));
    await testApp.db
      .update(interviewAnswers)
      .set({ answer: String(point) })
      .where(where);
  }
  const submitted = { submittedAt: new Date(), submittedBy: "student" as const, evaluationAskedAt: new Date() };
  await testApp.db.update(interviewSessions).set(submitted).where(eq(interviewSessions.id, sessionId));
  const detail = async () => (await call(testApp, interviewDetail, { params: { sessionId } }, student.token)).body;
  return { sessionId, detail };
}

/** An evaluator outside of the server that adds `change` points when it grades an answer again. */
function outside(change = 0): Evaluator & { asked: string[]; again: number } {
  const evaluator: Evaluator & { asked: string[]; again: number } = {
    name: "outside",
    version: "1",
    asksOutside: true,
    asked: [],
    again: 0,
    async evaluate(question, answer) {
      evaluator.asked.push(answer);
      return scriptedEvaluator.evaluate(question, answer);
    },
    async evaluateAgain(_question, _answer, first) {
      evaluator.again += 1;
      return change === 0 ? first : { ...first, score: first.score + change };
    },
  };
  return evaluator;
}

async function evaluated(sessionId: string, evaluator: Evaluator) {
  const { db, clock, deps } = testApp;
  const onError = () => {};
  const gradeAnswer = createGradeAnswer({ onError, countFault: () => {} });
  const { queue } = deps;
  const run = evaluateSession({ db, clock, queue, evaluator, fallback: scriptedEvaluator, gradeAnswer, onError });
  await run({ sessionId }, { isLast: false });
}

const tenOf = (point: number, last = point) => [...Array<number>(9).fill(point), last];

describe("an evaluator that asks an outside service", () => {
  test("gets the answers of a person who agreed to it", async () => {
    const { sessionId, detail } = await handedIn(tenOf(9), CONSENT_WITH_MODEL_VERSION);
    const evaluator = outside();
    await evaluated(sessionId, evaluator);
    expect([evaluator.asked.length, evaluator.again]).toEqual([10, 0]);
    expect((await detail()).evaluator).toEqual({ name: "outside", version: "1", isFallback: false });
  });

  test.each([CONSENT_VERSION, undefined])("gets nothing if the consent is %j", async (version) => {
    const { sessionId, detail } = await handedIn(tenOf(7), version);
    const evaluator = outside();
    await evaluated(sessionId, evaluator);
    expect([evaluator.asked.length, evaluator.again]).toEqual([0, 0]);
    expect((await detail()).evaluator).toEqual({ name: "scripted", version: "1", isFallback: false });
  });
});

describe("a session within 5 points of a threshold", () => {
  test.each<[number[], number, boolean]>([
    [tenOf(3, 7), 34, false],
    [tenOf(3, 8), 35, true],
    [tenOf(4, 9), 45, true],
    [tenOf(4, 10), 46, false],
    [tenOf(6, 10), 64, false],
    [tenOf(6.5), 65, true],
    [tenOf(7.5), 75, true],
    [tenOf(8, 4), 76, false],
  ])("of %j, in total %d, is graded again: %p", async (points, score, isAgain) => {
    const { sessionId, detail } = await handedIn(points, CONSENT_WITH_MODEL_VERSION);
    const evaluator = outside();
    await evaluated(sessionId, evaluator);
    expect([(await detail()).score, evaluator.again]).toEqual([score, isAgain ? 10 : 0]);
  });

  test("is decided by the second grades, which are stored", async () => {
    const { sessionId, detail } = await handedIn(tenOf(7), CONSENT_WITH_MODEL_VERSION);
    await evaluated(sessionId, outside(1));
    const { score, finalDecision, questions } = await detail();
    expect([score, finalDecision, questions.map((question) => question.score)]).toEqual([80, "Pass", tenOf(8)]);
  });

  test("starts again from the first grades after an interruption", async () => {
    const { sessionId, detail } = await handedIn(tenOf(7), CONSENT_WITH_MODEL_VERSION);
    const dying = outside(1);
    dying.evaluateAgain = async (_question, answer, first) => {
      if (++dying.again === 5) throw new Error("killed");
      return { ...first, score: Number(answer) + 3 };
    };
    await expect(evaluated(sessionId, dying)).rejects.toThrow("killed");
    const again = outside(1);
    await evaluated(sessionId, again);
    expect([again.asked.length, again.again, (await detail()).score]).toEqual([0, 10, 80]);
  });
});
