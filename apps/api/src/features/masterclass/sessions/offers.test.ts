import * as contract from "@dryrun/domain/masterclass/contract";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { anAdmin, freshToken, type Person } from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { aSeat, aSession, orderSeat, paySeat, seatForm, setAttendance } from "../../../../test/purchases.ts";
import { enrolments } from "../../../db/schema/masterclass.ts";
import { orders, refunds } from "../../../db/schema/payments.ts";

let testApp: TestApp;
let admin: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  admin = await anAdmin(testApp);
});
afterAll(() => testApp.close());

const change = async (id: string, body: object) =>
  call(testApp, contract.updateSession, { params: { id }, body }, await freshToken(testApp, admin, "admin"));
const seatOf = async (id: string) => (await testApp.db.select().from(enrolments).where(eq(enrolments.id, id)))[0];
/** Finds an order by the provider's id. */
async function orderOf(orderId: string) {
  const [order] = await testApp.db.select().from(orders).where(eq(orders.providerOrderId, orderId));
  if (!order) throw new Error(`no order ${orderId}`);
  return order;
}
const refundsOf = async (orderId: string) =>
  testApp.db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, (await orderOf(orderId)).id));
const mailTo = (email: string, subject: RegExp) =>
  eventually(() => testApp.mails.findLast((mail) => mail.to === email && subject.test(mail.subject)));

test("refunds everyone who has not attended once, even if their payment arrives after the switch-off", async () => {
  const session = await aSession(testApp);
  const waits = await aSeat(testApp, session.id);
  const attended = await aSeat(testApp, session.id);
  await setAttendance(testApp, attended.enrolmentId, "attended");
  const late = seatForm(session.id);
  const { body: order } = await orderSeat(testApp, late);
  expect((await change(session.id, { active: false, offer: "refund" })).status).toBe(200);
  await Promise.all([testApp.deps.sweeps.run(), testApp.deps.masterclass.offers.sweep()]);
  await paySeat(testApp, order.orderId);
  await testApp.deps.sweeps.run();
  await testApp.deps.sweeps.run();
  for (const { orderId, email } of [waits, { orderId: order.orderId, email: late.email }]) {
    expect(await refundsOf(orderId)).toMatchObject([{ reason: "session-cancelled", amount: 99 }]);
    expect((await mailTo(email, /is being refunded$/)).text).toContain("Your session will not take place.");
  }
  expect(await seatOf(waits.enrolmentId)).toBeUndefined();
  expect((await seatOf(attended.enrolmentId))?.sessionId).toBe(session.id);
  expect(await refundsOf(attended.orderId)).toEqual([]);
  expect(testApp.faults).toEqual([]);
});

test("moves a seat to the next session with its payment and mails its owner; a person with a seat there gets a refund", async () => {
  const session = await aSession(testApp, { startAt: addMs(testApp.clock.now(), 2 * DAY_MS) });
  const next = await aSession(testApp, { startAt: addMs(session.startAt, DAY_MS) });
  const moved = await aSeat(testApp, session.id);
  const both = await aSeat(testApp, session.id);
  const second = await orderSeat(testApp, seatForm(next.id, { email: both.email }));
  await paySeat(testApp, second.body.orderId);
  await change(session.id, { active: false, offer: "next" });
  await testApp.deps.sweeps.run();
  expect(await seatOf(moved.enrolmentId)).toMatchObject({
    sessionId: next.id,
    orderId: (await orderOf(moved.orderId)).id,
    remindedHours: null,
  });
  expect((await mailTo(moved.email, /^Your session has a new date/)).text).toContain("You do not pay again.");
  expect(await refundsOf(moved.orderId)).toEqual([]);
  expect(await seatOf(both.enrolmentId)).toBeUndefined();
  expect(await refundsOf(both.orderId)).toMatchObject([{ reason: "session-cancelled" }]);
  expect(testApp.faults).toEqual([]);
});

test("refunds no order whose ₹99 reduced the price of a course", async () => {
  const session = await aSession(testApp);
  const seat = await aSeat(testApp, session.id);
  const other = await aSession(testApp);
  const used = await aSeat(testApp, other.id);
  await setAttendance(testApp, used.enrolmentId, "attended");
  const { id: orderId } = await orderOf(seat.orderId);
  await testApp.db.update(enrolments).set({ orderId }).where(eq(enrolments.id, used.enrolmentId));
  await change(session.id, { active: false, offer: "refund" });
  await testApp.deps.sweeps.run();
  expect(await seatOf(seat.enrolmentId)).toBeUndefined();
  expect(await refundsOf(seat.orderId)).toEqual([]);
});

test("keeps all seats if the session is switched on again before the sweep", async () => {
  const session = await aSession(testApp);
  const seat = await aSeat(testApp, session.id);
  await change(session.id, { active: false, offer: "refund" });
  await change(session.id, { active: true });
  await testApp.deps.sweeps.run();
  expect((await seatOf(seat.enrolmentId))?.sessionId).toBe(session.id);
  expect((await orderOf(seat.orderId)).status).toBe("paid");
});
