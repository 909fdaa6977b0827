import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import {
  aBuyer,
  anOrder,
  booksOf,
  creditsOf,
  historyOf,
  payOrder,
  sendWebhook,
  signedPayment,
  verifyPayment,
} from "../../../../test/payments.ts";
import { users } from "../../../db/schema/accounts.ts";
import { documents, paymentEvents, payments, refunds } from "../../../db/schema/payments.ts";
import { sandboxPayments } from "../../../db/schema/sandbox.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

let count = 0;
const newPaymentId = () => `pay_test${++count}`;
const PAID = ["299 INR", "5 credit"];

/** Makes a buyer with an order, and a payment that only the provider knows. */
async function aCase() {
  const buyer = await aBuyer(testApp);
  const orderId = await anOrder(testApp, buyer);
  return { buyer, orderId, paymentId: newPaymentId() };
}

type Case = Awaited<ReturnType<typeof aCase>>;
const byBrowser = ({ buyer, orderId, paymentId }: Case) =>
  verifyPayment(testApp, buyer, signedPayment(orderId, paymentId));
const byWebhook = ({ orderId, paymentId }: Case) => sendWebhook(testApp, { event: "captured", orderId, paymentId });
const failed = ({ orderId }: Case, paymentId = newPaymentId()) =>
  sendWebhook(testApp, { event: "failed", orderId, paymentId });

/** Reports a refund that was made in the provider's dashboard. */
const partOf = ({ orderId, paymentId }: Case, id: string, amount: number) =>
  sendWebhook(testApp, {
    event: "refund-processed",
    orderId,
    paymentId,
    payload: {
      payment: { entity: { id: paymentId, order_id: orderId, amount: 29900 } },
      refund: { entity: { id, payment_id: paymentId, amount } },
    },
  });

describe("an order is settled once", () => {
  test.each([
    ["browser, webhook", [byBrowser, byWebhook]],
    ["webhook, browser", [byWebhook, byBrowser]],
    ["webhook twice, browser twice", [byWebhook, byWebhook, byBrowser, byBrowser]],
    ["a failed try before", [failed, byWebhook]],
    ["a failed try after", [byBrowser, failed]],
  ])("%s", async (_, words) => {
    const purchase = await aCase();
    for (const say of words) expect((await say(purchase)).status).toBe(200);
    const books = await booksOf(testApp, purchase.orderId);
    expect(books).toMatchObject({ status: "paid", paymentId: purchase.paymentId, credits: 6, ledger: PAID });
    expect(await testApp.db.$count(documents, eq(documents.orderId, books.id))).toBe(1);
  });

  test("if all of them arrive at the same time", async () => {
    for (let round = 0; round < 4; round++) {
      const purchase = await aCase();
      const answers = await Promise.all(
        [byBrowser, byWebhook, byBrowser, byWebhook, failed].map((say) => say(purchase)),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
      expect(await booksOf(testApp, purchase.orderId)).toMatchObject({ status: "paid", credits: 6, ledger: PAID });
    }
  });

  test("after a failed payment, if it is paid later", async () => {
    const purchase = await aCase();
    await failed(purchase);
    expect(await booksOf(testApp, purchase.orderId)).toMatchObject({ status: "failed", credits: 1, ledger: [] });
    await byWebhook(purchase);
    expect((await historyOf(testApp, purchase.buyer)).payments[0]?.status).toBe("paid");
  });

  test("but not by a failed or abandoned payment in the sandbox", async () => {
    const buyer = await aBuyer(testApp);
    const orderId = await anOrder(testApp, buyer);
    expect(await payOrder(testApp, orderId, "abandoned")).toEqual({ orderId, paymentId: "", signature: "" });
    expect(await payOrder(testApp, orderId, "failure")).toEqual({
      orderId,
      paymentId: expect.stringMatching(/^pay_/),
      signature: "",
    });
    const failing = async () => ((await booksOf(testApp, orderId)).status === "failed" ? true : undefined);
    await eventually(failing);
    expect(await creditsOf(testApp, buyer)).toBe(1);
  });
});

describe("a forged message changes nothing", () => {
  test("with a signature of another payment, order or key", async () => {
    const purchase = await aCase();
    const right = signedPayment(purchase.orderId, purchase.paymentId);
    for (const wrong of [
      { ...right, signature: "0".repeat(64) },
      { ...right, signature: "short" },
      { ...right, paymentId: newPaymentId() },
      { ...signedPayment(await anOrder(testApp, purchase.buyer), purchase.paymentId), orderId: purchase.orderId },
    ]) {
      const { status, refusal } = await verifyPayment(testApp, purchase.buyer, wrong);
      expect([status, refusal.code]).toEqual([400, "BAD_SIGNATURE"]);
    }
    expect(await booksOf(testApp, purchase.orderId)).toMatchObject({ status: "created", credits: 1, ledger: [] });
  });

  test("for another person's order, which answers 404", async () => {
    const purchase = await aCase();
    const stranger = await aBuyer(testApp);
    const { status, refusal } = await verifyPayment(
      testApp,
      stranger,
      signedPayment(purchase.orderId, purchase.paymentId),
    );
    expect([status, refusal.code]).toEqual([404, "NOT_FOUND"]);
    expect(await creditsOf(testApp, stranger)).toBe(1);
    expect(await booksOf(testApp, purchase.orderId)).toMatchObject({ status: "created", credits: 1 });
    expect((await verifyPayment(testApp, stranger, signedPayment("order_nobodys", "pay_x"))).status).toBe(404);
  });

  test("with a webhook of another secret, or with changed bytes, which answers 400", async () => {
    const { orderId, paymentId } = await aCase();
    const forged = await sendWebhook(testApp, { event: "captured", orderId, paymentId, secret: "another" });
    expect([forged.status, forged.body.code]).toEqual([400, "BAD_SIGNATURE"]);
    for (const headers of [{}, { "x-razorpay-signature": "" }, { "content-type": "text/plain" }]) {
      const url = "/api/payments/webhook";
      const { statusCode } = await testApp.app.inject({ method: "POST", url, headers, payload: "{}" });
      expect(statusCode).toBe(400);
    }
    expect(await booksOf(testApp, orderId)).toMatchObject({ status: "created", ledger: [] });
  });
});

describe("a webhook", () => {
  test("is processed once by its id, and stored", async () => {
    const { orderId, paymentId } = await aCase();
    const once = { event: "captured" as const, orderId, paymentId, id: `evt_${paymentId}` };
    const answers = await Promise.all([
      sendWebhook(testApp, once),
      sendWebhook(testApp, once),
      sendWebhook(testApp, once),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await testApp.db.$count(paymentEvents, eq(paymentEvents.id, `evt_${paymentId}`))).toBe(1);
    expect((await booksOf(testApp, orderId)).ledger).toEqual(PAID);
  });

  test.each([
    ["an order that is not ours", { event: "captured" as const, orderId: "order_elsewhere", paymentId: "pay_else" }],
    ["an event that means nothing to us", { event: "order.paid" as never, orderId: "o", paymentId: "pay_else" }],
    ["nothing", { event: "captured" as const, paymentId: "", payload: {} }],
    ["no payload", { event: "captured" as const, paymentId: "", payload: null as never }],
  ])("of %s is accepted and changes nothing", async (_, event) => {
    expect((await sendWebhook(testApp, event)).status).toBe(200);
    expect(await testApp.db.$count(payments, eq(payments.id, "pay_else"))).toBe(0);
  });
});

describe("a second payment", () => {
  test("is booked and refunded, and the order stays as paid", async () => {
    const buyer = await aBuyer(testApp);
    const orderId = await anOrder(testApp, buyer);
    const first = await payOrder(testApp, orderId);
    await verifyPayment(testApp, buyer, first);
    const second = await payOrder(testApp, orderId);
    await Promise.all([verifyPayment(testApp, buyer, second), verifyPayment(testApp, buyer, second)]);
    await eventually(async () => {
      const [refund] = await testApp.db.select().from(refunds).where(eq(refunds.paymentId, second.paymentId));
      return refund?.status === "processed" ? refund : undefined;
    });
    const books = await booksOf(testApp, orderId);
    expect(books).toMatchObject({ status: "paid", paymentId: first.paymentId, credits: 6 });
    expect(books.ledger).toEqual(["-299 INR", "299 INR", "299 INR", "5 credit"]);
    expect((await historyOf(testApp, buyer)).payments).toMatchObject([
      { status: "paid", refundStatus: "none", documents: [{ kind: "receipt" }] },
    ]);
  });
});

describe("a payment below the order's amount", () => {
  test("buys nothing, is booked and refunded, and the order can still be paid", async () => {
    const { buyer, orderId, paymentId } = await aCase();
    const short = { event: "captured" as const, orderId, paymentId: newPaymentId(), amount: 100_00 };
    const inTheSandbox = { id: short.paymentId, orderId, status: "captured" as const, createdAt: testApp.clock.now() };
    await testApp.db.insert(sandboxPayments).values(inTheSandbox);
    for (let attempt = 0; attempt < 2; attempt++) await sendWebhook(testApp, short);
    expect((await booksOf(testApp, orderId)).ledger).toContain("100 INR");
    expect(await creditsOf(testApp, buyer)).toBe(1);
    await eventually(async () => {
      const [refund] = await testApp.db.select().from(refunds).where(eq(refunds.paymentId, short.paymentId));
      return refund?.status === "processed" && refund.amount === 100 ? true : undefined;
    });
    expect((await booksOf(testApp, orderId)).status).toBe("failed");
    await verifyPayment(testApp, buyer, signedPayment(orderId, paymentId));
    const books = await booksOf(testApp, orderId);
    expect(books).toMatchObject({ status: "paid", paymentId, credits: 6 });
    expect(books.ledger).toEqual(["-100 INR", "100 INR", "299 INR", "5 credit"]);
    const [{ documents: issued } = { documents: [] }] = (await historyOf(testApp, buyer)).payments;
    expect(issued).toMatchObject([{ kind: "receipt" }]);
  });

  test("does not include a higher payment, as when the buyer pays the provider's fee: the order is booked", async () => {
    const purchase = await aCase();
    await sendWebhook(testApp, { ...purchase, event: "captured", amount: 306_00 });
    expect(await booksOf(testApp, purchase.orderId)).toMatchObject({ status: "paid", credits: 6, ledger: PAID });
  });
});

describe("a refund that the provider reports", () => {
  test("is booked once, with a credit note, in any order and however often it is reported", async () => {
    const { buyer, orderId, paymentId } = await aCase();
    const refunded = { event: "refund-processed" as const, orderId, paymentId };
    await verifyPayment(testApp, buyer, signedPayment(orderId, paymentId));
    await sendWebhook(testApp, { ...refunded, event: "refund-failed" });
    expect((await historyOf(testApp, buyer)).payments).toMatchObject([{ status: "paid", refundStatus: "failed" }]);
    await Promise.all([sendWebhook(testApp, refunded), sendWebhook(testApp, refunded)]);
    await sendWebhook(testApp, { event: "captured", orderId, paymentId });
    await sendWebhook(testApp, { ...refunded, event: "refund-failed" });
    expect(await booksOf(testApp, orderId)).toMatchObject({
      status: "refunded",
      ledger: ["-299 INR", "-5 credit", "299 INR", "5 credit"],
    });
    expect((await historyOf(testApp, buyer)).payments).toMatchObject([
      { status: "refunded", refundStatus: "processed", documents: [{ kind: "receipt" }, { kind: "credit-note" }] },
    ]);
  });

  test("before the payment is reported delivers nothing, also after that report", async () => {
    const { buyer, orderId, paymentId } = await aCase();
    await sendWebhook(testApp, { event: "refund-processed", orderId, paymentId });
    await sendWebhook(testApp, { event: "captured", orderId, paymentId });
    expect(await booksOf(testApp, orderId)).toMatchObject({ status: "refunded", ledger: ["-299 INR", "299 INR"] });
    expect(await creditsOf(testApp, buyer)).toBe(1);
  });

  test("removes unspent credits, in any parts, each once", async () => {
    const purchase = await aCase();
    await byBrowser(purchase);
    await testApp.db.update(users).set({ interviewCredits: 3 }).where(eq(users.id, purchase.buyer.id)); // three are spent
    const part = (id: string, amount: number) => partOf(purchase, id, amount);
    expect((await part("rfnd_p1", 100_00)).status).toBe(200);
    await Promise.all([part("rfnd_p1", 100_00), part("rfnd_p1", 100_00)]);
    expect(await booksOf(testApp, purchase.orderId)).toMatchObject({
      status: "paid",
      credits: 1,
      ledger: ["-100 INR", "-2 credit", "299 INR", "5 credit"],
    });
    await part("rfnd_p2", 199_00);
    expect(await booksOf(testApp, purchase.orderId)).toMatchObject({ status: "refunded", credits: 0 });
    expect((await historyOf(testApp, purchase.buyer)).payments).toMatchObject([
      {
        status: "refunded",
        refunds: [
          { amount: 100, reason: "provider", status: "processed" },
          { amount: 199, reason: "provider", status: "processed" },
        ],
        documents: [{ kind: "receipt" }, { kind: "credit-note" }, { kind: "credit-note" }],
      },
    ]);
  });

  test("in part before the payment is reported keeps the purchase", async () => {
    const purchase = await aCase();
    await partOf(purchase, "rfnd_p3", 100_00);
    await byWebhook(purchase);
    expect(await booksOf(testApp, purchase.orderId)).toMatchObject({
      status: "paid",
      ledger: ["-100 INR", "-2 credit", "299 INR", "5 credit"],
    });
  });

  test("in paise is booked in whole rupees, and never exceeds the captured amount", async () => {
    const purchase = await aCase();
    await byBrowser(purchase);
    await partOf(purchase, "rfnd_p4", 149_50);
    await partOf(purchase, "rfnd_p5", 149_50);
    const books = await booksOf(testApp, purchase.orderId);
    expect([books.status, ...books.ledger]).toEqual([
      "refunded",
      "-149 INR",
      "-150 INR",
      "-2 credit",
      "-3 credit",
      "299 INR",
      "5 credit",
    ]);
  });

  test("of an uncaptured payment changes nothing", async () => {
    const { buyer, orderId, paymentId } = await aCase();
    await verifyPayment(testApp, buyer, signedPayment(orderId, paymentId));
    const payload = {
      payment: { entity: { id: paymentId, order_id: orderId, amount: 29900, captured: false } },
      refund: { entity: { id: "rfnd_1", payment_id: paymentId, amount: 29900 } },
    };
    expect((await sendWebhook(testApp, { event: "refund-processed", orderId, paymentId, payload })).status).toBe(200);
    expect(await booksOf(testApp, orderId)).toMatchObject({ status: "paid", ledger: PAID });
  });

  test("that names only the payment finds its order", async () => {
    const { buyer, orderId, paymentId } = await aCase();
    await verifyPayment(testApp, buyer, signedPayment(orderId, paymentId));
    const payload = { refund: { entity: { id: "rfnd_2", amount: 29900, payment_id: paymentId } } };
    await sendWebhook(testApp, { event: "refund-processed", paymentId, payload });
    expect((await booksOf(testApp, orderId)).status).toBe("refunded");
  });
});

describe("a dispute", () => {
  const disputed = ({ orderId, paymentId }: Case, event: string) =>
    sendWebhook(testApp, {
      event: `payment.dispute.${event}` as never,
      orderId,
      paymentId,
      payload: {
        payment: { entity: { id: paymentId, order_id: orderId, amount: 29900 } },
        dispute: { entity: { id: `disp_${paymentId}`, payment_id: paymentId, amount: 29900 } },
      },
    });
  const refundsOf = async ({ buyer }: Case) => (await historyOf(testApp, buyer)).payments[0]?.refunds;

  test("that is won changes nothing in the books", async () => {
    const purchase = await aCase();
    await byBrowser(purchase);
    await disputed(purchase, "created");
    expect(await refundsOf(purchase)).toMatchObject([{ reason: "dispute", status: "created", amount: 299 }]);
    await disputed(purchase, "under_review");
    await disputed(purchase, "won");
    expect(await refundsOf(purchase)).toMatchObject([{ reason: "dispute", status: "failed" }]);
    expect(await booksOf(testApp, purchase.orderId)).toMatchObject({ status: "paid", credits: 6, ledger: PAID });
  });

  test("that is lost removes money and unspent credits once, and its later events change nothing", async () => {
    const purchase = await aCase();
    await byBrowser(purchase);
    for (const event of ["created", "lost", "lost", "closed", "under_review"]) await disputed(purchase, event);
    expect(await refundsOf(purchase)).toMatchObject([{ reason: "dispute", status: "processed" }]);
    const books = await booksOf(testApp, purchase.orderId);
    expect([books.status, books.credits, ...books.ledger]).toEqual([
      "refunded",
      1,
      "-299 INR",
      "-5 credit",
      "299 INR",
      "5 credit",
    ]);
  });
});

test("causes no background faults in any of these tests", () => {
  expect(testApp.faults).toEqual([]);
});
