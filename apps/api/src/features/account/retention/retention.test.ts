import { interviewDetail, requestReview, startInterview, submitInterview } from "@dryrun/domain/interviews/contract";
import { startDrill } from "@dryrun/domain/interviews/drills/contract";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, anApplication, anInvitation, aPerson, aStudent, type Person } from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { ledger, users } from "../../../db/schema/accounts.ts";
import { applicationDrafts } from "../../../db/schema/application-drafts.ts";
import { applications } from "../../../db/schema/applications.ts";
import { calibrationAnswers, calibrationScores } from "../../../db/schema/calibration.ts";
import { drillAnswers, drills } from "../../../db/schema/drills.ts";
import {
  interviewAnswers,
  interviewEvents,
  interviewReviews,
  interviewSessions,
} from "../../../db/schema/interviews.ts";
import { invitations } from "../../../db/schema/invitations.ts";
import { notifications } from "../../../db/schema/notifications.ts";
import { profileViews } from "../../../db/schema/profiles.ts";
import { newId } from "../../../ids.ts";
import { notify } from "../../../records/notifications/notify.ts";
import { recordProfileView } from "../../candidates/views.ts";
import { deleteOutlived } from "./retention.ts";

const NOW = new Date("2029-11-20T10:00:00Z");
const before = (months: number, days: number) => {
  const at = new Date(NOW);
  at.setUTCMonth(at.getUTCMonth() - months);
  return addMs(at, -days * DAY_MS);
};
let testApp: TestApp;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  employer = await aPerson(testApp, "employer");
});
afterAll(() => testApp.close());

const tidy = () => deleteOutlived(testApp.db, NOW);

/** Makes an evaluated interview of an application that is decided at `decidedAt`. */
async function interviewed(evaluatedAt: Date, decidedAt: Date | null) {
  const student = await aStudent(testApp);
  const applicationId = await anApplication(testApp, student, await aJob(testApp, employer));
  const { body } = await call(testApp, startInterview, { body: { applicationId } }, student.token);
  const { sessionId } = body;
  const answers = [{ number: 1, answer: "7 because" }];
  await call(testApp, submitInterview, { body: { sessionId, answers } }, student.token);
  const { db } = testApp;
  await eventually(async () => {
    const [session] = await db.select().from(interviewSessions).where(eq(interviewSessions.id, sessionId));
    return session?.evaluatedAt ?? undefined;
  });
  const event = { id: newId(NOW), sessionId, type: "blur" as const, at: evaluatedAt, receivedAt: evaluatedAt };
  await db.insert(interviewEvents).values(event);
  await db.update(interviewSessions).set({ evaluatedAt }).where(eq(interviewSessions.id, sessionId));
  await db.update(applications).set({ decidedAt }).where(eq(applications.id, applicationId));
  const left = async () => [
    await db.$count(interviewAnswers, eq(interviewAnswers.sessionId, sessionId)),
    await db.$count(interviewEvents, eq(interviewEvents.sessionId, sessionId)),
  ];
  return { student, sessionId, left };
}

/** Adds a note to the first answer, by a person who checks the grader. */
async function aNoteOn(sessionId: string): Promise<() => Promise<string | undefined>> {
  const [answerId, id] = [newId(NOW), newId(NOW)];
  const place = { source: "people", sessionId, number: 1, questionId: "sql-1", topic: "sql" } as const;
  await testApp.db
    .insert(calibrationAnswers)
    .values({ id: answerId, ...place, score: 5, evaluator: "scripted/1", drawnAt: NOW });
  await testApp.db.insert(calibrationScores).values({ id, answerId, score: 5, note: "Quotes the answer.", at: NOW });
  return async () => (await testApp.db.select().from(calibrationScores).where(eq(calibrationScores.id, id)))[0]?.note;
}

describe("answers and events of an interview", () => {
  test.each([
    ["24 months and a day after the verdict of an undecided one", before(24, 1), null, [0, 0]],
    ["not before that", before(24, -1), null, [10, 1]],
    ["24 months and a day after the employer's decision", before(30, 0), before(24, 1), [0, 0]],
    ["not before that, however old the verdict", before(30, 0), before(24, -1), [10, 1]],
  ])("are deleted %s", async (_, evaluatedAt, decidedAt, expected) => {
    const { left } = await interviewed(evaluatedAt, decidedAt);
    await tidy();
    expect(await left()).toEqual(expected);
  });

  test("stay while a review by a person is open", async () => {
    const { student, sessionId, left } = await interviewed(before(25, 0), null);
    const request = { params: { sessionId }, body: { reason: "Question 3 was right." } };
    expect((await call(testApp, requestReview, request, student.token)).status).toBe(201);
    await tidy();
    expect(await left()).toEqual([10, 1]);
    await testApp.db.update(interviewReviews).set({ decidedAt: NOW }).where(eq(interviewReviews.sessionId, sessionId));
    await tidy();
    expect(await left()).toEqual([0, 0]); // a decided review is dated by the session's time of review
  });

  test("leave the score readable when they are deleted", async () => {
    const { student, sessionId } = await interviewed(before(25, 0), null);
    const read = () => call(testApp, interviewDetail, { params: { sessionId } }, student.token);
    const { score, finalDecision } = (await read()).body;
    const note = await aNoteOn(sessionId);
    await tidy();
    expect(await note()).toBe("");
    const { status, body } = await read();
    expect([status, body]).toMatchObject([200, { score, finalDecision, questions: [], events: [], isCompleted: true }]);
    const [session] = await testApp.db.select().from(interviewSessions).where(eq(interviewSessions.id, sessionId));
    expect(session?.answersDeletedAt).toEqual(NOW);
  });
});

test("deletes drafts of applications 30 days after the last change", async () => {
  const student = await aStudent(testApp);
  const begin = async (savedAt: Date) => {
    const jobId = await aJob(testApp, employer);
    await testApp.db
      .insert(applicationDrafts)
      .values({ studentId: student.id, jobId, values: "{}", version: 1, savedAt });
    return jobId;
  };
  await begin(addMs(NOW, -30 * DAY_MS - 1));
  const young = await begin(addMs(NOW, -30 * DAY_MS + 1));
  await tidy();
  const left = await testApp.db.select().from(applicationDrafts).where(eq(applicationDrafts.studentId, student.id));
  expect(left.map(({ jobId }) => jobId)).toEqual([young]);
});

test("deletes drills with their answers 24 months after their start", async () => {
  const student = await aStudent(testApp);
  const start = (topic: string) => call(testApp, startDrill, { body: { topic } }, student.token);
  const [old, young] = [(await start("sql")).body._id, (await start("excel")).body._id];
  await testApp.db
    .update(drills)
    .set({ startedAt: before(24, 1) })
    .where(eq(drills.id, old));
  await testApp.db
    .update(drills)
    .set({ startedAt: before(24, -1) })
    .where(eq(drills.id, young));
  await tidy();
  const left = await testApp.db.select().from(drills).where(eq(drills.studentId, student.id));
  expect(left.map(({ id }) => id)).toEqual([young]);
  expect(await testApp.db.$count(drillAnswers, eq(drillAnswers.drillId, old))).toBe(0);
  expect(await testApp.db.$count(drillAnswers, eq(drillAnswers.drillId, young))).toBe(1);
});

test("deletes views of a profile after 12 months", async () => {
  const { id: studentId } = await aStudent(testApp);
  const days = [before(12, 1), before(12, -1)];
  for (const at of days)
    await testApp.db.transaction((tx) => recordProfileView(tx, { companyId: employer.id, studentId }, at));
  await tidy();
  const left = await testApp.db.select().from(profileViews).where(eq(profileViews.studentId, studentId));
  expect(left.map(({ day }) => day)).toEqual(["2028-11-21"]);
});

test("deletes notifications after six months, read or not", async () => {
  const { id: userId } = await aStudent(testApp);
  for (const createdAt of [before(6, 1), before(6, -1)])
    await notify(testApp.db, [{ userId, event: "jobs-found", key: createdAt.toISOString() }], createdAt);
  await tidy();
  const left = await testApp.db.select().from(notifications).where(eq(notifications.userId, userId));
  expect(left.map(({ createdAt }) => createdAt)).toEqual([before(6, -1)]);
});

test("deletes ledger entries after eight years", async () => {
  const entry = { userId: newId(NOW), unit: "credit" as const, amount: 1, reason: "test" };
  await testApp.db.insert(ledger).values([
    { ...entry, id: newId(NOW), at: before(96, 1), reference: "old" },
    { ...entry, id: newId(NOW), at: before(96, -1), reference: "young" },
  ]);
  await tidy();
  const left = await testApp.db.select().from(ledger).where(eq(ledger.userId, entry.userId));
  expect(left.map(({ reference }) => reference)).toEqual(["young"]);
});

test("carries the credits of old entries forward once, so that a balance stays the sum of its entries", async () => {
  const { id: userId } = await aStudent(testApp);
  const entriesOf = () => testApp.db.select().from(ledger).where(eq(ledger.userId, userId)).orderBy(ledger.amount);
  const [free] = await entriesOf();
  const entry = { userId, reason: "test", reference: "old", at: before(96, 1) };
  await testApp.db.update(ledger).set({ at: entry.at }).where(eq(ledger.userId, userId));
  await testApp.db.insert(ledger).values([
    { ...entry, id: newId(NOW), unit: "credit", amount: 5 },
    { ...entry, id: newId(NOW), unit: "credit", amount: -2 },
    { ...entry, id: newId(NOW), unit: "INR", amount: 299 },
  ]);
  await tidy();
  await tidy();
  const carried = {
    unit: "credit",
    amount: (free?.amount ?? 0) + 3,
    reason: "carried forward",
    reference: "",
    at: NOW,
  };
  expect(await entriesOf()).toMatchObject([carried]);
});

describe("an account that an invitation created", () => {
  /** Invites at `first`, and again at `again`. */
  async function invited(first: Date, again = first) {
    const { email } = await anInvitation(testApp, employer, await aJob(testApp, employer));
    const [user] = await testApp.db.update(users).set({ createdAt: first }).where(eq(users.email, email)).returning();
    await testApp.db
      .update(invitations)
      .set({ createdAt: first, lastSentAt: again })
      .where(eq(invitations.email, email));
    return { id: user?.id ?? "", email };
  }
  const isThere = async ({ id }: { id: string }) => (await testApp.db.$count(users, eq(users.id, id))) === 1;

  test("is deleted with the invitation if it was not activated in six months", async () => {
    const person = await invited(before(6, 1));
    await tidy();
    expect(await isThere(person)).toBe(false);
    expect(await testApp.db.$count(invitations, eq(invitations.email, person.email))).toBe(0);
  });

  test.each<[string, () => Promise<{ id: string }>]>([
    ["in its six months", () => invited(before(6, -1))],
    ["that was invited again since", () => invited(before(12, 0), before(6, -1))],
    [
      "with a password",
      async () => {
        const person = await invited(before(12, 0));
        await testApp.db.update(users).set({ passwordHash: "plain:x" }).where(eq(users.id, person.id));
        return person;
      },
    ],
    [
      "that something was bought with",
      async () => {
        const person = await invited(before(12, 0));
        const sale = { unit: "INR" as const, amount: 99, reason: "sale", at: before(1, 0) };
        await testApp.db.insert(ledger).values({ ...sale, id: newId(NOW), userId: person.id });
        return person;
      },
    ],
  ])("stays %s", async (_, make) => {
    const person = await make();
    await tidy();
    expect(await isThere(person)).toBe(true);
  });
});

test("is deleted by the hourly sweep, by the product's clock", async () => {
  const { left } = await interviewed(new Date(), null);
  testApp.clock.moveTo(addMs(new Date(), 800 * DAY_MS));
  await testApp.deps.sweeps.run();
  testApp.clock.moveTo(new Date());
  expect(await left()).toEqual([0, 0]);
});
