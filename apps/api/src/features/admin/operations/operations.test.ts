import { MAX_RETRIED } from "@dryrun/domain/admin/limits";
import { JOBS_GONE } from "@dryrun/domain/admin/messages";
import { deadLetters, operations, retryJob, retryJobs } from "@dryrun/domain/admin/records/contract";
import { jobInWords, jobsInWords } from "@dryrun/domain/admin/records/job-names";
import { requestReview } from "@dryrun/domain/interviews/contract";
import { reportJob } from "@dryrun/domain/jobs/contract";
import { createCreditOrder } from "@dryrun/domain/payments/contract";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { auditOf } from "../../../../test/audited.ts";
import { aJob, anApplication, aPerson, aStudent, aTokenOf, type Person } from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { anInterviewed } from "../../../../test/interviewed.ts";
import { interviewSessions } from "../../../db/schema/interviews.ts";
import { orders, refunds } from "../../../db/schema/payments.ts";
import { newId } from "../../../ids.ts";
import type { Mail } from "../../../ports.ts";

const JOB = "mail.application-received";
let testApp: TestApp;
let adminToken: string;
let employer: Person;
let isRefusing = false;
let tries = 0;
const takeMail = async ({ key, to }: Mail) => {
  if (!key.startsWith("application-received")) return;
  tries += 1;
  if (isRefusing) throw new Error(`550 5.1.1 <${to}>: mailbox full, call 9876501234`);
};
beforeAll(async () => {
  testApp = await createTestApp({ takeMail });
  adminToken = await aTokenOf(testApp, "admin");
  employer = await aPerson(testApp, "employer");
});
afterAll(() => testApp.close());

const read = async () => (await call(testApp, operations, {}, adminToken)).body;
const retry = (id: string) => call(testApp, retryJob, { params: { id } }, adminToken);
const dead = () => eventually(async () => (await read()).deadLetters[0]);

test("stores a mail that failed in its last attempt for an admin, also across a restart, and sends it once after a retry", async () => {
  isRefusing = true;
  await anApplication(testApp, await aStudent(testApp), await aJob(testApp, employer));
  const first = await dead();
  const reason = "550 5.1.1 <[e-mail]>: mailbox full, call [number]";
  expect(first).toEqual({ _id: expect.any(String), name: JOB, failedAt: expect.any(String), error: reason });
  expect((await read()).queues.filter(({ failed }) => failed > 0)).toEqual([
    { name: JOB, waiting: 0, running: 0, failed: 1 },
  ]);
  const before = tries;

  expect((await retry(first._id)).body).toEqual({ message: "The job is running again." });
  const second = await eventually(async () => (await read()).deadLetters.find(({ _id }) => _id !== first._id));
  expect(tries - before).toBe(before); // all its attempts again
  expect((await retry(first._id)).refusal.code).toBe("NOT_FOUND");

  await testApp.deps.sweeps.stop();
  await testApp.deps.queue.stop();
  const { startedAt } = await read();
  isRefusing = false;
  testApp = await createTestApp({ takeMail, left: testApp.database, startsAt: testApp.clock.now() });
  expect((await read()).deadLetters.map(({ _id }) => _id)).toEqual([second._id]);
  expect(Date.parse((await read()).startedAt)).toBeGreaterThan(Date.parse(startedAt));

  const answers = await Promise.all([retry(second._id), retry(second._id), retry(second._id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  const arrived = () => testApp.mails.filter(({ key }) => key.startsWith("application-received"));
  await eventually(() => arrived()[0]);
  await eventually(async () =>
    (await read()).queues.every(({ waiting, running }) => !waiting && !running) ? true : undefined,
  );
  expect(arrived()).toHaveLength(1);
  expect(await read()).toMatchObject({ deadLetters: [] });
  const entries = await auditOf(testApp, adminToken);
  expect(entries.map(({ action, target, actor }) => [action, target, actor])).toEqual(
    Array(2).fill(["job-queue.retried", JOB, "A"]),
  );
});

test("has a name for every kind of job", async () => {
  const names = (await read()).queues.map(({ name }) => name);
  expect(names.filter((name) => jobInWords(name) === name || jobsInWords(name) === name)).toEqual([]);
});

describe("several failed jobs", () => {
  const listed = async (query: object = {}) => (await call(testApp, deadLetters, { query }, adminToken)).body;
  const retryAll = (ids: unknown) => call(testApp, retryJobs, { body: { ids } }, adminToken);
  let ids: string[];
  beforeAll(async () => {
    isRefusing = true;
    const jobId = await aJob(testApp, employer);
    for (const _ of [1, 2, 3]) await anApplication(testApp, await aStudent(testApp), jobId);
    ids = await eventually(async () => {
      const { deadLetters: found } = await listed();
      return found.length === 3 ? found.map(({ _id }) => _id) : undefined;
    });
  });

  test("are listed by kind and by name, in pages", async () => {
    expect((await listed({ kind: "mail" })).total).toBe(3);
    expect((await listed({ kind: "other" })).total).toBe(0);
    expect((await listed({ name: JOB })).total).toBe(3);
    expect((await listed({ name: "mail.contact" })).total).toBe(0);
    expect((await listed({ name: JOB, kind: "other" })).total).toBe(0);
    const second = await listed({ limit: 2, page: 2 });
    expect([second.deadLetters.map(({ _id }) => _id), second.totalPages]).toEqual([[ids[2]], 2]);
  });

  test("are retried in one call, which reports missing ones and adds one entry to the audit", async () => {
    isRefusing = false;
    const [first = "", second = "", third = ""] = ids;
    expect((await retry(third)).status).toBe(200);
    const { status, body } = await retryAll([first, second, first, third]);
    expect([status, body.message]).toEqual([200, "2 jobs are running again. 1 job was no longer there."]);
    expect([[...body.retried].sort(), body.gone]).toEqual([[first, second].sort(), [third]]);
    expect((await listed()).total).toBe(0);
    const entries = await auditOf(testApp, adminToken, { action: "job-queue.retried" });
    expect(entries[0]).toMatchObject({ target: JOB, detail: "2 jobs" });
    const again = await retryAll(ids);
    expect([again.status, again.refusal.code, again.refusal.message]).toEqual([404, "NOT_FOUND", JOBS_GONE]);
  });

  test("are one to a hundred per call", async () => {
    const many = Array.from({ length: MAX_RETRIED + 1 }, () => newId(testApp.clock.now()));
    for (const wrong of [[], many, undefined, "x"])
      expect((await retryAll(wrong)).refusal.errors?.[0]?.field).toBe("ids");
    expect((await retryAll(["x"])).refusal.errors?.[0]?.field).toBe("ids.0");
    expect((await retryAll(many.slice(1))).status).toBe(404);
  });
});

test("refuses to retry a completed or unknown job", async () => {
  const { rows } = await testApp.database.query("select id from pgboss.job where state = 'completed' limit 1");
  for (const id of [(rows[0] as { id: string }).id, "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4", "x", "%00"])
    expect((await retry(id)).refusal.code).toBe("NOT_FOUND");
});

test("counts open work, without names", async () => {
  const nothing = await read();
  expect(nothing).toMatchObject({
    mode: "embedded",
    evaluations: { waiting: 0, oldestAt: null },
    openOrders: 0,
    openRefunds: 0,
    openReviews: 0,
    openReports: 0,
  });
  const { student, sessionId } = await anInterviewed(testApp, employer, "3.5");
  const jobId = await aJob(testApp, employer);
  await call(
    testApp,
    requestReview,
    { params: { sessionId }, body: { reason: "Question 3 was right." } },
    student.token,
  );
  await call(testApp, reportJob, { params: { id: jobId }, body: { reason: "Asks for money" } }, student.token);
  const bought = { credits: 5, amount: 299, email: student.email };
  expect((await call(testApp, createCreditOrder, { body: bought }, student.token)).status).toBe(201);
  const [order] = await testApp.db.select().from(orders);
  const now = testApp.clock.now();
  const back = { id: newId(now), orderId: order?.id ?? "", amount: 299, createdAt: now, updatedAt: now };
  await testApp.db.insert(refunds).values({ ...back, paymentId: "pay_1", status: "created" });
  const [session] = await testApp.db
    .update(interviewSessions)
    .set({ evaluatedAt: null })
    .where(eq(interviewSessions.id, sessionId))
    .returning();
  const numbers = await read();
  expect(numbers).toMatchObject({
    evaluations: { waiting: 1, oldestAt: session?.submittedAt?.toISOString() },
    openOrders: 1,
    openRefunds: 1,
    openReviews: 1,
    openReports: 1,
  });
  expect(JSON.stringify(numbers)).not.toMatch(/@|Asha/);
});
