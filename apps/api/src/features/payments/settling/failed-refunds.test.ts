import { person } from "@dryrun/domain/admin/contract";
import { REFUND_RETRIED, REFUND_SETTLED } from "@dryrun/domain/admin/messages";
import * as records from "@dryrun/domain/admin/records/contract";
import { paymentHistory } from "@dryrun/domain/payments/contract";
import { LEDGER_REASONS } from "@dryrun/domain/payments/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { auditOf } from "../../../../test/audited.ts";
import { aPerson, aTokenOf, type Person } from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import {
  aBuyer,
  anOrder,
  booksOf,
  payOrder,
  sendWebhook,
  signedPayment,
  verifyPayment,
} from "../../../../test/payments.ts";
import { openShop } from "../../../../test/shop.ts";
import { ledger } from "../../../db/schema/accounts.ts";
import { orders, refunds } from "../../../db/schema/payments.ts";
import { newId } from "../../../ids.ts";
import { createFailedRefunds } from "./failed-refunds.ts";

let testApp: TestApp;
let adminToken: string;
beforeAll(async () => {
  testApp = await createTestApp();
  adminToken = await aTokenOf(testApp, "admin");
});
afterAll(() => testApp.close());

const rowOf = async (paymentId: string) => {
  const [row] = await testApp.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  if (!row) throw new Error(`no refund of ${paymentId}`);
  return row;
};
/** Makes a paid order whose refund the provider failed to pay. */
async function aFailedRefund(buyer: Person) {
  const orderId = await anOrder(testApp, buyer);
  const { paymentId } = await payOrder(testApp, orderId);
  await verifyPayment(testApp, buyer, signedPayment(orderId, paymentId));
  for (const event of ["refund-created", "refund-failed"] as const)
    await sendWebhook(testApp, { event, orderId, paymentId });
  return { orderId, paymentId, refundId: (await rowOf(paymentId)).id };
}

const retry = (id: string, body: object = { reason: "The bank is back." }, token = adminToken) =>
  call(testApp, records.retryRefund, { params: { id }, body }, token);
const settle = (id: string, body: object = { reason: "By transfer", reference: "UTR 4711" }, token = adminToken) =>
  call(testApp, records.settleRefund, { params: { id }, body }, token);

let buyer: Person;
let failed: Awaited<ReturnType<typeof aFailedRefund>>;
beforeEach(async () => {
  buyer = await aBuyer(testApp);
  failed = await aFailedRefund(buyer);
});

test("a failed refund is requested again with a new key, and completes", async () => {
  const before = await rowOf(failed.paymentId);
  expect(await retry(failed.refundId)).toMatchObject({ status: 200, body: { message: REFUND_RETRIED } });
  await eventually(async () => ((await rowOf(failed.paymentId)).status === "processed" ? true : undefined));
  const after = await rowOf(failed.paymentId);
  expect(after.formerRefundIds).toEqual([before.providerRefundId]);
  expect(after.providerRefundId).not.toBe(before.providerRefundId);
  expect((await booksOf(testApp, failed.orderId)).ledger).toEqual(["-299 INR", "-5 credit", "299 INR", "5 credit"]);
  expect(await auditOf(testApp, adminToken, { action: "refund.retried", person: buyer.id })).toMatchObject([
    { detail: "The bank is back.", personId: buyer.id },
  ]);
});

test("lists failed refunds before newer ones that need no action, but not a won dispute", async () => {
  const newer = await aFailedRefund(await aBuyer(testApp));
  const won = await aFailedRefund(await aBuyer(testApp));
  await testApp.db.update(refunds).set({ status: "processed" }).where(eq(refunds.id, newer.refundId));
  await testApp.db.update(refunds).set({ reason: "dispute" }).where(eq(refunds.id, won.refundId));
  const listedResponse = await call(testApp, records.refunds, { query: {} }, adminToken);
  const ours = [failed, newer, won].map(({ refundId }) => refundId);
  const order = listedResponse.body.refunds.map(({ _id }) => _id).filter((id) => ours.includes(id));
  expect(order).toEqual([failed.refundId, won.refundId, newer.refundId]);
});

test("books a refund that was settled outside with its reference, its credit note and its credits", async () => {
  expect(await settle(failed.refundId)).toMatchObject({ status: 200, body: { message: REFUND_SETTLED } });
  const { id, status } = await booksOf(testApp, failed.orderId);
  expect(status).toBe("refunded");
  const entries = await testApp.db.select().from(ledger).where(eq(ledger.reference, id));
  expect(entries.filter(({ amount }) => amount < 0).map(({ amount, reason }) => [amount, reason])).toEqual(
    expect.arrayContaining([
      [-299, LEDGER_REASONS.settledOutside],
      [-5, LEDGER_REASONS.takenBack],
    ]),
  );
  const listedResponse = await call(testApp, records.refunds, { query: { status: "processed" } }, adminToken);
  expect(listedResponse.body.refunds.find(({ _id }) => _id === failed.refundId)).toMatchObject({
    settledReference: "UTR 4711",
  });
  const history = await call(testApp, paymentHistory, {}, buyer.token);
  expect(JSON.stringify(history.body)).toContain("CN/");
  expect(await auditOf(testApp, adminToken, { action: "refund.settled", person: buyer.id })).toMatchObject([
    { detail: "By transfer (reference: UTR 4711)" },
  ]);
});

test("ignores the provider's events about an earlier attempt, except that it was paid", async () => {
  const { providerRefundId } = await rowOf(failed.paymentId);
  const refund = { id: providerRefundId, amount: 29900, payment_id: failed.paymentId };
  const payload = { payment: { entity: { id: failed.paymentId, amount: 29900, order_id: failed.orderId } } };
  const begun = { status: "created" as const, providerRefundId: null, formerRefundIds: [providerRefundId ?? ""] };
  await testApp.db.update(refunds).set(begun).where(eq(refunds.id, failed.refundId));
  const again = (event: "refund-created" | "refund-failed" | "refund-processed") =>
    sendWebhook(testApp, { event, paymentId: failed.paymentId, payload: { ...payload, refund: { entity: refund } } });
  for (const event of ["refund-created", "refund-failed"] as const) {
    await again(event);
    expect(await rowOf(failed.paymentId)).toMatchObject({ status: "created", providerRefundId: null });
  }
  await again("refund-processed");
  expect((await rowOf(failed.paymentId)).status).toBe("processed");
});

describe("refusals", () => {
  test("only admins can act, with a reason and a reference, on an existing refund", async () => {
    const { refundId } = failed;
    for (const act of [retry, settle]) {
      expect((await act(refundId, undefined, "")).status).toBe(401);
      expect((await act(refundId, undefined, buyer.token)).status).toBe(403);
      expect((await act(newId(testApp.clock.now()))).status).toBe(404);
      expect((await act(refundId, { reason: " ", reference: "UTR" })).refusal.errors).toMatchObject([
        { field: "reason" },
      ]);
    }
    expect((await settle(refundId, { reason: "By transfer" })).refusal.errors).toMatchObject([{ field: "reference" }]);
    expect((await rowOf(failed.paymentId)).status).toBe("failed");
  });

  test("answers 409 for a refund that is pending or complete, and for a won dispute", async () => {
    for (const change of [
      { status: "created" },
      { status: "processed" },
      { status: "failed", reason: "dispute" },
    ] as const) {
      await testApp.db.update(refunds).set(change).where(eq(refunds.id, failed.refundId));
      for (const act of [retry, settle])
        expect((await act(failed.refundId)).refusal).toMatchObject({ code: "NOT_FAILED" });
    }
    expect(await auditOf(testApp, adminToken, { person: buyer.id })).toEqual([]);
  });

  test("lets one of a simultaneous retry and settlement win, and refunds the money once", async () => {
    const answers = await Promise.all([retry(failed.refundId), settle(failed.refundId), retry(failed.refundId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await eventually(async () => ((await rowOf(failed.paymentId)).status === "processed" ? true : undefined));
    expect((await booksOf(testApp, failed.orderId)).ledger.filter((entry) => entry === "-299 INR")).toHaveLength(1);
  });

  test("cannot retry a payment of another provider", async () => {
    await testApp.db.update(orders).set({ provider: "razorpay" }).where(eq(orders.providerOrderId, failed.orderId));
    expect((await retry(failed.refundId)).refusal).toMatchObject({ code: "NOT_FAILED" });
    expect((await settle(failed.refundId)).status).toBe(200);
  });
});

test("shows the failed refund in the buyer's account until it is settled", async () => {
  const paymentsOf = async () =>
    (await call(testApp, person, { params: { id: buyer.id } }, adminToken)).body.payments.rows;
  expect(await paymentsOf()).toMatchObject([{ refundStatus: "failed", failedRefundId: failed.refundId }]);
  await settle(failed.refundId);
  expect(await paymentsOf()).toMatchObject([{ refundStatus: "processed", failedRefundId: null }]);
});

test("the books are consistent after a refund that failed, was retried, failed again and was settled outside", async () => {
  const shop = await openShop(testApp);
  const acts = createFailedRefunds(shop.paying);
  const admin = await aPerson(testApp, "employer"); // any account: only its id is stored
  const seat = await shop.attendedSeat();
  await shop.claim(seat.enrolmentId);
  const [row] = await testApp.db.select().from(refunds).where(eq(refunds.orderId, seat.id));
  const refundId = row?.id ?? "";
  const deliver = async () => {
    for (const event of shop.bank.sent.splice(0)) await shop.receive(event);
  };
  for (const tries of [1, 2]) {
    await shop.reconcile(seat.id);
    expect(shop.bank.refunds).toHaveLength(tries);
    const last = shop.bank.refunds.at(-1);
    if (last) shop.bank.end(last, "failed");
    await deliver();
    if (tries === 1) await acts.retry(admin.id, refundId, { reason: "Again" });
  }
  await acts.settle(admin.id, refundId, { reason: "By transfer", reference: "UTR 1" });
  await shop.reconcile(seat.id); // the provider still has both failed refunds
  expect(await shop.sums([seat])).toEqual({ ledger: 0, documents: 0 });
  await shop.expectBooks();
});
