import { acceptApplication, rejectApplication, reopenDecision } from "@dryrun/domain/applications/contract";
import { UNDO_MS } from "@dryrun/domain/applications/limits";
import { me } from "@dryrun/domain/auth/contract";
import {
  checkSubmitted,
  interviewDetail,
  interviewHistory,
  interviewQuestion,
  recordEvent,
  saveDraft,
  startInterview,
  startPractice,
  stopInterview,
  submitInterview,
} from "@dryrun/domain/interviews/contract";
import { addMs } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { asc, eq } from "drizzle-orm";
import { ledger } from "../../src/db/schema/accounts.ts";
import { interviewAnswers } from "../../src/db/schema/interviews.ts";
import { aJob, anApplication, aPerson, aStudent, type Person } from "../builders.ts";
import { createTestApp, eventually, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { scriptedEvaluator } from "../scripted-evaluator.ts";

// A graded interview costs a credit. An answer on which the grader fails must not return it: three such interviews would
// show thirty questions for free. Nor does a company's decision: employer accounts are free, so both sides can be one person.

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

describe("a student whose own company decides during the interview", () => {
  /** Starts an interview, which the company then decides about with a mail that waits to be sent. */
  async function overtaken(decide: typeof rejectApplication | typeof acceptApplication = rejectApplication) {
    const [student, company] = [await aStudent(testApp, { credits: 1 }), await aPerson(testApp, "employer")];
    const applicationId = await anApplication(testApp, student, await aJob(testApp, company));
    const decision = { applicationId, undoable: true };
    await call(
      testApp,
      decide,
      { body: decide === rejectApplication ? { ...decision, reason: "" } : decision },
      company.token,
    );
    const begun = await call(testApp, startInterview, { body: { applicationId } }, student.token);
    const { sessionId } = begun.body;
    const stop = () => call(testApp, stopInterview, { params: { sessionId } }, student.token);
    const submit = () =>
      call(testApp, submitInterview, { body: { sessionId, answers: [{ number: 1, answer: "9" }] } }, student.token);
    const early = await stop();
    testApp.clock.moveTo(addMs(testApp.clock.now(), UNDO_MS));
    await testApp.deps.sweeps.run();
    return { student, company, applicationId, sessionId, stop, submit, early };
  }
  const detail = ({ student, sessionId }: Awaited<ReturnType<typeof overtaken>>) =>
    call(testApp, interviewDetail, { params: { sessionId } }, student.token);
  const check = async ({ student, applicationId }: Awaited<ReturnType<typeof overtaken>>) =>
    (await call(testApp, checkSubmitted, { query: { applicationId } }, student.token)).body;
  const result = (one: Awaited<ReturnType<typeof overtaken>>) =>
    eventually(async () => {
      const { body } = await detail(one);
      return body.isCompleted ? body : undefined;
    });

  test("gets a result without the credit, if nothing is chosen", async () => {
    const one = await overtaken();
    expect([one.early.status, one.early.refusal.code]).toEqual([409, "NOT_DECIDED"]);
    expect(await check(one)).toEqual({ submitted: false, overtakenBy: "rejected" });
    expect((await one.submit()).status).toBe(202);
    expect((await result(one)).questions).toHaveLength(10);
    expect([(await one.stop()).refusal.code, await creditsOf(one.student)]).toEqual(["ALREADY_SUBMITTED", 0]);
    expect(await check(one)).toEqual({ submitted: true, overtakenBy: null });
  });

  test("gets the credit without a result, if the interview is stopped: no call knows it any more", async () => {
    const one = await overtaken();
    const { student, sessionId } = one;
    await call(testApp, interviewQuestion, { params: { sessionId, n: 2 } }, student.token);
    await call(testApp, saveDraft, { params: { sessionId, n: 1 }, body: { answer: "my secret draft" } }, student.token);
    expect([(await one.stop()).status, await creditsOf(student)]).toEqual([200, 1]);
    const at = testApp.clock.now().toISOString();
    const afterwards = await Promise.all([
      one.stop(),
      one.submit(),
      detail(one),
      call(testApp, interviewQuestion, { params: { sessionId, n: 3 } }, student.token),
      call(testApp, saveDraft, { params: { sessionId, n: 1 }, body: { answer: "late" } }, student.token),
      call(testApp, recordEvent, { params: { sessionId }, body: { type: "hidden", at } }, student.token),
    ]);
    expect(afterwards.map(({ status }) => status)).toEqual(Array(6).fill(404));
    expect((await call(testApp, interviewHistory, { query: {} }, student.token)).body.total).toBe(0);
    const kept = await testApp.db
      .select()
      .from(interviewAnswers)
      .where(eq(interviewAnswers.sessionId, sessionId))
      .orderBy(asc(interviewAnswers.number));
    expect(kept.map(({ number, answer, result: graded }) => ({ number, answer, graded }))).toEqual(
      [1, 2].map((number) => ({ number, answer: "", graded: null })),
    );
    const headers = { authorization: `Bearer ${student.token}` };
    const download = (await testApp.app.inject({ url: "/api/account/export", headers })).body;
    expect(kept.filter(({ question }) => download.includes(JSON.stringify(question.modelAnswer)))).toEqual([]);
    expect(download).not.toContain("my secret draft");
    expect(await creditsOf(student)).toBe(1);
  });

  test("gets one of both, if a stop, another stop and a submission come at once", async () => {
    for (let count = 0; count < 3; count++) {
      const one = await overtaken(count === 1 ? acceptApplication : rejectApplication);
      const [stopped, submitted] = await Promise.all([one.stop(), one.submit(), one.stop()]);
      const isStopped = stopped.status === 200 || submitted.status === 404;
      if (!isStopped) await result(one);
      const entries = await testApp.db.select().from(ledger).where(eq(ledger.reference, one.sessionId));
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(isStopped ? 0 : -1);
      expect([(await detail(one)).status, await creditsOf(one.student)]).toEqual(isStopped ? [404, 1] : [200, 0]);
    }
  });

  test("can stop no interview of an open application, no practice, and no later one of an accepted application", async () => {
    const one = await overtaken(acceptApplication);
    await call(testApp, reopenDecision, { params: { applicationId: one.applicationId }, body: {} }, one.company.token);
    expect([(await one.stop()).refusal.code, await check(one)]).toEqual([
      "NOT_DECIDED",
      { submitted: false, overtakenBy: null },
    ]);
    const again = await overtaken(acceptApplication);
    await again.stop();
    const later = await call(
      testApp,
      startInterview,
      { body: { applicationId: again.applicationId } },
      again.student.token,
    );
    const stopped = await call(
      testApp,
      stopInterview,
      { params: { sessionId: later.body.sessionId } },
      again.student.token,
    );
    expect([later.status, stopped.refusal.code]).toEqual([200, "NOT_DECIDED"]);
    const practising = await aStudent(testApp, { credits: 1 });
    const practice = await call(testApp, startPractice, { body: { topic: "sql" } }, practising.token);
    const params = { sessionId: practice.body.sessionId };
    expect((await call(testApp, stopInterview, { params }, practising.token)).refusal.code).toBe("NOT_DECIDED");
  });
});
