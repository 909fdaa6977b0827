import { COURSE_PRICE } from "@dryrun/domain/courses/limits";
import { CREDIT_WAS_USED } from "@dryrun/domain/masterclass/messages";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aPerson } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { isWaitedFor } from "../../../../test/is-waited-for.ts";
import { aSession } from "../../../../test/purchases.ts";
import { openShop } from "../../../../test/shop.ts";
import { enrolments } from "../../../db/schema/masterclass.ts";
import { orders, refunds } from "../../../db/schema/payments.ts";
import { AppError } from "../../../errors/app-error.ts";
import { newId } from "../../../ids.ts";

const ROUNDS = 6;
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** Resolves to the code of a refusal, or to the answer. */
const outcome = <T>(asked: Promise<T>) =>
  asked.catch((error: unknown) => {
    if (error instanceof AppError) return error.code;
    throw error;
  });
const refundsOf = (orderId: string) => testApp.db.select().from(refunds).where(eq(refunds.orderId, orderId));

test("settles a payment once that is verified twenty times at the same time", async () => {
  const shop = await openShop(testApp);
  const order = await shop.order({ kind: "credits", credits: 5, amount: 299 });
  const payment = shop.bank.pay(order.providerId);
  await Promise.all(Array.from({ length: 20 }, () => shop.verify("credits", payment)));
  await shop.expectBooks();
  expect(await shop.sums([order])).toEqual({ ledger: 299, documents: 299 });
});

test("refunds one of two courses that one person pays for at the same time", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const shop = await openShop(testApp);
    const course = () => shop.order({ kind: "course", amount: COURSE_PRICE });
    const both = [await course(), await course()];
    const payments = both.map(({ providerId }) => shop.bank.pay(providerId));
    const answers = await Promise.all(payments.map((payment) => outcome(shop.verify("course", payment))));
    expect(answers.filter((answer) => answer === "PAYMENT_RETURNED")).toHaveLength(1);
    await shop.expectBooks();
    expect((await shop.sums(both)).documents).toBe(COURSE_PRICE);
    for (const { id } of both) await shop.reconcile(id);
    for (const refund of shop.bank.refunds) shop.bank.end(refund, "processed");
    for (const { id } of both) await shop.reconcile(id);
    await shop.expectBooks();
    expect([await shop.sums(both), shop.bank.balance(), await shop.hasCourse()]).toEqual([
      { ledger: COURSE_PRICE, documents: COURSE_PRICE },
      COURSE_PRICE,
      true,
    ]);
  }
});

test("leaves no course if the first one is refunded during the refund of the second", async () => {
  const shop = await openShop(testApp);
  const course = () => shop.order({ kind: "course", amount: COURSE_PRICE });
  const [first, second] = [await course(), await course()];
  const payment = shop.bank.pay(first.providerId);
  await shop.verify("course", payment);
  expect(await outcome(shop.verify("course", shop.bank.pay(second.providerId)))).toBe("PAYMENT_RETURNED");
  expect(await shop.hasCourse()).toBe(true);
  shop.bank.refundByHand(payment, COURSE_PRICE);
  await shop.reconcile(first.id);
  expect(await shop.hasCourse()).toBe(false);
  const third = await course();
  await shop.verify("course", shop.bank.pay(third.providerId));
  expect(await shop.hasCourse()).toBe(true);
  await shop.expectBooks();
});

test("never grants both a course with the credit and a claim for the same seat", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const shop = await openShop(testApp);
    const seat = await shop.attendedSeat();
    const course = await shop.order({ kind: "course", amount: COURSE_PRICE - 99, attendeeCredit: 99 });
    const payment = shop.bank.pay(course.providerId);
    const pay = () => outcome(shop.verify("course", payment));
    const claim = () => shop.claim(seat.enrolmentId);
    const [paid, claimed] =
      round % 2 ? await Promise.all([pay(), claim()]) : (await Promise.all([claim(), pay()])).toReversed();
    const isClaimed = (claimed as { success: boolean }).success;
    expect([isClaimed, paid === "PAYMENT_RETURNED"]).toEqual([isClaimed, isClaimed]);
    await shop.expectBooks();
  }
});

test("serialises a course with the credit and a claim for another account's seat that the same order paid for", async () => {
  const shop = await openShop(testApp);
  const paid = await shop.attendedSeat();
  const [seat] = await testApp.db.select().from(enrolments).where(eq(enrolments.id, paid.enrolmentId));
  const [other, session] = [await aPerson(testApp, "student"), await aSession(testApp)];
  const id = newId(testApp.clock.now());
  const free = {
    ...seat,
    id,
    sessionId: session.id,
    userId: other.id,
    email: other.email,
  } as typeof enrolments.$inferInsert;
  await testApp.db.insert(enrolments).values(free);
  const course = await shop.order({ kind: "course", amount: COURSE_PRICE - 99, attendeeCredit: 99 });
  const paymentId = shop.bank.pay(course.providerId).id;
  const claiming = await testApp.db.transaction(async (tx) => {
    await shop.settle(tx, course.id, { event: "captured", paymentId });
    const call = shop.claim(id, other);
    await isWaitedFor(tx);
    return { call };
  });
  expect(await claiming.call).toMatchObject({ success: false, message: CREDIT_WAS_USED });
  await shop.expectBooks();
});

test("requests only the rest of a claim after a part was refunded by hand", async () => {
  const shop = await openShop(testApp);
  const seat = await shop.attendedSeat();
  const [payment] = shop.bank.payments;
  await shop.claim(seat.enrolmentId);
  if (payment) shop.bank.refundByHand(payment, 40);
  await shop.reconcile(seat.id);
  const known = (await refundsOf(seat.id)).map(({ reason, amount, status }) => `${reason} ${amount} ${status}`);
  expect(known.sort()).toEqual(["claim 59 created", "provider 40 processed"]);
  for (const refund of shop.bank.refunds) shop.bank.end(refund, "processed");
  await shop.reconcile(seat.id);
  await shop.expectBooks();
  expect([await shop.sums([seat]), shop.bank.balance()]).toEqual([{ ledger: 0, documents: 0 }, 0]);
});

test("refunds once, and settles what was lost, if a process dies between the provider and the ledger", async () => {
  const shop = await openShop(testApp);
  const order = await shop.order({ kind: "credits", credits: 5, amount: 299 });
  const [first, second] = [shop.bank.pay(order.providerId), shop.bank.pay(order.providerId)];
  const dying = testApp.db.transaction(async (tx) => {
    await shop.settle(tx, order.id, { event: "captured", paymentId: first.id });
    throw new Error("killed");
  });
  await expect(dying).rejects.toThrow("killed");
  expect(await shop.sums([order])).toEqual({ ledger: 0, documents: 0 });

  shop.bank.losesNextAnswer = true;
  await expect(shop.reconcile(order.id)).rejects.toThrow("socket hang up");
  await shop.reconcile(order.id);
  expect(shop.bank.refunds).toMatchObject([{ paymentId: second.id, amount: 299 }]);
  for (const refund of shop.bank.refunds) shop.bank.end(refund, "processed");
  await Promise.all([shop.reconcile(order.id), shop.reconcile(order.id)]);
  await shop.expectBooks();
  const [settled] = await testApp.db.select().from(orders).where(eq(orders.id, order.id));
  expect([settled?.status, settled?.paymentId, await shop.sums([order]), shop.bank.balance()]).toEqual([
    "paid",
    first.id,
    { ledger: 299, documents: 299 },
    299,
  ]);
});
