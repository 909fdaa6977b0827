import { createHmac } from "node:crypto";
import { invoicePdf, orderStatus, paymentConfig } from "@dryrun/domain/payments/contract";
import { CREDITS_ADDED, ORDER_NOT_FOUND } from "@dryrun/domain/payments/messages";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aPerson, type Person } from "../../../test/builders.ts";
import { createTestApp, eventually, PAYMENT_SECRETS, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import {
  aBuyer,
  anOrder,
  createOrder,
  creditsOf,
  historyOf,
  payOrder,
  sendWebhook,
  signedPayment,
  verifyPayment,
} from "../../../test/payments.ts";
import { orders, payments } from "../../db/schema/payments.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** Makes a buyer with an order whose payment the provider has captured. */
async function aPayment() {
  const buyer = await aBuyer(testApp);
  return { buyer, paid: await payOrder(testApp, await anOrder(testApp, buyer)) };
}

test("names the payment provider", async () => {
  expect((await call(testApp, paymentConfig, {})).body).toEqual({ provider: "sandbox", key: "sandbox" });
});

describe("an order", () => {
  test.each([
    [5, 299],
    [10, 549],
    [20, 999],
  ])("of %i credits costs ₹%i", async (credits, amount) => {
    const { status, body } = await createOrder(testApp, await aBuyer(testApp), { credits, amount });
    expect([status, body]).toEqual([
      201,
      { orderId: expect.stringMatching(/^order_/), amount, currency: "INR", key: "sandbox" },
    ]);
  });

  test("at another price is refused with the right one", async () => {
    const { status, refusal } = await createOrder(testApp, await aBuyer(testApp), { credits: 10, amount: 1 });
    expect([status, refusal.code, refusal.amount]).toEqual([409, "PRICE_CHANGED", 549]);
  });

  test.each([
    [{ credits: 7 }, "credits"],
    [{ amount: -1 }, "amount"],
    [{ email: "x" }, "email"],
    [{ state: "Atlantis" }, "state"],
  ])("with %j answers 400 at its field", async (change, field) => {
    const { status, refusal } = await createOrder(testApp, await aBuyer(testApp), change);
    expect([status, refusal.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  });

  test("with the same key again returns the same order", async () => {
    const buyer = await aBuyer(testApp);
    const key = { "idempotency-key": "one-dialog" };
    const [first, again] = await Promise.all([
      createOrder(testApp, buyer, {}, key),
      createOrder(testApp, buyer, {}, key),
    ]);
    expect([first.status, again.status, again.body.orderId]).toEqual([201, 201, first.body.orderId]);
    expect((await createOrder(testApp, buyer, { credits: 10, amount: 549 }, key)).refusal.code).toBe("KEY_REUSED");
    expect(await testApp.db.$count(orders, eq(orders.userId, buyer.id))).toBe(1);
  });

  test("is limited to thirty an hour", async () => {
    const strict = await createTestApp({ rateLimitScale: 0.1 });
    const buyer = await aBuyer(strict);
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++) statuses.push((await createOrder(strict, buyer)).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    await strict.close();
  });

  test("can be placed only by a student", async () => {
    expect((await createOrder(testApp, await aPerson(testApp, "employer"))).status).toBe(403);
  });
});

describe("the status of an order", () => {
  const statusOf = async (person: Person, orderId: string) => {
    const { status, body, refusal } = await call(testApp, orderStatus, { params: { orderId } }, person.token);
    return status === 200 ? body : [status, refusal.message];
  };

  test("is created until it is settled, by any path", async () => {
    const { buyer, paid } = await aPayment();
    expect(await statusOf(buyer, await anOrder(testApp, buyer))).toEqual({ status: "created" });
    await verifyPayment(testApp, buyer, paid);
    expect(await statusOf(buyer, paid.orderId)).toEqual({ status: "paid" });
    const failed = await anOrder(testApp, buyer);
    await sendWebhook(testApp, { event: "failed", orderId: failed, paymentId: "pay_refused" });
    expect(await statusOf(buyer, failed)).toEqual({ status: "failed" });
  });

  test("answers 404 for another person and an unknown order", async () => {
    const { paid } = await aPayment();
    expect(await statusOf(await aBuyer(testApp), paid.orderId)).toEqual([404, ORDER_NOT_FOUND]);
    expect(await statusOf(await aBuyer(testApp), "order_none")).toEqual([404, ORDER_NOT_FOUND]);
    expect(await statusOf(await aPerson(testApp, "employer"), paid.orderId)).toEqual([404, ORDER_NOT_FOUND]);
  });
});

describe("a payment", () => {
  test("that the browser submits adds the credits once, however often it is submitted", async () => {
    const { buyer, paid } = await aPayment();
    for (let time = 0; time < 3; time++) {
      const { status, body } = await verifyPayment(testApp, buyer, paid);
      expect([status, body]).toEqual([200, { message: CREDITS_ADDED, interviewCredits: 6 }]);
    }
    expect(await creditsOf(testApp, buyer)).toBe(6);
  });

  test("of another person's order answers 404 and settles nothing", async () => {
    const { orderId } = (await aPayment()).paid;
    const { status, refusal } = await verifyPayment(
      testApp,
      await aBuyer(testApp),
      signedPayment(orderId, "pay_unreported"),
    );
    expect([status, refusal.message]).toEqual([404, ORDER_NOT_FOUND]);
    const storedPayments = await testApp.db.select().from(payments).where(eq(payments.id, "pay_unreported"));
    expect(storedPayments).toEqual([]);
  });

  test("is signed by HMAC-SHA256 of the order's and the payment's id", async () => {
    const { paid } = await aPayment();
    const text = `${paid.orderId}|${paid.paymentId}`;
    expect(paid.signature).toBe(createHmac("sha256", PAYMENT_SECRETS.key).update(text).digest("hex"));
  });

  test("whose browser crashes adds the credits by the webhook", async () => {
    const { buyer } = await aPayment();
    await eventually(async () => ((await creditsOf(testApp, buyer)) === 6 ? true : undefined));
  });
});

describe("the payment history", () => {
  test("lists paid and attempted orders, newest first, with their documents", async () => {
    const { buyer, paid } = await aPayment();
    await verifyPayment(testApp, buyer, paid);
    await anOrder(testApp, buyer, { credits: 20, amount: 999 }); // never attempted
    const tried = await anOrder(testApp, buyer, { credits: 10, amount: 549 });
    await sendWebhook(testApp, { event: "failed", orderId: tried, paymentId: "pay_tried" });
    const { payments, ...paging } = await historyOf(testApp, buyer);
    expect(paging).toEqual({ totalPages: 1, currentPage: 1, total: 2 });
    expect(payments).toMatchObject([
      { kind: "credits", description: "10 interview credits", amount: 549, status: "failed", documents: [] },
      {
        description: "5 interview credits",
        amount: 299,
        currency: "INR",
        status: "paid",
        refundStatus: "none",
        documents: [{ kind: "receipt", number: expect.stringMatching(/^RC\/\d\d-\d\d\/\d{6}$/) }],
      },
    ]);
    expect((await historyOf(testApp, buyer, { page: 2, limit: 1 })).payments).toMatchObject([{ amount: 299 }]);
    expect((await historyOf(testApp, await aBuyer(testApp))).payments).toEqual([]);
  });

  test("returns a receipt as PDF to the payer, and 404 to everyone else", async () => {
    const { buyer, paid } = await aPayment();
    await verifyPayment(testApp, buyer, paid);
    const id = (await historyOf(testApp, buyer)).payments[0]?.documents[0]?._id ?? "";
    const get = ({ token }: Person) =>
      testApp.app.inject({ url: `/api/payments/invoices/${id}/pdf`, headers: { authorization: `Bearer ${token}` } });
    const { statusCode, headers, rawPayload } = await get(buyer);
    expect([statusCode, headers["content-type"], rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      "application/pdf",
      "%PDF-",
    ]);
    expect(headers["content-disposition"]).toMatch(/filename="RC-\d\d-\d\d-\d{6}\.pdf"/);
    expect((await get(await aBuyer(testApp))).statusCode).toBe(404);
    expect((await call(testApp, invoicePdf, { params: { id: "x" } }, buyer.token)).status).toBe(404);
  });
});
