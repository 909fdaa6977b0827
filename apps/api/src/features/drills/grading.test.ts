import { deleteAccount } from "@dryrun/domain/account/contract";
import { answerDrill, drill, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { GRADER_AWAY, STILL_GRADING } from "@dryrun/domain/interviews/messages";
import { cannotAssess } from "@dryrun/evaluation/cannot-assess";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { and, eq } from "drizzle-orm";
import { aStudent, PASSWORD, type Person } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { isWaitedFor } from "../../../test/is-waited-for.ts";
import { scriptedEvaluator } from "../../../test/scripted-evaluator.ts";
import { drillAnswers, drills } from "../../db/schema/drills.ts";
import type { Evaluator } from "../../ports.ts";
import { createGradeAnswer } from "../../records/grading/grade-answer.ts";
import { randomDraw } from "../../records/students/draws.ts";
import { lockUser } from "../../records/users.ts";
import { createDrills } from "./service.ts";

/** The evaluator's next behaviour, and the owners of the graded answers. */
let grade: Evaluator["evaluate"];
const gradedAnswers: { answer: string; owner: string | undefined }[] = [];
const evaluator: Evaluator = {
  ...scriptedEvaluator,
  evaluate(question, answer, budget) {
    gradedAnswers.push({ answer, owner: budget?.owner });
    return grade(question, answer, budget);
  },
};
const outside: Evaluator = {
  ...scriptedEvaluator,
  asksOutside: true,
  evaluate: () => Promise.reject(new Error("a drill asked outside")),
};

let testApp: TestApp;
let student: Person;
let id: string;
beforeAll(async () => {
  testApp = await createTestApp({ evaluator: outside, fallback: evaluator });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  grade = scriptedEvaluator.evaluate;
  gradedAnswers.length = 0;
  testApp.faults.length = 0;
  student = await aStudent(testApp);
  id = (await call(testApp, startDrill, { body: { topic: "sql" } }, student.token)).body._id;
});

const answer = (text: string, number = 1) =>
  call(testApp, answerDrill, { params: { id }, body: { number, answer: text } }, student.token);
const read = async () => (await call(testApp, drill, { params: { id } }, student.token)).body;
const isFirst = () => and(eq(drillAnswers.drillId, id), eq(drillAnswers.number, 1));
/** Leaves the state of a process that was killed after it had saved the answer. */
const leaveUngraded = (text: string) =>
  testApp.db.update(drillAnswers).set({ answer: text, answeredAt: testApp.clock.now() }).where(isFirst());

/** Makes the evaluator wait until it is released. */
function heldGrading() {
  const released = Promise.withResolvers<void>();
  grade = async (question, text) => {
    await released.promise;
    return scriptedEvaluator.evaluate(question, text);
  };
  return released.resolve;
}

test("grades or refuses each of ten simultaneous answers to a question", async () => {
  const texts = Array.from({ length: 10 }, (_, index) => `${index / 2} points`);
  const answers = await Promise.all(texts.map((text) => answer(text)));
  const graded = texts.filter((_, index) => answers[index]?.status === 200);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(gradedAnswers.map((one) => one.answer).toSorted()).toEqual(graded);
  const { result } = (await read()).questions[0] ?? {};
  expect(result?.climb.toSorted()).toEqual(graded.map((text) => Number.parseFloat(text)));
  expect(result?.score).toBe(result?.climb.at(-1));
});

test("grades the same answer once when it is sent twice at the same time", async () => {
  const release = heldGrading();
  const both = Promise.all([answer("8"), answer("8")]);
  await eventually(() => gradedAnswers[0]);
  release();
  const [first, second] = (await both).map(({ status }) => status).toSorted();
  expect(first).toBe(200);
  expect([200, 409]).toContain(second); // 409 if it arrives while the grading runs
  expect(gradedAnswers).toHaveLength(1);
});

test("locks the student before it saves a grade, as every other change of a drill does", async () => {
  const release = heldGrading();
  const answered = answer("3");
  await eventually(() => gradedAnswers[0]);
  await testApp.db.transaction(async (tx) => {
    await lockUser(tx, student.id);
    release();
    await isWaitedFor(tx);
    // If the grading held this row while it waited for the student, the two transactions would deadlock.
    await tx.update(drillAnswers).set({ answer: "3" }).where(isFirst());
  });
  expect((await answered).status).toBe(200);
});

test("waits for the running grading when the drill is read", async () => {
  const release = heldGrading();
  const answered = answer("8");
  await eventually(() => gradedAnswers[0]);
  const reading = [read(), read()];
  release();
  const { body } = await answered;
  for (const { questions } of await Promise.all(reading)) expect(questions[0]?.result).toEqual(body);
  expect(gradedAnswers).toHaveLength(1);
});

describe("an answer that a killed process left ungraded", () => {
  beforeEach(() => leaveUngraded("8 left"));

  test("is graded by the next read, once for simultaneous reads", async () => {
    const drillsRead = await Promise.all([read(), read(), read()]);
    expect(drillsRead.map(({ questions }) => questions[0]?.result?.score)).toEqual([8, 8, 8]);
    expect(gradedAnswers).toEqual([{ answer: "8 left", owner: student.id }]);
  });

  test("is graded when the same answer is sent again, which returns the result", async () => {
    expect(await answer("8 left")).toMatchObject({ status: 200, body: { score: 8 } });
    expect((await answer("8 left")).body.climb).toEqual([8]);
  });

  test("is graded when another answer is refused, which changes nothing", async () => {
    expect((await answer("10")).refusal.code).toBe("ALREADY_ANSWERED");
    const [row] = await testApp.db.select().from(drillAnswers).where(isFirst());
    expect([row?.answer, row?.score]).toEqual(["8 left", 8]);
  });
});

describe("an evaluator that cannot run", () => {
  beforeEach(() => {
    grade = () => Promise.reject(new Error("the thread died"));
  });

  test("answers 503 and saves the answer without a result; the next successful read grades it", async () => {
    const { status, refusal } = await answer("8");
    expect([status, refusal.code, refusal.message]).toEqual([503, "OVERLOADED", GRADER_AWAY]);
    const { questions } = await read();
    expect([questions[0]?.answer, questions[0]?.result]).toEqual(["8", null]);
    expect(testApp.faults.map(String)).toEqual(["Error: the thread died", "Error: the thread died"]);
    grade = scriptedEvaluator.evaluate;
    expect((await read()).questions[0]?.result?.score).toBe(8);
  });
});

describe("an answer on which the evaluator fails", () => {
  const failing = (times: number) => {
    grade = async (question, text) => {
      if (text !== "" && times-- > 0) throw new TypeError(`no method in ${text}`);
      return scriptedEvaluator.evaluate(question, text);
    };
  };

  test("is graded in the second attempt", async () => {
    failing(1);
    expect((await answer("8 secret words")).body).toMatchObject({ score: 8, assessed: true });
  });

  test("is not assessed after the second failure, and the drill continues", async () => {
    failing(2);
    const { status, body } = await answer("8 secret words");
    expect([status, body.score, body.assessed]).toEqual([200, 0, false]);
    expect(body.feedback).toContain("It could not be assessed because of a fault on our side.");
    const { questions } = await read();
    expect(questions[0]?.result).toEqual(body);
    expect((await answer("7", 2)).body).toMatchObject({ score: 7, assessed: true });
    const faults = testApp.faults as Error[];
    expect(faults.map(String)).toEqual([
      expect.stringMatching(/^AnswerFault: The grader failed on an answer to \S+ \(TypeError\), sha256 [\da-f]{16}$/),
    ]);
    expect(faults[0]?.stack).not.toContain("secret");
    expect(faults[0]?.stack).toContain("\n    at ");
    expect(await testApp.deps.system.metrics.registry.metrics()).toMatch(/^answer_faults_total 1$/m);
  });
});

test("has a result that says so if it cannot be assessed", async () => {
  grade = async (question) => cannotAssess(question, "time");
  const { status, body } = await answer("SELECT forever");
  expect([status, body.score, body.assessed]).toEqual([200, 0, false]);
  expect(body.feedback).toMatch(/could not be assessed/);
  expect(new Set(body.rubric.map(({ verdict }) => verdict))).toEqual(new Set(["cannot_assess"]));
});

test("is saved and graded later if the grade takes too long", async () => {
  const { db, clock } = testApp;
  const ownDrills = createDrills({
    db,
    clock,
    newDraw: randomDraw,
    evaluator,
    gradeAnswer: createGradeAnswer({ onError: () => {}, countFault: () => {} }),
    queue: { enqueue: async () => {} },
    drillsPerDay: 10,
    courseSetsPerDay: 10,
    waitMs: 1,
    onError: () => {},
  });
  const release = heldGrading();
  await expect(ownDrills.answer(student.id, id, { number: 1, answer: "8" })).rejects.toMatchObject({
    code: "OVERLOADED",
    message: STILL_GRADING,
    headers: { "retry-after": "5" },
  });
  expect((await ownDrills.read(student.id, id)).questions[0]).toMatchObject({ answer: "8", result: null });
  release();
  const score = async () => (await ownDrills.read(student.id, id)).questions[0]?.result?.score;
  expect(await eventually(score)).toBe(8);
  expect(gradedAnswers).toHaveLength(1);
});

test("keeps the first result when two processes grade the same answer", async () => {
  await leaveUngraded("8");
  const { db, clock } = testApp;
  const other = createDrills({
    db,
    clock,
    newDraw: randomDraw,
    evaluator,
    gradeAnswer: createGradeAnswer({ onError: () => {}, countFault: () => {} }),
    queue: { enqueue: async () => {} },
    drillsPerDay: 10,
    courseSetsPerDay: 10,
    waitMs: 10_000,
    onError: () => {},
  });
  const [bothBegin, firstIsRead] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  grade = async (question) => {
    const score = gradedAnswers.length;
    if (score === 2) bothBegin.resolve();
    await bothBegin.promise;
    if (score === 2) await firstIsRead.promise;
    return scriptedEvaluator.evaluate(question, `${score}`);
  };
  const both = [read(), other.read(student.id, id)];
  expect((await Promise.race(both)).questions[0]?.result?.score).toBe(1);
  firstIsRead.resolve();
  expect((await Promise.all(both)).map(({ questions }) => questions[0]?.result?.score)).toEqual([1, 1]);
  expect((await read()).questions[0]?.result?.score).toBe(1);
});

test("leaves nothing if the account is deleted during grading", async () => {
  const release = heldGrading();
  const answered = answer("8");
  await eventually(() => gradedAnswers[0]);
  await call(testApp, deleteAccount, { body: { password: PASSWORD } }, student.token);
  release();
  expect((await answered).status).toBe(404);
  expect(await testApp.db.$count(drills, eq(drills.id, id))).toBe(0);
  expect(await testApp.db.$count(drillAnswers, eq(drillAnswers.drillId, id))).toBe(0);
});
