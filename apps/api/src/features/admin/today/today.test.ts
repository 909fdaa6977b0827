import * as admin from "@dryrun/domain/admin/contract";
import * as records from "@dryrun/domain/admin/records/contract";
import { requestReview } from "@dryrun/domain/interviews/contract";
import { reportJob } from "@dryrun/domain/jobs/contract";
import { addMs, DAY_MS, HOUR_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, anApplication, aPerson, aStudent, aTokenOf, type Person } from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { anInterviewed } from "../../../../test/interviewed.ts";
import { anOrder } from "../../../../test/payments.ts";
import { aSeat, aSession } from "../../../../test/purchases.ts";
import { booksChecks } from "../../../db/schema/books.ts";
import { interviewSessions } from "../../../db/schema/interviews.ts";
import { liveSessions } from "../../../db/schema/live-sessions.ts";
import { orders, refunds } from "../../../db/schema/payments.ts";
import { newId } from "../../../ids.ts";
import type { Mail } from "../../../ports.ts";
import { bookRupees } from "../../../records/credits.ts";

let testApp: TestApp;
let adminToken: string;
let employer: Person;
const takeMail = async ({ key }: Mail) => {
  if (key.startsWith("application-received")) throw new Error("550 mailbox full");
};
/** The last minute of a day in India: 11:59 pm. */
const NOW = new Date("2026-11-20T18:29:00Z");
beforeAll(async () => {
  testApp = await createTestApp({ takeMail });
  testApp.clock.moveTo(NOW);
  adminToken = await aTokenOf(testApp, "admin");
});
afterAll(() => testApp.close());

const read = async () => (await call(testApp, admin.today, {}, adminToken)).body;
const deadMails = async () =>
  (await call(testApp, records.deadLetters, { query: { kind: "mail", limit: 1 } }, adminToken)).body.total;
const NOTHING = {
  reviews: 0,
  employers: 0,
  reports: 0,
  refunds: 0,
  failedRefunds: 0,
  disputes: 0,
  failedMails: 0,
  failedJobs: 0,
  parked: 0,
  booksDifferences: 0,
};

test("counts nothing in a new installation, and refuses callers who are not admins", async () => {
  const { waiting, money, nextSession } = await read();
  expect(waiting).toEqual(NOTHING);
  expect(money).toEqual({
    today: { from: "2026-11-20", to: "2026-11-20", in: 0, out: 0 },
    week: { from: "2026-11-14", to: "2026-11-20", in: 0, out: 0 },
  });
  expect(nextSession).toBeNull();
  expect((await call(testApp, admin.today, {})).status).toBe(401);
  expect((await call(testApp, admin.today, {}, (await aPerson(testApp, "student")).token)).status).toBe(403);
});

describe("waiting work", () => {
  let student: Person;
  beforeAll(async () => {
    employer = await aPerson(testApp, "employer");
    const interviewed = await anInterviewed(testApp, employer, "3.5");
    student = interviewed.student;
    const request = { params: { sessionId: interviewed.sessionId }, body: { reason: "Question 3 was right." } };
    await call(testApp, requestReview, request, student.token);
    const parked = await anInterviewed(testApp, employer, "3.5");
    await testApp.db.update(interviewSessions).set({ score: null }).where(eq(interviewSessions.id, parked.sessionId));
    const jobId = await aJob(testApp, employer);
    await call(testApp, reportJob, { params: { id: jobId }, body: { reason: "Asks for money" } }, student.token);
    await anApplication(testApp, await aStudent(testApp), jobId);
    const providerOrderId = await anOrder(testApp, student);
    const [order] = await testApp.db.select().from(orders).where(eq(orders.providerOrderId, providerOrderId));
    const refund = async (status: "created" | "failed", reason: "duplicate" | "dispute", daysAgo: number) => {
      const at = addMs(NOW, -daysAgo * DAY_MS);
      const row = { orderId: order?.id ?? "", amount: 299, status, reason, createdAt: at, updatedAt: at };
      await testApp.db.insert(refunds).values({ ...row, id: newId(NOW), paymentId: `pay_${newId(NOW)}` });
    };
    await refund("created", "duplicate", 0);
    await refund("created", "duplicate", 40);
    await refund("created", "dispute", 1);
    await refund("failed", "duplicate", 1);
    await refund("failed", "duplicate", 400); // waits until an admin has settled it
    await refund("failed", "dispute", 1); // won: no work
    await testApp.db.insert(booksChecks).values({
      night: "2026-11-20",
      startedAt: NOW,
      finishedAt: NOW,
      part: "orders",
      differences: [
        { kind: "balance", count: 2, ids: [] },
        { kind: "ledger", count: 1, ids: [] },
      ],
    });
    // Each mail uses all its attempts first.
    for (const mails of [1, 2, 3]) await eventually(async () => ((await deadMails()) >= mails ? true : undefined));
  });

  test("has the same counts as the lists that the page links to", async () => {
    const { waiting } = await read();
    expect(waiting).toMatchObject({ parked: 1, booksDifferences: 3, refunds: 2, failedRefunds: 2, disputes: 1 });
    const totalOf = async (contract: typeof admin.reviews | typeof admin.employers, query: object) =>
      (await call(testApp, contract, { query }, adminToken)).body.total;
    const refundsOf = async (query: object) => (await call(testApp, records.refunds, { query }, adminToken)).body.total;
    const deadOf = async (kind: string) =>
      (await call(testApp, records.deadLetters, { query: { kind } }, adminToken)).body;
    const { body: operations } = await call(testApp, records.operations, {}, adminToken);
    expect(waiting).toEqual({
      reviews: await totalOf(admin.reviews, { state: "open" }),
      employers: await totalOf(admin.employers, { state: "waiting" }),
      reports: (await call(testApp, admin.reports, { query: { state: "open" } }, adminToken)).body.total,
      refunds: await refundsOf({ status: "created", kind: "refund" }),
      failedRefunds: await refundsOf({ status: "failed", kind: "refund" }),
      disputes: await refundsOf({ status: "created", kind: "dispute" }),
      failedMails: (await deadOf("mail")).total,
      failedJobs: (await deadOf("other")).total,
      parked: operations.parked.length,
      booksDifferences: operations.books?.differences.reduce((sum, { count }) => sum + count, 0),
    });
    expect(Object.values(waiting).filter((count) => count === 0)).toEqual([0]); // only failedJobs
  });

  test("contains no names", async () => {
    expect(JSON.stringify(await read())).not.toMatch(/@|Asha|Sahyadri/);
  });
});

test("sums money by days in India, in agreement with the totals of the ledger", async () => {
  const book = (amount: number, at: Date) =>
    bookRupees(testApp.db, { userId: newId(NOW), amount, reason: "payment", reference: "", at });
  await book(299, new Date("2026-11-19T18:30:00Z")); // midnight in India
  await book(-99, new Date("2026-11-20T18:29:59Z"));
  await book(549, new Date("2026-11-19T18:29:59Z")); // yesterday
  await book(999, new Date("2026-11-13T18:30:00Z"));
  await book(5000, new Date("2026-11-13T18:29:59Z")); // eight days ago
  const { money } = await read();
  expect(money.today).toMatchObject({ in: 299, out: 99 });
  expect(money.week).toMatchObject({ in: 1847, out: 99 });
  for (const { from, to, in: paid, out } of [money.today, money.week]) {
    const query = { unit: "INR", from, to };
    const { INR } = (await call(testApp, records.ledgerTotals, { query }, adminToken)).body;
    expect([INR.in, INR.out, INR.net]).toEqual([paid, out, paid - out]);
  }
});

test("shows the active live session that runs or comes first, with the number of its people", async () => {
  const at = (hours: number) => ({ startAt: addMs(NOW, hours * HOUR_MS), endAt: addMs(NOW, (hours + 1) * HOUR_MS) });
  await aSession(testApp, { ...at(-2), title: "Over" });
  await aSession(testApp, { ...at(2), title: "Off", active: false });
  const later = await aSession(testApp, { ...at(48), title: "Later" });
  expect((await read()).nextSession?.title).toBe("Later");
  const next = await aSession(testApp, { ...at(3), title: "Next" });
  await aSeat(testApp, next.id);
  expect((await read()).nextSession).toEqual({
    _id: next.id,
    title: "Next",
    startAt: next.startAt.toISOString(),
    endAt: next.endAt.toISOString(),
    enrolments: 1,
  });
  await testApp.db.update(liveSessions).set(at(-0.5)).where(eq(liveSessions.id, later.id));
  expect((await read()).nextSession?.title).toBe("Later"); // this one is running
});
