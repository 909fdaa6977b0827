import { findAsked } from "@dryrun/content/interview/find-asked";
import { me } from "@dryrun/domain/auth/contract";
import { interviewHistory, startInterview, startPractice } from "@dryrun/domain/interviews/contract";
import { answerDrill, drill, startDrill } from "@dryrun/domain/interviews/drills/contract";
import { DRILL_QUESTIONS, DRILL_TOPICS, MAX_FAMILY, MAX_TRIES } from "@dryrun/domain/interviews/drills/limits";
import { MAX_ANSWER } from "@dryrun/domain/interviews/limits";
import * as say from "@dryrun/domain/interviews/messages";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { and, eq } from "drizzle-orm";
import { aJob, anApplication, aPerson, aStudent, type Person } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { handInAnswer } from "../../../test/interviewed.ts";
import { consents } from "../../db/schema/accounts.ts";
import { drillAnswers } from "../../db/schema/drills.ts";
import { interviewAnswers } from "../../db/schema/interviews.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const start = (student: Person, body: object) => call(testApp, startDrill, { body }, student.token);
const read = (student: Person, id: string) => call(testApp, drill, { params: { id } }, student.token);
const answer = (student: Person, id: string, number: number, text: string) =>
  call(testApp, answerDrill, { params: { id }, body: { number, answer: text } }, student.token);
const idsOf = async (drillId: string) => {
  const rows = await testApp.db.select().from(drillAnswers).where(eq(drillAnswers.drillId, drillId));
  return rows.toSorted((a, b) => a.number - b.number).map(({ questionId }) => questionId);
};
const questionOf = async (sessionId: string) => {
  const rows = await testApp.db.select().from(interviewAnswers).where(eq(interviewAnswers.sessionId, sessionId));
  return rows.map(({ questionId }) => questionId);
};

/** Answers all open questions, and returns the drill. */
async function answerAll(student: Person, id: string, text: string) {
  for (;;) {
    const { body } = await read(student, id);
    const open = body.questions.find(({ result }) => !result);
    if (!open) return body;
    expect((await answer(student, id, open.number, text)).status).toBe(200);
  }
}

describe("a drill", () => {
  test.each(DRILL_TOPICS)(
    "of %s has three questions of the topic one by one, without key or rubric, and costs no credit",
    async (topic) => {
      const student = await aStudent(testApp, { credits: 0, hasPassed: false });
      const { status, body } = await start(student, { topic });
      expect([status, body.topic, body.planned]).toEqual([201, topic, DRILL_QUESTIONS]);
      expect(body.questions).toMatchObject([{ number: 1, options: null, answeredAt: null, result: null }]);
      // The half of case questions that this person may practise can lack level 1.
      expect(body.questions[0]?.level).toBeLessThanOrEqual(2);
      const [id] = await idsOf(body._id);
      const shown = body.questions[0];
      const question = findAsked(shown?.question ?? "", shown?.sampleData);
      expect([question?.topic, question?.id]).toEqual([topic, id]);
      expect(JSON.stringify(body)).not.toContain(JSON.stringify(question?.modelAnswer));
      expect((await read(student, body._id)).body).toEqual(body);
      const { questions } = await answerAll(student, body._id, "8 because");
      expect(questions.map(({ number, result }) => [number, result?.score])).toEqual([1, 2, 3].map((one) => [one, 8]));
      expect(new Set(await idsOf(body._id)).size).toBe(3);
      expect((await call(testApp, me, {}, student.token)).body.user.interviewCredits).toBe(0);
    },
  );

  test("of a family begins with it, even if it was asked before", async () => {
    const student = await aStudent(testApp);
    for (let round = 0; round < 2; round++) {
      const { status, body } = await start(student, { family: "vba-split-by-region" });
      expect([status, body.topic]).toEqual([201, "vba"]);
      await answerAll(student, body._id, "8 because");
      const ids = await idsOf(body._id);
      expect([ids[0], new Set(ids).size]).toEqual(["vba-split-by-region", 3]);
    }
  });

  test.each([
    [{ topic: "cooking" }, "topic", "Choose a topic from the list."],
    [{ topic: "mixed" }, "topic", "Choose a topic from the list."],
    [{}, "topic", say.CHOOSE_TOPIC],
    [{ topic: "", family: null }, "topic", say.CHOOSE_TOPIC],
    [{ topic: "sql", family: "vba-split-by-region" }, "family", say.TOPIC_OR_FAMILY],
    [{ family: "no-such-family" }, "family", say.UNKNOWN_FAMILY],
    [{ family: "__proto__" }, "family", say.UNKNOWN_FAMILY],
    [{ topic: "sql", level: 6 }, "level", say.CHOOSE_LEVEL],
    [{ family: "vba-split-by-region", level: 2 }, "level", say.LEVEL_OF_TOPIC],
    [{ from: "memory" }, "from", say.CHOOSE_SOURCE],
    [{ from: "quiz", family: "vba-split-by-region" }, "family", say.TOPIC_OR_FAMILY],
    [{ from: "result", id: "one" }, "id", "This is not an id."],
    [{ from: "result", number: 11 }, "number", "Questions are numbered to 10."],
    [{ family: "x".repeat(MAX_FAMILY + 1) }, "family", `A family's name must be at most ${MAX_FAMILY} characters.`],
  ])("of %j answers 400 at %s", async (body, field, message) => {
    const { status, refusal } = await start(await aStudent(testApp), body);
    expect([status, refusal.errors]).toEqual([400, [{ field, message }]]);
  });

  test("is for students only", async () => {
    const employer = await aPerson(testApp, "employer");
    expect((await start(employer, { topic: "sql" })).status).toBe(403);
    expect((await call(testApp, startDrill, { body: { topic: "sql" } })).status).toBe(401);
  });

  test("creates only itself: no consent, no interview", async () => {
    const student = await aStudent(testApp);
    const { body } = await start(student, { topic: "sql" });
    await answer(student, body._id, 1, "8");
    const agreed = and(eq(consents.userId, student.id), eq(consents.kind, "interview"));
    expect(await testApp.db.$count(consents, agreed)).toBe(0);
    const history = await call(testApp, interviewHistory, { query: { page: 1, limit: 6 } }, student.token);
    expect(history.body.total).toBe(0);
  });
});

describe("an answer", () => {
  test("is graded at once, like an interview's question, and once for the same text", async () => {
    const student = await aStudent(testApp);
    const { body } = await start(student, { family: "sql-loyal-customers" });
    const { status, body: result } = await answer(student, body._id, 1, "7.5 because");
    const shown = body.questions[0];
    const question = findAsked(shown?.question ?? "", shown?.sampleData);
    expect([status, result]).toMatchObject([
      200,
      {
        number: 1,
        question: question?.prompt,
        answer: "7.5 because",
        score: 7.5,
        feedback: "Next.",
        family: "sql-loyal-customers",
        modelAnswer: question?.modelAnswer,
      },
    ]);
    expect(result.rubric.map(({ verdict }) => verdict)).toEqual(question?.rubric.points.map(() => "met"));
    const { questions } = (await read(student, body._id)).body;
    expect(questions.map((one) => one.result)).toEqual([result, null]);
    expect(questions[0]).toMatchObject({ answer: "7.5 because", answeredAt: expect.any(String) });
    for (let round = 0; round < 50; round++)
      expect(await answer(student, body._id, 1, "7.5 because")).toMatchObject({ status: 200, body: result });
    expect((await read(student, body._id)).body.questions).toEqual(questions);
  });

  test("can be corrected until it has full marks, and keeps the scores of all tries", async () => {
    const student = await aStudent(testApp);
    const { _id: id } = (await start(student, { topic: "sql" })).body;
    const climbs = [];
    for (const text of ["3", "2", "7", "10"]) climbs.push((await answer(student, id, 1, text)).body.climb);
    expect(climbs).toEqual([[3], [3, 2], [3, 2, 7], [3, 2, 7, 10]]);
    expect(await answer(student, id, 1, "10")).toMatchObject({ status: 200, body: { score: 10 } });
    const again = await answer(student, id, 1, "9");
    expect([again.status, again.refusal]).toEqual([409, { code: "ALREADY_ANSWERED", message: say.ANSWERED }]);
    const isFirst = and(eq(drillAnswers.drillId, id), eq(drillAnswers.number, 1));
    const [row] = await testApp.db.select().from(drillAnswers).where(isFirst);
    expect(row).toMatchObject({ answer: "10", score: 10, firstScore: 3 });
  });

  test("can be tried with at most 30 different texts", async () => {
    const student = await aStudent(testApp);
    const { _id: id } = (await start(student, { topic: "sql" })).body;
    for (let round = 0; round < MAX_TRIES; round++)
      expect((await answer(student, id, 1, `3 ${round}`)).status).toBe(200);
    const { status, refusal } = await answer(student, id, 1, "9");
    expect([status, refusal.message]).toEqual([409, say.TOO_MANY_TRIES]);
  });

  test("has a family in an interview's result, which a drill can practise", async () => {
    const student = await aStudent(testApp);
    const { sessionId } = (await call(testApp, startPractice, { body: { topic: "sql" } }, student.token)).body;
    const [question] = (await handInAnswer(testApp, student, sessionId, "5")).questions;
    const { body } = await start(student, { family: question?.family });
    const [first] = await idsOf(body._id);
    expect(first).toBe(question?.family);
    const shown = body.questions[0];
    const other = { question: shown?.question, sampleData: shown?.sampleData };
    expect(other).not.toEqual({ question: question?.question, sampleData: question?.sampleData }); // with other values
  });

  test.each([
    [{ answer: "x" }, "number"],
    [{ number: 0, answer: "x" }, "number"],
    [{ number: 11, answer: "x" }, "number"],
    [{ number: 1.5, answer: "x" }, "number"],
    [{ number: "one", answer: "x" }, "number"],
    [{ number: 1 }, "answer"],
    [{ number: 1, answer: 7 }, "answer"],
    [{ number: 1, answer: "x".repeat(MAX_ANSWER + 1) }, "answer"],
    [{ number: 1, answer: "\0" }, "answer"],
  ])("of %j answers 400 at %s and leaves the question open", async (body, field) => {
    const student = await aStudent(testApp);
    const { _id: id } = (await start(student, { topic: "sql" })).body;
    const { status, refusal } = await call(
      testApp,
      answerDrill,
      { params: { id }, body: body as never },
      student.token,
    );
    expect([status, refusal.errors?.map((error) => error.field)]).toEqual([400, [field]]);
    expect((await answer(student, id, 1, "x".repeat(MAX_ANSWER))).status).toBe(200);
  });

  test("can be given and read only by its student", async () => {
    const student = await aStudent(testApp);
    const other = await aStudent(testApp);
    const { _id: id } = (await start(student, { topic: "sql" })).body;
    expect([(await read(other, id)).status, (await answer(other, id, 1, "9")).status]).toEqual([404, 404]);
    expect((await read(student, id)).body.questions[0]?.answeredAt).toBeNull();
  });
});

describe("while an interview runs", () => {
  const practising = async (student: Person) =>
    (await call(testApp, startPractice, { body: { topic: "vba" } }, student.token)).body.sessionId;
  const interviewed = async (student: Person) => {
    const applicationId = await anApplication(
      testApp,
      student,
      await aJob(testApp, await aPerson(testApp, "employer")),
    );
    return (await call(testApp, startInterview, { body: { applicationId } }, student.token)).body.sessionId;
  };

  const refusal = (sessionId: string) => ({ code: "INTERVIEW_RUNNING", message: say.INTERVIEW_RUNNING, sessionId });

  test.each([
    ["for practice", practising],
    ["for an application", interviewed],
  ])("%s, drills of any topic neither start nor accept answers; afterwards they do", async (_, begin) => {
    const student = await aStudent(testApp);
    const { _id: id } = (await start(student, { topic: "behavioural" })).body;
    await answer(student, id, 1, "9");
    const sessionId = await begin(student);
    for (const wanted of [{ topic: "sql" }, { family: "vba-split-by-region" }])
      expect(await start(student, wanted)).toMatchObject({ status: 409, refusal: refusal(sessionId) });
    for (const number of [1, 2])
      expect(await answer(student, id, number, "9")).toMatchObject({ status: 409, refusal: refusal(sessionId) });
    expect((await read(student, id)).body.questions[1]?.answeredAt).toBeNull();
    await handInAnswer(testApp, student, sessionId, "5");
    expect((await start(student, { topic: "sql" })).status).toBe(201);
    expect((await answer(student, id, 2, "9")).status).toBe(200);
  });

  test("that starts at the same moment, a drill starts first or is refused", async () => {
    const student = await aStudent(testApp);
    const [sessionId, ...drills] = await Promise.all([
      practising(student),
      ...Array.from({ length: 3 }, () => start(student, { topic: "sql" })),
    ]);
    for (const { status, refusal: why } of drills) if (status !== 201) expect(why).toEqual(refusal(sessionId));
    expect(await start(student, { topic: "sql" })).toMatchObject({ status: 409, refusal: refusal(sessionId) });
  });

  test("of another student, drills start", async () => {
    await practising(await aStudent(testApp));
    expect((await start(await aStudent(testApp), { topic: "sql" })).status).toBe(201);
  });
});

test("asks interview questions that were in no drill, if possible", async () => {
  const student = await aStudent(testApp);
  const drilled: string[] = [];
  for (let round = 0; round < 2; round++) {
    const { _id: id } = (await start(student, { topic: "sql" })).body;
    await answerAll(student, id, "8 because");
    drilled.push(...(await idsOf(id)));
  }
  expect(new Set(drilled).size).toBe(6);
  const { sessionId } = (await call(testApp, startPractice, { body: { topic: "mixed" } }, student.token)).body;
  expect((await questionOf(sessionId)).filter((id) => drilled.includes(id))).toEqual([]);
});
