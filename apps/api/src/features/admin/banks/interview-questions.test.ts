import { LEAST_FAMILIES } from "@dryrun/content/interview/draw/drawable";
import { interviewQuestions as bank } from "@dryrun/content/interview/load";
import { interviewQuestions, updateInterviewQuestion } from "@dryrun/domain/admin/calibration/contract";
import { decideReview, reviews } from "@dryrun/domain/admin/contract";
import { tooFewQuestions } from "@dryrun/domain/admin/messages";
import { interviewDetail, requestReview, startInterview, startPractice } from "@dryrun/domain/interviews/contract";
import { startDrill } from "@dryrun/domain/interviews/drills/contract";
import { UNKNOWN_FAMILY } from "@dryrun/domain/interviews/messages";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { asc, eq, sql } from "drizzle-orm";
import { auditOf } from "../../../../test/audited.ts";
import { aJob, anApplication, aPerson, aStudent, aTokenOf, type Person } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { anInterviewed, handInAnswer } from "../../../../test/interviewed.ts";
import {
  interviewAnswers,
  interviewQuestionSums,
  interviewSessions,
  retiredInterviewQuestions,
} from "../../../db/schema/interviews.ts";

let testApp: TestApp;
let adminToken: string;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  adminToken = await aTokenOf(testApp, "admin");
  employer = await aPerson(testApp, "employer");
});
afterAll(() => testApp.close());
beforeEach(async () => {
  await testApp.db.delete(interviewSessions);
  await testApp.db.delete(interviewQuestionSums);
  await testApp.db.delete(retiredInterviewQuestions);
});

const listed = async (query: object) => (await call(testApp, interviewQuestions, { query }, adminToken)).body;
const one = async (id: string) => (await listed({ search: id })).interviewQuestions.find(({ _id }) => _id === id);
const change = (id: string, retired: boolean, reason = "It is ambiguous.", token = adminToken) =>
  call(testApp, updateInterviewQuestion, { params: { id }, body: { retired, reason } }, token);
const entriesOf = async (id: string) => (await auditOf(testApp, adminToken)).filter(({ target }) => target === id);
const sums = () => testApp.db.select().from(interviewQuestionSums).orderBy(asc(interviewQuestionSums.questionId));
const askedIn = async (sessionId: string) =>
  (
    await testApp.db
      .select()
      .from(interviewAnswers)
      .where(eq(interviewAnswers.sessionId, sessionId))
      .orderBy(asc(interviewAnswers.number))
  ).map(({ questionId }) => questionId);

describe("the interview questions", () => {
  test("are filtered by topic and words, with empty statistics for a question that nobody was asked", async () => {
    expect((await listed({ limit: 100 })).total).toBe(bank.length);
    expect((await listed({ topic: "vba" })).total).toBe(bank.filter(({ topic }) => topic === "vba").length);
    const [first] = bank;
    expect(await one(first?.id ?? "")).toEqual({
      _id: first?.id,
      topic: first?.topic,
      difficulty: first?.difficulty,
      question: first?.prompt,
      modelAnswer: first?.modelAnswer,
      criteria: first?.rubric.points.map(({ label, weight }) => ({ label, weight })),
      uses: 0,
      mean: null,
      spread: null,
      notAssessed: 0,
      flagged: 0,
      raised: 0,
      discrimination: null,
      concerns: [],
      retired: null,
    });
    expect((await listed({ show: "few-uses" })).total).toBe(bank.length);
    expect((await listed({ show: "attention" })).total).toBe(0);
    for (const query of [{ show: "odd" }, { topic: "cooking" }])
      expect((await call(testApp, interviewQuestions, { query }, adminToken)).status).toBe(400);
  });

  test("count each graded interview once, and changes of the score by a review", async () => {
    const { student, sessionId } = await anInterviewed(testApp, employer, "4");
    await anInterviewed(testApp, employer, "8");
    const ids = await askedIn(sessionId);
    const [id = ""] = ids;
    const rows = await sums();
    expect(rows.reduce((total, { uses }) => total + uses, 0)).toBe(20);
    const row = rows.find(({ questionId }) => questionId === id);
    expect(row?.points === 8 || row?.points === 24).toBe(true); // asked in one interview, or in both

    await call(testApp, requestReview, { params: { sessionId }, body: { reason: "It was right." } }, student.token);
    const [review] = (await call(testApp, reviews, { query: { state: "open" } }, adminToken)).body.reviews;
    const scores = [
      { number: 1, score: 9 },
      { number: 2, score: 4 },
    ];
    await call(testApp, decideReview, { params: { id: review?._id ?? "" }, body: { scores, note: "" } }, adminToken);
    expect([(await one(id))?.raised, (await one(ids[1] ?? ""))?.raised]).toEqual([1, 0]);
  });

  test("count a family twice where a practice interview asks it twice", async () => {
    const student = await aStudent(testApp);
    const { body } = await call(testApp, startPractice, { body: { topic: "vba" } }, student.token);
    const ids = await askedIn(body.sessionId);
    await testApp.db
      .update(interviewAnswers)
      .set({ questionId: ids[0] ?? "" })
      .where(sql`${interviewAnswers.sessionId} = ${body.sessionId} and ${interviewAnswers.number} = 2`);
    await handInAnswer(testApp, student, body.sessionId, "6");
    expect(await one(ids[0] ?? "")).toMatchObject({ uses: 2, mean: 6, spread: 0, flagged: 0 });
    expect(await sums()).toHaveLength(9);
  });

  test("are judged by many answers and sorted with the worst first", async () => {
    const [bad, good] = [bank[3]?.id ?? "", bank[4]?.id ?? ""];
    const steady = { uses: 60, notAssessed: 0, flagged: 0, raised: 0, points: 600, pointsSquares: 6600 };
    await testApp.db.insert(interviewQuestionSums).values([
      { questionId: good, ...steady, rest: 6000, restSquares: 660_000, products: 66_000 },
      { questionId: bad, ...steady, rest: 6000, restSquares: 660_000, products: 54_000 },
    ]);
    const { interviewQuestions: rows } = await listed({});
    expect(rows.slice(0, 2).map(({ _id, discrimination, concerns }) => [_id, discrimination, concerns])).toEqual([
      [bad, -1, ["negative"]],
      [good, 1, []],
    ]);
    expect((await listed({ show: "attention" })).interviewQuestions.map(({ _id }) => _id)).toEqual([bad]);
    await change(bad, true);
    expect((await listed({ show: "attention" })).total).toBe(0);
    expect((await listed({ show: "retired" })).interviewQuestions[0]?.retired?.reason).toBe("It is ambiguous.");
  });
});

describe("retiring a question", () => {
  test("keeps it out of new interviews and drills; a running interview and its result keep it", async () => {
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, await aJob(testApp, employer));
    const { body } = await call(testApp, startInterview, { body: { applicationId } }, student.token);
    const ids = await askedIn(body.sessionId);
    const [id = ""] = ids;
    const earlier = (await entriesOf(id)).length; // another test may have retired the drawn question
    expect((await change(id, true)).body.message).toBe("Question retired. New interviews leave it out.");
    expect((await change(id, true)).status).toBe(200); // retired already
    expect(await askedIn(body.sessionId)).toEqual(ids);
    await handInAnswer(testApp, student, body.sessionId, "5");
    const detail = await call(testApp, interviewDetail, { params: { sessionId: body.sessionId } }, student.token);
    expect(detail.body.questions).toHaveLength(10);

    const drill = await call(testApp, startDrill, { body: { family: id } }, student.token);
    expect(drill.refusal.errors).toEqual([{ field: "family", message: UNKNOWN_FAMILY }]);
    const others = await Promise.all(Array.from({ length: 6 }, () => aStudent(testApp)));
    for (const other of others) {
      const practice = await call(testApp, startPractice, { body: { topic: "mixed" } }, other.token);
      expect(await askedIn(practice.body.sessionId)).not.toContain(id);
    }
    expect((await change(id, false, "It is clear now.")).body.interviewQuestion.retired).toBeNull();
    expect((await call(testApp, startDrill, { body: { family: id } }, student.token)).status).toBe(201);
    const entries = await entriesOf(id);
    expect(
      entries.slice(0, entries.length - earlier).map(({ action, target, detail: why }) => [action, target, why]),
    ).toEqual([
      ["interview-question.restored", id, "It is clear now."],
      ["interview-question.retired", id, "It is ambiguous."],
    ]);
  });

  test("needs an admin, a reason and a question of the bank", async () => {
    const id = bank[0]?.id ?? "";
    for (const role of ["student", "employer"] as const) {
      const { token } = await aPerson(testApp, role);
      expect((await change(id, true, "No.", token)).status).toBe(403);
      expect((await call(testApp, interviewQuestions, { query: {} }, token)).status).toBe(403);
    }
    expect((await change("sql-no-such-question", true)).status).toBe(404);
    for (const odd of ["__proto__", "constructor", "no such id"])
      expect((await change(odd, true)).status).toBeGreaterThanOrEqual(400);
    const { status, refusal } = await change(id, true, "   ");
    expect([status, refusal?.errors?.map(({ field }) => field)]).toEqual([400, ["reason"]]);
  });

  test("is refused if it would leave fewer than ten of the topic, also when two admins retire at the same time", async () => {
    const vba = bank.filter(({ topic, practiceOnly }) => topic === "vba" && !practiceOnly).map(({ id }) => id);
    const spare = vba.length - LEAST_FAMILIES;
    const retiredAt = testApp.clock.now();
    await testApp.db
      .insert(retiredInterviewQuestions)
      .values(vba.slice(0, spare - 1).map((itemId) => ({ itemId, reason: "r", retiredAt })));
    const answers = await Promise.all(vba.slice(spare, spare + 3).map((id) => change(id, true)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.refusal).toMatchObject({
      code: "LIMIT_REACHED",
      message: tooFewQuestions("VBA", LEAST_FAMILIES - 1, LEAST_FAMILIES),
    });
    const student = await aStudent(testApp);
    const { body } = await call(testApp, startPractice, { body: { topic: "vba" } }, student.token);
    expect(new Set(await askedIn(body.sessionId)).size).toBe(LEAST_FAMILIES / 2); // each family twice, with other values
  });
});
