import { me } from "@dryrun/domain/auth/contract";
import { publicCoupons, validateCoupon } from "@dryrun/domain/courses/contract";
import { COUPON_TRIES_PER_EMAIL } from "@dryrun/domain/courses/limits";
import { ALREADY_BOUGHT, COURSE_BOUGHT, INVALID_COUPON } from "@dryrun/domain/courses/messages";
import { ORDER_FAILED } from "@dryrun/domain/payments/messages";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aPerson, type Person } from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { booksOf, sendWebhook } from "../../../../test/payments.ts";
import {
  aSeat,
  aSession,
  aVisitorsEmail,
  courseForm,
  orderCourse,
  payCourse,
  setAttendance,
} from "../../../../test/purchases.ts";
import { enrolments } from "../../../db/schema/masterclass.ts";
import { orders, refunds } from "../../../db/schema/payments.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** Makes a student who attended a paid masterclass. */
async function anAttendee() {
  const person = await aPerson(testApp, "student");
  const { enrolmentId } = await aSeat(testApp, (await aSession(testApp)).id, person);
  await setAttendance(testApp, enrolmentId, "attended");
  return { ...person, enrolmentId };
}
const couponsFor = async (email: string, by?: Person) =>
  (await call(testApp, publicCoupons, { query: { email } }, by?.token)).body;
const hasCourse = async (by: Person) => (await call(testApp, me, {}, by.token)).body.user.courseBought;

test("refuses an order while the provider does not answer, and stores nothing", async () => {
  const away = await createTestApp({
    payments: (sandbox) => ({
      ...sandbox,
      createOrder: () => Promise.reject(new Error("Razorpay: answered with 500")),
    }),
  });
  const refused = await orderCourse(away, courseForm());
  expect([refused.status, refused.body]).toEqual([503, { message: ORDER_FAILED, code: "PROVIDER_AWAY" }]);
  expect(await away.db.$count(orders)).toBe(0);
  await away.close();
});

describe("coupons", () => {
  test("offers DATA20 to everyone, but DATA25 and the credit only to the signed-in attendee", async () => {
    const attendee = await anAttendee();
    const stranger = await aPerson(testApp, "student");
    for (const seen of [
      await couponsFor(""),
      await couponsFor(attendee.email),
      await couponsFor(attendee.email, stranger),
      await couponsFor("no address", stranger),
    ]) {
      expect(seen).toMatchObject({ success: true, coupons: [{ code: "DATA20" }], refundCreditApplied: false });
      expect(seen.coupons).toHaveLength(1);
    }
    expect(await couponsFor(attendee.email, attendee)).toMatchObject({
      coupons: [{ code: "DATA20" }, { code: "DATA25" }],
      refundCreditApplied: true,
    });
  });

  test.each([
    ["DATA20", { valid: true, discount: 0.2, message: "DATA20 applied: ₹500 off." }],
    [" data25 ", { valid: true, discount: 0.25, message: "DATA25 applied: ₹625 off." }],
    ["DATA99", { valid: false, discount: 0, message: INVALID_COUPON }],
  ])("%j", async (code, answer) => {
    const { status, body } = await call(testApp, validateCoupon, { body: { code, email: aVisitorsEmail() } });
    expect([status, body]).toEqual([200, answer]);
  });

  test("limits guesses per address", async () => {
    const limited = await createTestApp({ rateLimitScale: 1 });
    const email = aVisitorsEmail();
    const statuses: number[] = [];
    for (let tries = 0; tries <= COUPON_TRIES_PER_EMAIL; tries++)
      statuses.push((await call(limited, validateCoupon, { body: { code: `DATA${tries}X`, email } })).status);
    expect(statuses.indexOf(429)).toBe(COUPON_TRIES_PER_EMAIL);
    await limited.close();
  });
});

describe("the price", () => {
  test.each([
    ["", 2499],
    ["DATA20", 1999],
    ["data25", 1874],
  ])("with %j is %d on the server", async (couponCode, amount) => {
    const wrong = await orderCourse(testApp, courseForm({ couponCode, amount: amount - 1 }));
    expect([wrong.status, wrong.refusal.code, wrong.refusal.amount]).toEqual([409, "PRICE_CHANGED", amount]);
    const { status, body } = await orderCourse(testApp, courseForm({ couponCode, amount }));
    expect([status, body.amount]).toEqual([201, amount]);
  });

  test("with an unknown coupon is refused at its field", async () => {
    const { status, refusal } = await orderCourse(testApp, courseForm({ couponCode: "NONE", amount: 2499 }));
    expect([status, refusal.errors]).toEqual([400, [{ field: "couponCode", message: INVALID_COUPON }]]);
  });

  test("is ₹99 lower only for the attendee", async () => {
    const attendee = await anAttendee();
    const own = { email: attendee.email, amount: 1775, couponCode: "DATA25" };
    expect((await orderCourse(testApp, courseForm(own))).refusal.amount).toBe(1874);
    expect((await orderCourse(testApp, courseForm(own), attendee)).status).toBe(201);
  });
});

describe("a course", () => {
  test("is bought by its payment, with a receipt, for the signed-in buyer's own address", async () => {
    const buyer = await aPerson(testApp, "student");
    const { body } = await orderCourse(testApp, courseForm({ email: buyer.email }), buyer);
    expect(await hasCourse(buyer)).toBe(false);
    const paid = await payCourse(testApp, body.orderId);
    expect(paid.body).toEqual({ verified: true, message: COURSE_BOUGHT, receiptNumber: expect.any(String) });
    expect(await hasCourse(buyer)).toBe(true);
    expect((await booksOf(testApp, body.orderId)).ledger).toEqual(["2499 INR"]);
    const again = await orderCourse(testApp, courseForm({ email: buyer.email }), buyer);
    expect([again.status, again.refusal.code, again.refusal.message]).toEqual([409, "ALREADY_BOUGHT", ALREADY_BOUGHT]);
  });

  test("is never refused to a visitor because the address has one; the second payment is refunded", async () => {
    const email = aVisitorsEmail();
    const placed = await Promise.all([1, 2, 3].map(() => orderCourse(testApp, courseForm({ email }))));
    expect(placed.map(({ status }) => status)).toEqual([201, 201, 201]);
    const paid = await Promise.all(placed.map(({ body }) => payCourse(testApp, body.orderId)));
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(paid.find(({ status }) => status === 409)?.refusal.code).toBe("PAYMENT_RETURNED");
    await eventually(async () => {
      const rows = await testApp.db.select().from(orders).where(eq(orders.email, email));
      return rows.filter(({ status }) => status === "refunded").length === 2 ? true : undefined;
    });
  });

  test("that was refunded no longer belongs to the buyer, and frees the credit", async () => {
    const attendee = await anAttendee();
    const { body } = await orderCourse(testApp, courseForm({ email: attendee.email, amount: 2400 }), attendee);
    await payCourse(testApp, body.orderId);
    expect((await couponsFor(attendee.email, attendee)).refundCreditApplied).toBe(false);
    const { paymentId } = await booksOf(testApp, body.orderId);
    await sendWebhook(testApp, {
      event: "refund-processed",
      orderId: body.orderId,
      paymentId: paymentId ?? "",
      amount: 2400_00,
    });
    expect(await hasCourse(attendee)).toBe(false);
    expect((await couponsFor(attendee.email, attendee)).refundCreditApplied).toBe(true);
  });
});

describe("the attendee's credit", () => {
  test("is used once: of two orders with it the second payment is refunded", async () => {
    const attendee = await anAttendee();
    const form = courseForm({ email: attendee.email, amount: 2400 });
    const [first, second] = [await orderCourse(testApp, form, attendee), await orderCourse(testApp, form, attendee)];
    await payCourse(testApp, first.body.orderId);
    const { paymentId } = await booksOf(testApp, first.body.orderId);
    expect((await payCourse(testApp, second.body.orderId)).refusal.code).toBe("PAYMENT_RETURNED");
    const [seat] = await testApp.db.select().from(enrolments).where(eq(enrolments.id, attendee.enrolmentId));
    const [order] = await testApp.db.select().from(orders).where(eq(orders.providerOrderId, first.body.orderId));
    expect([seat?.creditOrderId, order?.paymentId]).toEqual([order?.id, paymentId]);
  });

  test("ends with the refund of the seat, also for an order that was placed earlier", async () => {
    const attendee = await anAttendee();
    const { body } = await orderCourse(testApp, courseForm({ email: attendee.email, amount: 2400 }), attendee);
    const [seat] = await testApp.db.select().from(enrolments).where(eq(enrolments.id, attendee.enrolmentId));
    const [sold] = await testApp.db
      .select()
      .from(orders)
      .where(eq(orders.id, seat?.orderId ?? ""));
    const { providerOrderId: orderId = "", paymentId } = sold ?? {};
    await sendWebhook(testApp, { event: "refund-processed", orderId, paymentId: paymentId ?? "", amount: 99_00 });
    const paid = await payCourse(testApp, body.orderId);
    expect([paid.status, paid.refusal.code]).toEqual([409, "PAYMENT_RETURNED"]);
    const back = await testApp.db.select().from(refunds).where(eq(refunds.reason, "credit-used"));
    expect(back.length).toBeGreaterThan(0);
    expect((await couponsFor(attendee.email, attendee)).refundCreditApplied).toBe(false);
  });
});
