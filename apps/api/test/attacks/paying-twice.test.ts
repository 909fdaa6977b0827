import { CREDITS_ADDED } from "@dryrun/domain/payments/messages";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestApp, type TestApp } from "../create-test-app.ts";
import { aBuyer, anOrder, creditsOf, payOrder, verifyPayment } from "../payments.ts";

// A second payment of an order is refunded: its answer must not claim that it bought something.

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test("the second payment of an order buys nothing and is reported as refunded, however often it is sent", async () => {
  const buyer = await aBuyer(testApp);
  const paid = await payOrder(testApp, await anOrder(testApp, buyer));
  // Verified before the second payment exists. Otherwise the second webhook could arrive first and buy.
  expect((await verifyPayment(testApp, buyer, paid)).status).toBe(200);
  const second = await payOrder(testApp, paid.orderId);
  expect(second.paymentId).not.toBe(paid.paymentId);
  for (let time = 0; time < 2; time++) {
    const { status, refusal } = await verifyPayment(testApp, buyer, second);
    expect([status, refusal]).toMatchObject([
      409,
      {
        code: "PAYMENT_RETURNED",
        reason: "duplicate",
        message: "This was already paid for. Your second payment will be refunded within 5–7 working days.",
      },
    ]);
  }
  expect((await verifyPayment(testApp, buyer, paid)).body.message).toBe(CREDITS_ADDED);
  expect(await creditsOf(testApp, buyer)).toBe(6);
});
