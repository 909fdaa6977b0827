import { addMs, DAY_MS, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { aBuyer, anOrder, booksOf, creditsOf, payOrder, verifyPayment } from "../../../../test/payments.ts";
import { orders, refunds } from "../../../db/schema/payments.ts";
import type { Payments } from "../../../ports.ts";

/** Queries to the simulated provider, and whether it is unreachable. */
const provider = { asked: [] as string[], keys: [] as string[], isAway: false, losesAnswers: false };
let itself: Payments;

/** The sandbox behind a bad connection: its webhooks do not arrive. */
function behindABadLine(sandbox: Payments): Payments {
  const answered = <T>(answer: () => Promise<T>): Promise<T> =>
    provider.isAway ? Promise.reject(new Error("away")) : answer();
  itself = sandbox;
  return {
    ...sandbox,
    paymentsOf(orderId) {
      provider.asked.push(orderId);
      return answered(() => sandbox.paymentsOf(orderId));
    },
    async refund(refund) {
      provider.keys.push(refund.key);
      const created = await sandbox.refund(refund);
      if (provider.losesAnswers) throw new Error("the answer is lost");
      return created;
    },
    ...(sandbox.sandbox && { sandbox: { ...sandbox.sandbox, webhookOf: async () => null } }),
  };
}

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ payments: behindABadLine });
});
afterAll(() => testApp.close());
beforeEach(() => {
  Object.assign(provider, { asked: [], keys: [], isAway: false, losesAnswers: false });
});

const later = (ms: number) => testApp.clock.moveTo(addMs(testApp.clock.now(), ms));
const sweep = () => testApp.deps.sweeps.run();
const timesAsked = (orderId: string) => provider.asked.filter((id) => id === orderId).length;
/** Waits until the jobs that a sweep enqueued have queried the provider this many times. */
const askedOf = (orderId: string, times: number) =>
  eventually(() => (timesAsked(orderId) >= times ? timesAsked(orderId) : undefined));

test("finds a payment that neither browser nor webhook reported 10 minutes after the order", async () => {
  const buyer = await aBuyer(testApp);
  const orderId = await anOrder(testApp, buyer);
  const { paymentId } = await payOrder(testApp, orderId);
  later(9 * MINUTE_MS);
  await sweep();
  expect(timesAsked(orderId)).toBe(0);
  later(MINUTE_MS);
  await sweep();
  await eventually(async () => ((await creditsOf(testApp, buyer)) === 6 ? true : undefined));
  expect(await booksOf(testApp, orderId)).toMatchObject({ status: "paid", paymentId });
  expect(timesAsked(orderId)).toBe(1);
});

test("checks a paid order again a day later, for an unreported second payment", async () => {
  const buyer = await aBuyer(testApp);
  const orderId = await anOrder(testApp, buyer);
  await verifyPayment(testApp, buyer, await payOrder(testApp, orderId));
  const { paymentId } = await payOrder(testApp, orderId);
  later(DAY_MS);
  await sweep();
  const refundOf = async () => (await testApp.db.select().from(refunds).where(eq(refunds.paymentId, paymentId)))[0];
  await eventually(async () => (await refundOf())?.providerRefundId ?? undefined);
  later(DAY_MS);
  await sweep();
  await eventually(async () => ((await refundOf())?.status === "processed" ? true : undefined));
  expect((await booksOf(testApp, orderId)).ledger).toEqual(["-299 INR", "299 INR", "299 INR", "5 credit"]);
  later(3 * DAY_MS);
  await eventually(async () => {
    await sweep(); // skips orders that are being settled
    const [row] = await testApp.db.select().from(orders).where(eq(orders.providerOrderId, orderId));
    return row?.reconcileAt === null ? true : undefined;
  });
});

test("queries once when two processes sweep at the same time", async () => {
  const orderId = await anOrder(testApp, await aBuyer(testApp));
  later(10 * MINUTE_MS);
  await Promise.all([sweep(), sweep()]);
  await askedOf(orderId, 1);
  expect(timesAsked(orderId)).toBe(1);
});

test("queries an unpaid order less and less often, and stops after 7 days", async () => {
  const buyer = await aBuyer(testApp);
  const orderId = await anOrder(testApp, buyer);
  const gaps = [10, 5, 6, 19, 3, 45, 90, 180, 360].map((minutes) => minutes * MINUTE_MS);
  const seen: number[] = [];
  for (const [index, gap] of gaps.entries()) {
    later(gap);
    await sweep();
    const expected = [1, 1, 2, 2, 3, 4, 5, 6, 7][index] ?? 0;
    seen.push(await askedOf(orderId, expected));
  }
  expect(seen).toEqual([1, 1, 2, 2, 3, 4, 5, 6, 7]);
  later(7 * DAY_MS);
  await sweep();
  later(DAY_MS);
  await sweep();
  const [row] = await testApp.db.select().from(orders).where(eq(orders.providerOrderId, orderId));
  expect([timesAsked(orderId), row?.reconcileAt]).toEqual([7, null]);
});

test("queries a provider again that was unreachable", async () => {
  const buyer = await aBuyer(testApp);
  const orderId = await anOrder(testApp, buyer);
  await payOrder(testApp, orderId);
  provider.isAway = true;
  later(10 * MINUTE_MS);
  await sweep();
  await eventually(() => (testApp.faults.length >= 5 ? true : undefined)); // the job's last attempt
  provider.isAway = false;
  later(10 * MINUTE_MS);
  await sweep();
  await eventually(async () => ((await creditsOf(testApp, buyer)) === 6 ? true : undefined));
});

test("requests a refund once if its answer is lost, and finds it without a webhook", async () => {
  const buyer = await aBuyer(testApp);
  const orderId = await anOrder(testApp, buyer);
  await verifyPayment(testApp, buyer, await payOrder(testApp, orderId));
  provider.losesAnswers = true;
  const second = await payOrder(testApp, orderId);
  await verifyPayment(testApp, buyer, second);
  await eventually(() => (provider.keys.length >= 1 ? true : undefined));
  const refundsOf = () => testApp.db.select().from(refunds).where(eq(refunds.paymentId, second.paymentId));
  await eventually(async () => ((await refundsOf())[0]?.status === "processed" ? true : undefined));
  const [refund] = await refundsOf();
  expect(new Set(provider.keys)).toEqual(new Set([refund?.id]));
  expect(await itself.refundsOf(second.paymentId)).toMatchObject([{ id: refund?.providerRefundId }]);
  expect((await booksOf(testApp, orderId)).ledger).toEqual(["-299 INR", "299 INR", "299 INR", "5 credit"]);
});

test("books payments and refunds made in the provider's dashboard when it finds them", async () => {
  const buyer = await aBuyer(testApp);
  const orderId = await anOrder(testApp, buyer);
  const paid = await payOrder(testApp, orderId);
  await itself.refund({ paymentId: paid.paymentId, amount: 299, key: "by hand" });
  later(10 * MINUTE_MS);
  await sweep();
  await eventually(async () => ((await booksOf(testApp, orderId)).status === "refunded" ? true : undefined));
  expect(await booksOf(testApp, orderId)).toMatchObject({ credits: 1, ledger: ["-299 INR", "299 INR"] });
});
