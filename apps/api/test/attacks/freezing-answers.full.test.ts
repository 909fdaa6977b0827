import { interviewQuestions } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { me } from "@dryrun/domain/auth/contract";
import { interviewDetail, startPractice, submitInterview } from "@dryrun/domain/interviews/contract";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createEmbeddedEvaluator } from "../../src/adapters/evaluator/embedded.ts";
import { aStudent, type Person } from "../builders.ts";
import { createTestApp, eventually, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { WORST_ANSWERS } from "./worst-answers.ts";

const evaluator = createEmbeddedEvaluator({ answerMs: 1_000, threads: 3 });
const question = interviewQuestions.find(({ id }) => id === "sql-loyal-customers") as InterviewQuestion;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ evaluator });
});
afterAll(() => testApp.close()); // closes the evaluator too

/** Submits a practice interview of this student with these answers. */
async function handedIn(student: Person, answers: readonly string[]): Promise<string> {
  const { body } = await call(testApp, startPractice, { body: { topic: "sql" } }, student.token);
  const { sessionId } = body;
  const numbered = answers.map((answer, index) => ({ number: index + 1, answer }));
  await call(testApp, submitInterview, { body: { sessionId, answers: numbered } }, student.token);
  return sessionId;
}
const completed = (student: Person, sessionId: string) =>
  eventually(async () => {
    const { body } = await call(testApp, interviewDetail, { params: { sessionId } }, student.token);
    return body.isCompleted ? body : undefined;
  });
const completedSlowly = async (student: Person, sessionId: string) => {
  for (let requestCount = 0; ; requestCount++) {
    const session = await completed(student, sessionId).catch(() => undefined);
    if (session || requestCount > 5) return session;
  }
};

describe("a student submits the ten worst known answers", () => {
  test("and the server keeps answering others, and grades to the end", async () => {
    const student = await aStudent(testApp);
    const sessionId = await handedIn(student, WORST_ANSWERS);
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    const result = await completedSlowly(student, sessionId);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(100); // a blocked process counts no turns
    expect(result).toMatchObject({ isCompleted: true, evaluated: 10 });
    expect(result?.score).toBeLessThan(40);
    expect(result?.finalDecision).not.toBe("Pass");
    expect(testApp.faults).toEqual([]);
    const { body } = await call(testApp, me, {}, student.token);
    expect(body.user.interviewCredits).toBe(0); // graded, so the credit is spent
  });

  test("and a Review says so if none of the ten can be assessed", async () => {
    const student = await aStudent(testApp);
    const endless = Array.from({ length: 10 }, () => WORST_ANSWERS[5] ?? "");
    const result = await completedSlowly(student, await handedIn(student, endless));
    expect(result).toMatchObject({ finalDecision: "Review", score: 0, evaluated: 10 });
    expect(result?.summaryFeedback).toMatch(/10 answers could not be assessed/);
  });

  test.each(WORST_ANSWERS.map((answer, index) => ({ at: index, answer })))(
    "number $at alone gets a result instead of a failure",
    async ({ answer }) => {
      const result = await evaluator.evaluate(question, answer);
      expect(result.score).toBeLessThan(4);
      expect(result.evaluator).toMatch(/^dryrun-offline/);
    },
  );
});

describe("a student submits answers that use much memory", () => {
  const bomb = `WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x LIMIT 4000)
    SELECT ${Array.from({ length: 1_500 }, () => "n").join(", ")} FROM x`;

  test("and the memory of the server and the next answer are not affected", async () => {
    const before = process.memoryUsage().rss;
    const value = "SELECT replace(hex(zeroblob(30000000)), '0', 'ā') FROM orders";
    const sort =
      "WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x) SELECT n, hex(zeroblob(500)) FROM x ORDER BY 2";
    const answers = [bomb, value, sort].flatMap((answer) => [answer, answer, answer]);
    const results = await Promise.all(answers.map((answer) => evaluator.evaluate(question, answer)));
    expect(results.every(({ score }) => score < 4)).toBe(true);
    expect((process.memoryUsage().rss - before) / 1024 ** 2).toBeLessThan(600);
    expect((await evaluator.evaluate(question, question.modelAnswer)).score).toBe(10);
  });
});

describe("a student submits many slow interviews", () => {
  test("and another student's, submitted last, is graded before them", async () => {
    const slow = await aStudent(testApp, { credits: 8 });
    const other = await aStudent(testApp);
    const endless = WORST_ANSWERS[5] ?? "";
    const waiting: string[] = [];
    for (let number = 0; number < 8; number++) waiting.push(await handedIn(slow, [endless]));
    const sessionId = await handedIn(other, ["SELECT 1"]);
    const result = await completedSlowly(other, sessionId);
    expect(result?.isCompleted).toBe(true);
    const states = await Promise.all(
      waiting.map(async (id) => (await call(testApp, interviewDetail, { params: { sessionId: id } }, slow.token)).body),
    );
    expect(states.filter(({ isCompleted }) => !isCompleted).length).toBeGreaterThan(3);
    for (const id of waiting) await completedSlowly(slow, id);
  });
});
