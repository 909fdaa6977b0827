import { operations } from "@dryrun/domain/admin/records/contract";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aTokenOf } from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { aBuyer, anOrder, payOrder, verifyPayment } from "../../../../test/payments.ts";
import { aSeat, aSession, courseForm, orderCourse, payCourse } from "../../../../test/purchases.ts";
import { ledger, users } from "../../../db/schema/accounts.ts";
import { booksChecks } from "../../../db/schema/books.ts";
import { enrolments } from "../../../db/schema/masterclass.ts";
import { documents, orders } from "../../../db/schema/payments.ts";
import { createBooksCheck, createBooksSweep } from "./check.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const idOf = async (providerOrderId: string) =>
  (await testApp.db.select().from(orders).where(eq(orders.providerOrderId, providerOrderId)))[0]?.id ?? "";

/** Buys credits and returns the ids of the buyer and the order. */
async function boughtCredits() {
  const buyer = await aBuyer(testApp);
  const orderId = await anOrder(testApp, buyer);
  expect((await verifyPayment(testApp, buyer, await payOrder(testApp, orderId))).status).toBe(200);
  return { buyer, id: await idOf(orderId) };
}

/** Runs the check of this night and returns the admin page's data. */
async function nightly(night: string) {
  testApp.clock.moveTo(new Date(`${night}T02:00:00+05:30`));
  const token = await aTokenOf(testApp, "admin");
  const before = testApp.clock.now();
  await testApp.deps.sweeps.run();
  return eventually(async () => {
    const { books } = (await call(testApp, operations, {}, token)).body;
    return books && Date.parse(books.checkedAt) >= before.getTime() ? books : undefined;
  });
}

test("checks the books each night, and lists the differences to the admin", async () => {
  const { buyer, id } = await boughtCredits();
  await aSeat(testApp, (await aSession(testApp)).id);
  const { body } = await orderCourse(testApp, courseForm());
  await payCourse(testApp, body.orderId);
  const balances = await testApp.db.$count(users);
  expect(await nightly("2031-03-01")).toMatchObject({ balances: balances + 1, orders: 3, differences: [] });

  await testApp.db.delete(documents).where(eq(documents.orderId, id));
  await testApp.db.delete(enrolments);
  const [seat] = await testApp.db.select().from(orders).where(eq(orders.kind, "masterclass"));
  await testApp.db.update(users).set({ interviewCredits: 7 }).where(eq(users.id, buyer.id));
  const { differences } = await nightly("2031-03-02");
  expect(differences).toEqual([
    { kind: "balance", count: 1, ids: [buyer.id] },
    { kind: "document", count: 1, ids: [id] },
    { kind: "delivery", count: 2, ids: [id, seat?.id].sort() },
  ]);
  const { payload } = await testApp.app.inject({ method: "GET", url: "/api/metrics" });
  expect(payload).toContain('books_differences{kind="delivery"} 2');
  expect(payload).toContain('books_differences{kind="ledger"} 0');
  expect(payload).toMatch(/books_checked_timestamp_seconds 1\d{9}/);
  expect((await testApp.db.select().from(booksChecks)).map(({ night }) => night).sort()).toEqual([
    "2031-03-01",
    "2031-03-02",
  ]);
});

test("checks in slices of any size, each once, even if a job runs twice", async () => {
  const purchase = await boughtCredits();
  await testApp.db.delete(ledger).where(eq(ledger.reference, purchase.id));
  const now = testApp.clock.now();
  const queued: { night: string; slice: number }[] = [];
  const queue = { enqueue: async (_: unknown, __: string, job: object) => void queued.push(job as never) };
  const clock = { now: () => addMs(now, 9 * DAY_MS) };
  const deps = { db: testApp.db, clock, queue };
  const check = createBooksCheck(deps, { balances: 2, orders: 1 });
  const sweep = createBooksSweep(deps);
  expect(await Promise.all([sweep(), sweep(), sweep()])).toEqual([false, false, false]);
  expect(queued).toHaveLength(1);
  for (let job = queued[0]; job; job = queued.find(({ slice }) => slice === (job?.slice ?? 0) + 1)) {
    await check(job);
    await check(job); // repeated after a lost acknowledgement
    await check({ ...job, slice: job.slice + 9 }); // a job of another slice
  }
  const [made] = await testApp.db
    .select()
    .from(booksChecks)
    .where(eq(booksChecks.night, queued[0]?.night ?? ""));
  const counts = { balances: await testApp.db.$count(users), orders: await testApp.db.$count(orders) };
  expect(made).toMatchObject({ ...counts, finishedAt: clock.now() });
  expect(queued.map(({ slice }) => slice)).toEqual(queued.map((_, index) => index));
  expect(made?.differences).toContainEqual({ kind: "ledger", count: 1, ids: [purchase.id] });
  expect(made?.differences).toContainEqual(expect.objectContaining({ kind: "balance", count: 2 }));
});
