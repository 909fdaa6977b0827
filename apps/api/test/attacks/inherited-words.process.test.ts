import { me } from "@dryrun/domain/auth/contract";
import { interviewDetail, startPractice, submitInterview } from "@dryrun/domain/interviews/contract";
import { answerDrill, drill, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { jobList } from "@dryrun/domain/jobs/contract";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createEmbeddedEvaluator } from "../../src/adapters/evaluator/embedded.ts";
import { aStudent, type Person } from "../builders.ts";
import { createTestApp, eventually, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";

// Names that every object of JavaScript inherits, in an answer: an honest person may write such a word, and must be graded.
const WORDS = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"];
const INHERITED = /native code|\[object|function Object/;
const answersWith = (word: string) => [
  word,
  `I check the ${word} first, and I don't use ${word} because ${word} isn't safe.`,
  `Main pehle ${word} dekhunga, phir ${word} nahi use karunga.`,
  `SELECT ${word} FROM ${word} WHERE ${word} = '${word}'`,
  `=${word}(A1)&TEXT(A1,"${word}")`,
  `VAR ${word} = SUM(${word}[${word}]) RETURN FORMAT(${word}, "${word}")`,
  `Sub ${word}()\n  Range("A1").Value = Format(Now, "${word}")\nEnd Sub`,
];

let testApp: TestApp;
let student: Person;
beforeAll(async () => {
  testApp = await createTestApp({ evaluator: createEmbeddedEvaluator() });
  student = await aStudent(testApp, { credits: 10 });
});
afterAll(() => testApp.close()); // closes the evaluator too

test.each(["sql", "excel", "power-bi", "vba", "mixed"] as const)("an interview in %s is graded", async (topic) => {
  const { sessionId } = (await call(testApp, startPractice, { body: { topic } }, student.token)).body;
  const words = WORDS.flatMap(answersWith);
  const answers = Array.from({ length: 10 }, (_, index) => ({
    number: index + 1,
    answer: words[(index * 4) % words.length] ?? "",
  }));
  await call(testApp, submitInterview, { body: { sessionId, answers } }, student.token);
  const result = await eventually(async () => {
    const { body } = await call(testApp, interviewDetail, { params: { sessionId } }, student.token);
    return body.isCompleted ? body : undefined;
  });
  expect(result).toMatchObject({ score: expect.any(Number), evaluated: 10 });
  expect(JSON.stringify(result)).not.toMatch(INHERITED);
  expect(testApp.faults).toEqual([]);
});

test("its credits are spent", async () => {
  expect((await call(testApp, me, {}, student.token)).body.user.interviewCredits).toBe(5);
});

describe.each(WORDS)("%s", (word) => {
  test("a drill with it is graded, and can be read", async () => {
    const { _id: id } = (await call(testApp, startDrill, { body: { topic: "sql" } }, student.token)).body;
    const [answer = ""] = answersWith(word).slice(1);
    const answered = await call(testApp, answerDrill, { params: { id }, body: { number: 1, answer } }, student.token);
    expect([answered.status, answered.body.answer]).toEqual([200, answer]);
    expect((await call(testApp, drill, { params: { id } }, student.token)).body.questions[0]?.result).not.toBeNull();
  });

  test("a search for it works like any other", async () => {
    const { status, body } = await call(testApp, jobList, { query: { search: word, location: word } }, student.token);
    expect([status, body.jobs]).toEqual([200, []]);
    expect(JSON.stringify(body)).not.toMatch(INHERITED);
  });
});
