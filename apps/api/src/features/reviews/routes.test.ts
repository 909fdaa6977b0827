import * as admin from "@dryrun/domain/admin/contract";
import {
  employerInterview,
  requestReview,
  sendToRecruiter,
  startInterview,
  startPractice,
} from "@dryrun/domain/interviews/contract";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { auditOf } from "../../../test/audited.ts";
import { aJob, anApplication, aPerson, aStudent, aTokenOf, type Person } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { anInterviewed, detailOf, handInAnswer } from "../../../test/interviewed.ts";
import { interviewAnswers, interviewSessions } from "../../db/schema/interviews.ts";

let testApp: TestApp;
let employer: Person;
let adminToken: string;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
  adminToken = await aTokenOf(testApp, "admin");
});
afterAll(() => testApp.close());

const ask = (student: Person, sessionId: string, reason = "Question 3 was right.") =>
  call(testApp, requestReview, { params: { sessionId }, body: { reason } }, student.token);
const listed = async (state?: string) =>
  (await call(testApp, admin.reviews, { query: { limit: 100, ...(state && { state }) } }, adminToken)).body;
const reviewOf = async (sessionId: string) =>
  (await listed()).reviews.find((review) => review.sessionId === sessionId)?._id ?? "";
const decide = (id: string, scores: { number: number; score: number }[], note = "") =>
  call(testApp, admin.decideReview, { params: { id }, body: { scores, note } }, adminToken);
const all = (score: number) => Array.from({ length: 10 }, (_, index) => ({ number: index + 1, score }));

describe("requesting a review", () => {
  test("is possible once for an existing result, with a reason", async () => {
    const { student, sessionId } = await anInterviewed(testApp, employer, "3.5");
    expect((await ask(student, sessionId, " ")).refusal.errors?.[0]?.field).toBe("reason");
    const answers = await Promise.all([1, 2, 3].map(() => ask(student, sessionId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.refusal.code).toBe("REVIEW_ASKED");
    expect((await detailOf(testApp, student, sessionId)).review).toMatchObject({
      reason: "Question 3 was right.",
      decidedAt: null,
      scoreBefore: 35,
    });
  });

  test("is refused for a running interview, another student's, or one whose answers were deleted", async () => {
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, await aJob(testApp, employer));
    const { body } = await call(testApp, startInterview, { body: { applicationId } }, student.token);
    expect((await ask(student, body.sessionId)).refusal.code).toBe("NOT_REVIEWABLE");
    const { student: owner, sessionId } = await anInterviewed(testApp, employer, "5");
    expect((await ask(student, sessionId)).status).toBe(404);
    const gone = { answersDeletedAt: new Date() };
    await testApp.db.update(interviewSessions).set(gone).where(eq(interviewSessions.id, sessionId));
    expect((await ask(owner, sessionId)).refusal.code).toBe("NOT_REVIEWABLE");
  });

  test("is possible for practice too", async () => {
    const student = await aStudent(testApp);
    const { body } = await call(testApp, startPractice, { body: { topic: "sql" } }, student.token);
    await handInAnswer(testApp, student, body.sessionId, "4");
    expect((await ask(student, body.sessionId)).status).toBe(201);
    const review = (await listed("open")).reviews.find(({ sessionId }) => sessionId === body.sessionId);
    expect([review?.jobTitle, review?.candidateName]).toEqual([null, "Asha Verma"]);
  });
});

describe("deciding a review", () => {
  test("lets an admin read answers, rubric and model answer, and raise scores; a Rejected result can then be sent", async () => {
    const { student, sessionId, applicationId } = await anInterviewed(testApp, employer, "3.5");
    expect((await detailOf(testApp, student, sessionId)).finalDecision).toBe("Rejected");
    await ask(student, sessionId);
    const id = await reviewOf(sessionId);
    const { body } = await call(testApp, admin.review, { params: { id } }, adminToken);
    expect(body).toMatchObject({ state: "open", score: 35, finalDecision: "Rejected" });
    expect(body.questions[0]).toMatchObject({ number: 1, answer: "3.5", scoreBefore: 3.5, score: 3.5 });
    expect(body.questions[0]?.rubric.length).toBeGreaterThan(0);
    expect(body.questions[0]?.modelAnswer.length).toBeGreaterThan(0);

    const raised = await decide(id, [{ number: 3, score: 9 }], "The third answer is right.");
    expect([raised.status, raised.body.review]).toEqual([
      200,
      expect.objectContaining({ state: "decided", score: 40, finalDecision: "Review" }),
    ]);
    const detail = await detailOf(testApp, student, sessionId);
    expect(detail).toMatchObject({ score: 40, finalDecision: "Review", sendable: true });
    expect(detail.review).toMatchObject({ note: "The third answer is right.", scoreBefore: 35 });
    expect(detail.questions[2]?.score).toBe(9);
    expect(detail.summaryFeedback).toContain("40 out of 100");
    const seen = (await call(testApp, admin.review, { params: { id } }, adminToken)).body.questions[2];
    expect([seen?.scoreBefore, seen?.score]).toEqual([3.5, 9]);

    const mail = await eventually(() => testApp.mails.find(({ key }) => key === `review-decided-${sessionId}`));
    expect(mail.to).toBe(student.email);
    expect(mail.text).toMatch(/from 35 to 40[\s\S]*The third answer is right\.[\s\S]*send the result/);

    expect((await call(testApp, sendToRecruiter, { body: { sessionId } }, student.token)).status).toBe(200);
    const sent = (await call(testApp, employerInterview, { params: { applicationId } }, employer.token)).body;
    expect([sent.score, sent.reviewedAt]).toEqual([40, detail.reviewedAt]);
  });

  test("confirms with no scores, once", async () => {
    const { student, sessionId } = await anInterviewed(testApp, employer, "2");
    await ask(student, sessionId);
    const id = await reviewOf(sessionId);
    const answers = await Promise.all([decide(id, []), decide(id, all(10))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers[0]?.status === 200 ? 20 : 100;
    expect((await detailOf(testApp, student, sessionId)).score).toBe(won);
  });

  test("audits a raised answer, even if the total stays the same", async () => {
    const { student, sessionId } = await anInterviewed(testApp, employer, "6");
    await ask(student, sessionId);
    const { body } = await decide(await reviewOf(sessionId), [
      { number: 1, score: 6 },
      { number: 2, score: 6.5 },
    ]);
    expect(body.review.score).toBe(60);
    const entries = await auditOf(testApp, adminToken);
    expect(entries[0]).toMatchObject({ action: "review.decided", detail: "1 answer raised, still 60" });
  });

  test.each([
    [
      "a lower score",
      [
        { number: 1, score: 10 },
        { number: 4, score: 4.5 },
      ],
      "scores.1.score",
    ],
    ["a quarter", [{ number: 1, score: 7.25 }], "scores.0.score"],
    ["more than ten", [{ number: 1, score: 10.5 }], "scores.0.score"],
    ["a number twice", [...all(9), { number: 1, score: 9 }].slice(1, 3).concat([{ number: 2, score: 9 }]), "scores"],
    ["an eleventh question", [{ number: 11, score: 9 }], "scores.0.number"],
  ])("refuses %s at its field, and changes nothing", async (_, scores, field) => {
    const { student, sessionId } = await anInterviewed(testApp, employer, "5");
    await ask(student, sessionId);
    const { status, refusal } = await decide(await reviewOf(sessionId), scores);
    expect([status, refusal.errors?.[0]?.field]).toEqual([400, field]);
    expect(await detailOf(testApp, student, sessionId)).toMatchObject({ score: 50, reviewedAt: null });
  });

  test("removes the machine's doubt: a Review only for being unsure becomes a Pass at 70", async () => {
    const { student, sessionId } = await anInterviewed(testApp, employer, "7");
    const unsure = { finalDecision: "Review" as const };
    await testApp.db.update(interviewSessions).set(unsure).where(eq(interviewSessions.id, sessionId));
    await ask(student, sessionId);
    await decide(await reviewOf(sessionId), []);
    expect(await detailOf(testApp, student, sessionId)).toMatchObject({ score: 70, finalDecision: "Pass" });
  });

  test("lists open ones first, filters, and answers 404 for an unknown id", async () => {
    const { student, sessionId } = await anInterviewed(testApp, employer, "6");
    await ask(student, sessionId);
    const states = (await listed()).reviews.map(({ state }) => state);
    expect(states).toEqual([...states].sort().reverse());
    expect((await listed("decided")).reviews.some((review) => review.sessionId === sessionId)).toBe(false);
    expect((await listed("open")).reviews.some((review) => review.sessionId === sessionId)).toBe(true);
    expect((await call(testApp, admin.reviews, { query: { state: "lost" } }, adminToken)).status).toBe(400);
    const id = "00000000-0000-7000-8000-000000000000";
    expect((await call(testApp, admin.review, { params: { id } }, adminToken)).status).toBe(404);
    expect((await decide(id, [])).status).toBe(404);
  });

  test("keeps the machine's scores next to the new ones", async () => {
    const { student, sessionId } = await anInterviewed(testApp, employer, "5");
    await ask(student, sessionId);
    await decide(await reviewOf(sessionId), all(8));
    const rows = await testApp.db.select().from(interviewAnswers).where(eq(interviewAnswers.sessionId, sessionId));
    expect(rows.map(({ score, result }) => [score, result?.score])).toEqual(Array(10).fill([8, 5]));
  });
});
