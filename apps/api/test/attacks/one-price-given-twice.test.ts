import { attend, claimRefund, importAttendance, mySession } from "@dryrun/domain/masterclass/contract";
import { CREDIT_WAS_USED, REFUND_ALREADY_CLAIMED } from "@dryrun/domain/masterclass/messages";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { and, eq, ne } from "drizzle-orm";
import { enrolments } from "../../src/db/schema/masterclass.ts";
import { anAdmin, aPerson, freshToken, type Person } from "../builders.ts";
import { createTestApp, type TestApp } from "../create-test-app.ts";
import { call } from "../inject.ts";
import { aSeat, aSession, courseForm, orderCourse, payCourse, setAttendance } from "../purchases.ts";
import { uploadCsv } from "../upload-csv.ts";

// A missed seat and the free one after it have one price: ₹99 that are refunded once, or deducted from a course once.

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const claim = async (person: Person, enrollmentId: string) =>
  (await call(testApp, claimRefund, { params: { enrollmentId } }, await freshToken(testApp, person))).body;
const my = async (person: Person) => (await call(testApp, mySession, {}, await freshToken(testApp, person))).body;
async function courseWithCredit(person: Person) {
  const buyer = { ...person, token: await freshToken(testApp, person) };
  const { body } = await orderCourse(testApp, courseForm({ email: person.email, amount: 2400 }), buyer);
  return body.orderId;
}

/**
 * Makes a person who missed the paid session and joined the next one for free; then the meeting's report lists the
 * person in the first one.
 */
async function twoSeatsOfOneOrder() {
  const person = await aPerson(testApp, "student");
  const missed = await aSession(testApp);
  const { enrolmentId } = await aSeat(testApp, missed.id, person);
  testApp.clock.moveTo(missed.endAt);
  await testApp.deps.sweeps.run();
  const next = await aSession(testApp, { startAt: addMs(missed.startAt, DAY_MS) });
  testApp.clock.moveTo(next.startAt);
  const joined = await call(testApp, attend, { body: { sessionId: next.id } }, await freshToken(testApp, person));
  expect(joined.status).toBe(200);
  testApp.clock.moveTo(next.endAt);
  const isOtherSeat = and(eq(enrolments.userId, person.id), ne(enrolments.id, enrolmentId));
  const [free] = await testApp.db.select().from(enrolments).where(isOtherSeat);
  const admin = await freshToken(testApp, await anAdmin(testApp), "admin");
  const report = `Email,Minutes\n${person.email},60`;
  const imported = await uploadCsv(testApp, importAttendance.path.replace(":id", missed.id), report, admin);
  expect(imported.body).toMatchObject({ matched: 1 });
  return { person, first: enrolmentId, free: free?.id ?? "" };
}

test("what a course has deducted is refunded by neither seat of its order", async () => {
  const { person, first, free } = await twoSeatsOfOneOrder();
  expect((await payCourse(testApp, await courseWithCredit(person))).status).toBe(200);
  for (const seat of [first, free])
    expect(await claim(person, seat)).toMatchObject({ success: false, message: CREDIT_WAS_USED });
  expect(await my(person)).toMatchObject({ creditUsed: true, refundStatus: "none", refundUntil: null });
});

test("what one seat refunded is refunded by no other, and deducted from no course", async () => {
  const { person, first, free } = await twoSeatsOfOneOrder();
  const orderId = await courseWithCredit(person);
  expect(await claim(person, first)).toMatchObject({ success: true });
  expect(await claim(person, free)).toMatchObject({ success: false, message: REFUND_ALREADY_CLAIMED });
  expect((await payCourse(testApp, orderId)).refusal.code).toBe("PAYMENT_RETURNED");
  expect(await my(person)).toMatchObject({ creditUsed: false, refundUntil: null });
});

test("a course and claims of both seats at the same time give the price once", async () => {
  for (let round = 0; round < 4; round++) {
    const { person, first, free } = await twoSeatsOfOneOrder();
    const orderId = await courseWithCredit(person);
    const [paid, ...claims] = await Promise.all([
      payCourse(testApp, orderId),
      claim(person, first),
      claim(person, free),
    ]);
    expect([paid.status === 200, ...claims.map(({ success }) => success)].filter(Boolean)).toHaveLength(1);
  }
});

test("the same holds if another account owns the missed seat", async () => {
  for (let round = 0; round < 4; round++) {
    const { person, first } = await twoSeatsOfOneOrder();
    const other = await aPerson(testApp, "student");
    await testApp.db.update(enrolments).set({ userId: other.id }).where(eq(enrolments.id, first));
    await setAttendance(testApp, first, "attended");
    const orderId = await courseWithCredit(person);
    const [paid, claimed] = await Promise.all([payCourse(testApp, orderId), claim(other, first)]);
    expect([paid.status === 200, claimed.success].sort()).toEqual([false, true]);
  }
});
