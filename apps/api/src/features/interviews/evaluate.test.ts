import { decideReview, review, reviews } from "@dryrun/domain/admin/contract";
import { operations, retryEvaluation } from "@dryrun/domain/admin/records/contract";
import { me } from "@dryrun/domain/auth/contract";
import {
  interviewDetail,
  interviewHistory,
  requestReview,
  sendToRecruiter,
  startInterview,
  submitInterview,
} from "@dryrun/domain/interviews/contract";
import { NOT_GRADED, PARKED } from "@dryrun/domain/interviews/messages";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { cannotAssess } from "@dryrun/evaluation/cannot-assess";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { and, eq } from "drizzle-orm";
import { auditOf } from "../../../test/audited.ts";
import { aJob, anApplication, aPerson, aStudent, aTokenOf, type Person } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { scriptedEvaluator } from "../../../test/scripted-evaluator.ts";
import { interviewAnswers, interviewSessions } from "../../db/schema/interviews.ts";
import type { Evaluator } from "../../ports.ts";
import { createGradeAnswer } from "../../records/grading/grade-answer.ts";
import { findTopicScores } from "../../records/students/topic-scores.ts";
import { evaluateSession } from "./evaluate.ts";

let testApp: TestApp;
let employer: Person;
let failures = 0;
let requestCount = 0;
let isBroken = false;
beforeAll(async () => {
  const flaky = {
    ...scriptedEvaluator,
    name: "flaky",
    evaluate: async (...given: Parameters<typeof scriptedEvaluator.evaluate>) => {
      requestCount += 1;
      if (isBroken || (requestCount === 4 && failures++ === 0)) throw new Error("the grader is away");
      return scriptedEvaluator.evaluate(...given);
    },
  };
  testApp = await createTestApp({ evaluator: flaky, fallback: scriptedEvaluator });
  employer = await aPerson(testApp, "employer");
});
afterAll(() => testApp.close());

async function gradedInterview() {
  const student = await aStudent(testApp);
  const applicationId = await anApplication(testApp, student, await aJob(testApp, employer));
  const { body } = await call(testApp, startInterview, { body: { applicationId } }, student.token);
  const { sessionId } = body;
  const answers = Array.from({ length: 10 }, (_, index) => ({ number: index + 1, answer: "7" }));
  await call(testApp, submitInterview, { body: { sessionId, answers } }, student.token);
  return eventually(async () => {
    const read = await call(testApp, interviewDetail, { params: { sessionId } }, student.token);
    return read.body.isCompleted ? read.body : undefined;
  });
}

test("calls a grader that fails once again, without grading earlier answers twice", async () => {
  const result = await gradedInterview();
  expect([result.score, result.evaluator]).toEqual([70, { name: "flaky", version: "1", isFallback: false }]);
  expect(requestCount).toBe(12); // ten answers, an empty one that tests the grader, and one retry
  expect(testApp.faults.map(String)).toEqual([expect.stringMatching(/^AnswerFault: /)]); // the fault is reported
});

test("uses the fallback if the grader keeps failing, and the result says so", async () => {
  isBroken = true;
  const student = await aStudent(testApp);
  const applicationId = await anApplication(testApp, student, await aJob(testApp, employer));
  const { sessionId } = (await call(testApp, startInterview, { body: { applicationId } }, student.token)).body;
  await call(testApp, submitInterview, { body: { sessionId, answers: [{ number: 1, answer: "9" }] } }, student.token);
  const done = async () => {
    for (let tries = 0; tries < 6; tries++) {
      const detail = await eventually(async () => {
        const { body } = await call(testApp, interviewDetail, { params: { sessionId } }, student.token);
        return body.isCompleted ? body : undefined;
      }).catch(() => undefined);
      if (detail) return detail;
    }
    throw new Error("it was never evaluated");
  };
  const result = await done();
  expect([result.score, result.evaluator]).toEqual([9, { name: "scripted", version: "1", isFallback: true }]);
});

describe("after the last attempt fails", () => {
  const away = { ...scriptedEvaluator, evaluate: () => Promise.reject(new Error("the grader is away")) };
  const creditsOf = async (student: Person) => (await call(testApp, me, {}, student.token)).body.user.interviewCredits;

  /** A session that waits for grading, without a job. */
  async function waiting() {
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, await aJob(testApp, employer));
    const { sessionId } = (await call(testApp, startInterview, { body: { applicationId } }, student.token)).body;
    const submission = { submittedAt: new Date(), submittedBy: "student" as const, evaluationAskedAt: new Date() };
    await testApp.db.update(interviewSessions).set(submission).where(eq(interviewSessions.id, sessionId));
    return { student, sessionId };
  }
  const evaluate = ({ id, isLast, grader = away }: { id: string; isLast: boolean; grader?: Evaluator }) => {
    const errors: unknown[] = [];
    const { db, clock, deps } = testApp;
    const onError = (error: unknown) => void errors.push(error);
    const gradeAnswer = createGradeAnswer({ onError, countFault: () => {} });
    const { queue } = deps;
    const run = evaluateSession({ db, clock, queue, evaluator: grader, fallback: grader, gradeAnswer, onError });
    return run({ sessionId: id }, { isLast }).then(() => errors);
  };

  /** Fails on every answer with this beginning, and grades all others. */
  const failingOn = (beginning: string): Evaluator => ({
    ...scriptedEvaluator,
    evaluate: (question, answer) =>
      answer.startsWith(beginning)
        ? Promise.reject(new TypeError(`words.split of ${answer}`))
        : scriptedEvaluator.evaluate(question, answer),
  });
  const give = (sessionId: string, answers: readonly string[]) =>
    Promise.all(
      answers.map((answer, index) =>
        testApp.db
          .update(interviewAnswers)
          .set({ answer })
          .where(and(eq(interviewAnswers.sessionId, sessionId), eq(interviewAnswers.number, index + 1))),
      ),
    );
  const filled = (score: number, ...first: string[]) => [
    ...first,
    ...Array<string>(10 - first.length).fill(`${score}`),
  ];

  test("names, with two versions in use, the version that graded each answer, and for the session the version that closed it", async () => {
    const versioned = (version: string, most: number): Evaluator => {
      let graded = 0;
      const evaluate: Evaluator["evaluate"] = async (...given) => {
        if (graded === most) throw new Error("this server is replaced");
        graded += 1;
        return { ...(await scriptedEvaluator.evaluate(...given)), evaluator: `scripted/${version}` };
      };
      return { ...scriptedEvaluator, version, evaluate };
    };
    const { student, sessionId } = await waiting();
    await give(sessionId, filled(8));
    await expect(evaluate({ id: sessionId, isLast: false, grader: versioned("14+a", 4) })).rejects.toThrow();
    const detail = () => call(testApp, interviewDetail, { params: { sessionId } }, student.token);
    const meanwhile = { isCompleted: false, score: null, graded: [1, 2, 3, 4], evaluated: 4, questions: [] };
    expect((await detail()).body).toMatchObject(meanwhile);
    await evaluate({ id: sessionId, isLast: false, grader: versioned("15+b", 100) });
    const { body } = await detail();
    expect(body.graded).toHaveLength(10);
    expect(body).toMatchObject({ score: 80, evaluator: { version: "15+b" } });
    const rows = await testApp.db.select().from(interviewAnswers).where(eq(interviewAnswers.sessionId, sessionId));
    const versions = rows.toSorted((one, other) => one.number - other.number).map(({ result }) => result?.evaluator);
    expect(versions).toEqual([...Array(4).fill("scripted/14+a"), ...Array(6).fill("scripted/15+b")]);
  });

  describe("an answer on which the grader fails", () => {
    test.each([
      ["a pass without it", 9, 81, "Review"],
      ["a review without it", 5, 45, "Review"],
      ["nearly a review without it", 4, 36, "Review"],
      ["a rejection whatever it is worth", 3, 27, "Rejected"],
    ])("is not assessed, and no other answer is lost: %s", async (_, each, score, finalDecision) => {
      const { student, sessionId } = await waiting();
      const credits = await creditsOf(student);
      await give(sessionId, filled(each, "constructor of mine"));
      const errors = await evaluate({ id: sessionId, isLast: false, grader: failingOn("constructor") });
      expect(errors.map(String)).toEqual([expect.stringMatching(/^AnswerFault: .* sha256 [\da-f]{16}$/)]);
      expect(errors.map((error) => (error as Error).stack).join()).not.toContain("of mine");
      expect(await creditsOf(student)).toBe(credits); // the credit is spent
      const { body } = await call(testApp, interviewDetail, { params: { sessionId } }, student.token);
      expect(body).toMatchObject({ isCompleted: true, score, finalDecision, evaluated: 10 });
      expect(body.questions.map(({ assessed }) => assessed)).toEqual([false, ...Array<boolean>(9).fill(true)]);
      expect(body.questions[0]).toMatchObject({ score: 0 });
      expect(body.questions[0]?.rubric.every(({ verdict }) => verdict === "cannot_assess")).toBe(true);
      expect(body.summaryFeedback).toMatch(/could not be assessed/);
      const admin = await aTokenOf(testApp, "admin");
      expect((await call(testApp, operations, {}, admin)).body.parked.map(({ _id }) => _id)).not.toContain(sessionId);
    });

    test("is left out of its topic's score", async () => {
      const { sessionId } = await waiting();
      await give(sessionId, filled(8, "constructor"));
      await evaluate({ id: sessionId, isLast: false, grader: failingOn("constructor") });
      const scores = (await findTopicScores(testApp.db, [sessionId])).get(sessionId) ?? [];
      expect(new Set(scores.map(({ score }) => score))).toEqual(new Set([80]));
    });

    test("cannot be used to get the credit back: ten of them are graded too", async () => {
      const { student, sessionId } = await waiting();
      const credits = await creditsOf(student);
      await give(sessionId, Array<string>(10).fill("constructor"));
      await evaluate({ id: sessionId, isLast: true, grader: failingOn("constructor") });
      const { body } = await call(testApp, interviewDetail, { params: { sessionId } }, student.token);
      expect(body).toMatchObject({ isCompleted: true, score: 0, finalDecision: "Review" });
      expect(await creditsOf(student)).toBe(credits);
    });

    test("can get a score from a person in a review", async () => {
      const { student, sessionId } = await waiting();
      await give(sessionId, filled(8, "constructor", "constructor"));
      await evaluate({ id: sessionId, isLast: false, grader: failingOn("constructor") });
      const asking = { params: { sessionId }, body: { reason: "Please read my first answers." } };
      expect((await call(testApp, requestReview, asking, student.token)).status).toBe(201);
      const admin = await aTokenOf(testApp, "admin");
      const { body: list } = await call(testApp, reviews, { query: {} }, admin);
      const id = list.reviews.find((one) => one.sessionId === sessionId)?._id ?? "";
      const { body: open } = await call(testApp, review, { params: { id } }, admin);
      expect(open.questions.map(({ assessed }) => assessed).slice(0, 3)).toEqual([false, false, true]);
      const body = { scores: [{ number: 1, score: 9 }], note: "Read by a person." };
      expect((await call(testApp, decideReview, { params: { id }, body }, admin)).status).toBe(200);
      const { body: after } = await call(testApp, interviewDetail, { params: { sessionId } }, student.token);
      expect(after).toMatchObject({ score: 73, finalDecision: "Pass" });
      expect(after.questions.slice(0, 3).map(({ score, assessed }) => [score, assessed])).toEqual([
        [9, true],
        [0, true],
        [8, true],
      ]);
    });
  });

  test("does not assess an answer that takes too long, and grades the session", async () => {
    const { student, sessionId } = await waiting();
    const credits = await creditsOf(student);
    await give(sessionId, filled(8, "endless"));
    const grader: Evaluator = {
      ...scriptedEvaluator,
      evaluate: async (question, answer) =>
        answer === "endless" ? cannotAssess(question, "time") : scriptedEvaluator.evaluate(question, answer),
    };
    expect(await evaluate({ id: sessionId, isLast: false, grader })).toEqual([]);
    const { body } = await call(testApp, interviewDetail, { params: { sessionId } }, student.token);
    expect(body).toMatchObject({ score: 72, finalDecision: "Review" });
    expect(body.questions[0]).toMatchObject({ score: 0, assessed: false });
    expect(await creditsOf(student)).toBe(credits);
  });

  test("limits all its answers to 30 s together, counted per student across sessions", async () => {
    const { student, sessionId } = await waiting();
    const budgets: unknown[] = [];
    const grader: Evaluator = {
      ...scriptedEvaluator,
      evaluate: (question, answer, budget) => {
        budgets.push(budget);
        return scriptedEvaluator.evaluate(question, answer);
      },
    };
    await evaluate({ id: sessionId, isLast: false, grader });
    expect(budgets).toHaveLength(10);
    expect(budgets[0]).toEqual({
      owner: student.id,
      isEstablished: false,
      isPaid: true,
      leftMs: 30_000,
      outsideLeftMs: 120_000,
    });
    expect(new Set(budgets).size).toBe(1);
  });

  test("parks the session: completed, Review, without a score, with one credit returned", async () => {
    const { student, sessionId } = await waiting();
    const before = await creditsOf(student);
    await expect(evaluate({ id: sessionId, isLast: false })).rejects.toThrow("away");
    expect(await creditsOf(student)).toBe(before);
    expect((await evaluate({ id: sessionId, isLast: true })).map(String)).toEqual(["Error: the grader is away"]);
    await evaluate({ id: sessionId, isLast: true });
    expect(await creditsOf(student)).toBe(before + 1);
    const { body } = await call(testApp, interviewDetail, { params: { sessionId } }, student.token);
    const parked = { isCompleted: true, score: null, finalDecision: "Review", summaryFeedback: PARKED, questions: [] };
    expect(body).toMatchObject({ ...parked, sendable: false, evaluator: null });
    const { body: history } = await call(testApp, interviewHistory, { query: {} }, student.token);
    expect(history.sessions[0]).toMatchObject({ isCompleted: true, score: null, finalDecision: "Review" });
    const sent = await call(testApp, sendToRecruiter, { body: { sessionId } }, student.token);
    expect([sent.status, sent.refusal]).toEqual([409, { code: "NOT_GRADED", message: NOT_GRADED }]);
    const response = await call(
      testApp,
      requestReview,
      { params: { sessionId }, body: { reason: "Where is my score?" } },
      student.token,
    );
    expect(response.refusal.code).toBe("NOT_REVIEWABLE");
    const mail = await eventually(() => testApp.mails.find(({ key }) => key === `interview-parked-${sessionId}`));
    expect(mail.text).toContain(PARKED);
    expect(mail.text).not.toMatch(/out of 100|undefined|null/);
  });

  test("lets an admin start the grading again once, which no sweep does; the student keeps the credit", async () => {
    const { student, sessionId } = await waiting();
    await evaluate({ id: sessionId, isLast: true });
    const credits = await creditsOf(student);
    const later = addMs(testApp.clock.now(), DAY_MS);
    const askedAt = async () => {
      const [session] = await testApp.db.select().from(interviewSessions).where(eq(interviewSessions.id, sessionId));
      return session?.evaluationAskedAt;
    };
    const before = await askedAt();
    await testApp.deps.interviews.sweep(later, later);
    expect(await askedAt()).toEqual(before);
    expect((await call(testApp, interviewDetail, { params: { sessionId } }, student.token)).body.isCompleted).toBe(
      true,
    );

    isBroken = false;
    const admin = await aTokenOf(testApp, "admin");
    const { body: numbers } = await call(testApp, operations, {}, admin);
    expect(numbers.parked.find(({ _id }) => _id === sessionId)).toEqual({
      _id: sessionId,
      jobTitle: expect.any(String),
      submittedAt: expect.any(String),
      parkedAt: expect.any(String),
    });
    const retry = () => call(testApp, retryEvaluation, { params: { sessionId } }, admin);
    const answers = await Promise.all([retry(), retry()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const done = await eventually(async () => {
      const { body } = await call(testApp, interviewDetail, { params: { sessionId } }, student.token);
      return body.score === null ? undefined : body;
    });
    expect([done.isCompleted, done.questions.length, await creditsOf(student)]).toEqual([true, 10, credits]);
    const entries = await auditOf(testApp, admin);
    expect(entries.map(({ action }) => action).filter((action) => action === "evaluation.retried")).toHaveLength(1);
    expect((await call(testApp, operations, {}, admin)).body.parked.map(({ _id }) => _id)).not.toContain(sessionId);
    expect((await retry()).status).toBe(404);
  });

  test("parks a session that fails again, without a second credit", async () => {
    const { student, sessionId } = await waiting();
    await evaluate({ id: sessionId, isLast: true });
    const credits = await creditsOf(student);
    await testApp.db
      .update(interviewSessions)
      .set({ evaluatedAt: null, finalDecision: null })
      .where(eq(interviewSessions.id, sessionId));
    await evaluate({ id: sessionId, isLast: true });
    expect(await creditsOf(student)).toBe(credits);
  });

  test("lets only admins start it, and only for a parked session", async () => {
    const { student, sessionId } = await waiting();
    const request = { params: { sessionId } };
    for (const { token } of [student, employer]) {
      expect((await call(testApp, retryEvaluation, request, token)).status).toBe(403);
    }
    expect((await call(testApp, retryEvaluation, request, await aTokenOf(testApp, "admin"))).status).toBe(404);
    await evaluate({ id: sessionId, isLast: false, grader: scriptedEvaluator });
    expect((await call(testApp, retryEvaluation, request, await aTokenOf(testApp, "admin"))).status).toBe(404);
  });
});
