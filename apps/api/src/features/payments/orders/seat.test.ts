import { me, resetPassword } from "@dryrun/domain/auth/contract";
import { verifyCourse } from "@dryrun/domain/courses/contract";
import { verifyMasterclass } from "@dryrun/domain/masterclass/contract";
import { ALREADY_ENROLLED, ENROLLED, SESSION_NOT_OPEN } from "@dryrun/domain/masterclass/messages";
import { orderStatus } from "@dryrun/domain/payments/contract";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aPerson } from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { booksOf, payOrder, sendWebhook, signedPayment } from "../../../../test/payments.ts";
import { aSeat, aSession, orderSeat, paySeat, seatForm } from "../../../../test/purchases.ts";
import { users } from "../../../db/schema/accounts.ts";
import { enrolments } from "../../../db/schema/masterclass.ts";
import { orders, refunds } from "../../../db/schema/payments.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const seatsOf = (email: string) => testApp.db.select().from(enrolments).where(eq(enrolments.email, email));
const accountOf = async (email: string) => (await testApp.db.select().from(users).where(eq(users.email, email)))[0];
const mailsTo = (email: string, subject: RegExp) =>
  eventually(() => testApp.mails.findLast((mail) => mail.to === email && subject.test(mail.subject)));

describe("a seat", () => {
  test("costs 99, and is booked when it is paid, with a receipt and a mail", async () => {
    const session = await aSession(testApp);
    const form = seatForm(session.id);
    const placed = await orderSeat(testApp, form);
    expect([placed.status, placed.body]).toEqual([
      201,
      { orderId: expect.stringMatching(/^order_/), amount: 99, currency: "INR", key: "sandbox" },
    ]);
    const { status, body } = await paySeat(testApp, placed.body.orderId);
    const [seat] = await seatsOf(form.email);
    expect([status, body]).toEqual([
      200,
      {
        message: ENROLLED,
        enrollmentId: seat?.id,
        receiptNumber: expect.stringMatching(/^RC\//),
        calendarLink: `/api/masterclass/sessions/${session.id}/calendar.ics`,
      },
    ]);
    expect(seat).toMatchObject({ fullName: "Meera Nair", phone: "9876501234", attendanceStatus: "not_attended" });
    expect((await booksOf(testApp, placed.body.orderId)).ledger).toEqual(["99 INR"]);
    const receipt = await mailsTo(form.email, /receipt/);
    expect(receipt.text).toContain("/set-password/");
    expect((await mailsTo(form.email, /Your seat/)).text).not.toContain("secret-room");
  });

  test("of a visitor creates an account without a password, which the mail's link activates", async () => {
    const { email, orderId } = await aSeat(testApp, (await aSession(testApp)).id);
    expect(await accountOf(email)).toMatchObject({ userType: "student", passwordHash: null, emailVerifiedAt: null });
    const { text } = await mailsTo(email, /Your seat/);
    const token = /set-password\/([\w-]+)[?]redirect=%2F/.exec(text)?.[1] ?? "";
    const password = "a long new password";
    const body = { newPassword: password, confirmPassword: password, isAdult: true, visibleToRecruiters: true };
    const set = await call(testApp, resetPassword, { params: { token }, body });
    expect(set.status).toBe(200);
    const { user } = (await call(testApp, me, {}, set.body.token)).body;
    expect(user).toMatchObject({ email, emailVerified: true, isAdult: true, masterclassEnrolled: true });
    const [order] = await testApp.db.select().from(orders).where(eq(orders.providerOrderId, orderId));
    expect(order?.userId).toBe(user._id);
    expect((await call(testApp, resetPassword, { params: { token }, body })).refusal.code).toBe("LINK_DEAD");
  });

  test("of a visitor has a link that expires after seven days", async () => {
    const { email } = await aSeat(
      testApp,
      (await aSession(testApp, { startAt: addMs(testApp.clock.now(), 30 * DAY_MS) })).id,
    );
    const token = /set-password\/([\w-]+)/.exec((await mailsTo(email, /Your seat/)).text)?.[1] ?? "";
    const body = { newPassword: "a long new password", confirmPassword: "a long new password" };
    const before = testApp.clock.now();
    testApp.clock.moveTo(addMs(before, 7 * DAY_MS + 1000));
    expect((await call(testApp, resetPassword, { params: { token }, body })).refusal.code).toBe("LINK_DEAD");
    testApp.clock.moveTo(before);
  });

  test("belongs to the signed-in buyer at once if the address is the buyer's own; otherwise to the address", async () => {
    const buyer = await aPerson(testApp, "student");
    const session = await aSession(testApp);
    await aSeat(testApp, session.id, buyer);
    expect((await seatsOf(buyer.email))[0]?.userId).toBe(buyer.id);
    const gift = seatForm(session.id);
    const { body } = await orderSeat(testApp, gift, buyer);
    await paySeat(testApp, body.orderId);
    expect((await seatsOf(gift.email))[0]?.userId).toBeNull();
  });

  test("is assigned to an account with the verified address at settlement, never to an unverified one", async () => {
    const session = await aSession(testApp);
    const [proven, unproven] = [await aPerson(testApp, "student"), await aPerson(testApp, "student")];
    await testApp.db.update(users).set({ emailVerifiedAt: testApp.clock.now() }).where(eq(users.id, proven.id));
    for (const [person, owner] of [
      [proven, proven.id],
      [unproven, null],
    ] as const) {
      const { body } = await orderSeat(testApp, seatForm(session.id, { email: person.email }));
      await paySeat(testApp, body.orderId);
      const [order] = await testApp.db.select().from(orders).where(eq(orders.providerOrderId, body.orderId));
      expect(order?.userId).toBe(owner);
    }
    expect((await mailsTo(unproven.email, /Your seat/)).text).toContain("/verify-email/");
  });

  test.each([
    ["switched off", { active: false }],
    ["begun", { startAt: new Date("2026-01-01T00:00:00Z") }],
  ])("is refused if the session is %s", async (_, change) => {
    const session = await aSession(testApp, change);
    const { status, refusal } = await orderSeat(testApp, seatForm(session.id));
    expect([status, refusal.message]).toEqual([404, SESSION_NOT_OPEN]);
  });

  test("is sold once per address and session", async () => {
    const session = await aSession(testApp);
    const { email } = await aSeat(testApp, session.id);
    const again = await orderSeat(testApp, seatForm(session.id, { email: email.toUpperCase() }));
    expect([again.status, again.refusal.code, again.refusal.message]).toEqual([
      409,
      "ALREADY_ENROLLED",
      ALREADY_ENROLLED,
    ]);
    expect((await orderSeat(testApp, seatForm((await aSession(testApp)).id, { email }))).status).toBe(201);
  });
});

describe("two orders of the same seat", () => {
  test("get one seat; the other payment is refunded, with a mail", async () => {
    const session = await aSession(testApp);
    const form = seatForm(session.id);
    const [first, second] = [await orderSeat(testApp, form), await orderSeat(testApp, form)];
    const answers = await Promise.all([first, second].map(({ body }) => paySeat(testApp, body.orderId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refusedAnswer = answers.find(({ status }) => status === 409);
    expect(refusedAnswer?.refusal).toMatchObject({
      code: "PAYMENT_RETURNED",
      message: `${ALREADY_ENROLLED} Your payment will be refunded within 5–7 working days.`,
    });
    expect(await seatsOf(form.email)).toHaveLength(1);
    const mail = await mailsTo(form.email, /is being refunded/);
    expect(mail.text).toContain(ALREADY_ENROLLED);
    const back = async () =>
      (await testApp.db.select().from(refunds).where(eq(refunds.reason, "already-enrolled"))).find(
        ({ status }) => status === "processed",
      );
    await eventually(back);
  });
});

describe("a forged payment", () => {
  test("books nothing", async () => {
    const { body } = await orderSeat(testApp, seatForm((await aSession(testApp)).id));
    const payment = await payOrder(testApp, body.orderId);
    const wrong = await call(testApp, verifyMasterclass, { body: { ...payment, signature: "0".repeat(64) } });
    expect(wrong.refusal.code).toBe("BAD_SIGNATURE");
    const elsewhere = await call(testApp, verifyCourse, { body: signedPayment(body.orderId, payment.paymentId) });
    expect(elsewhere.status).toBe(404);
  });
});

test("finds a visitor's order only by the provider's id", async () => {
  const { body } = await orderSeat(testApp, seatForm((await aSession(testApp)).id));
  const statusOf = async () => (await call(testApp, orderStatus, { params: { orderId: body.orderId } })).body.status;
  expect(await statusOf()).toBe("created");
  await paySeat(testApp, body.orderId);
  expect(await statusOf()).toBe("paid");
});

test("deletes an unused seat whose payment the provider refunded", async () => {
  const { email, orderId } = await aSeat(testApp, (await aSession(testApp)).id);
  const { paymentId } = await booksOf(testApp, orderId);
  await sendWebhook(testApp, { event: "refund-processed", orderId, paymentId: paymentId ?? "", amount: 99_00 });
  expect(await seatsOf(email)).toEqual([]);
});
