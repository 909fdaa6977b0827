import { attend, claimRefund, mySession } from "@dryrun/domain/masterclass/contract";
import * as say from "@dryrun/domain/masterclass/messages";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aPerson, freshToken, type Person } from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { booksOf } from "../../../../test/payments.ts";
import { aSeat, aSession, courseForm, orderCourse, payCourse, setAttendance } from "../../../../test/purchases.ts";
import { users } from "../../../db/schema/accounts.ts";
import { certificates } from "../../../db/schema/certificates.ts";
import { liveSessions } from "../../../db/schema/live-sessions.ts";
import { enrolments } from "../../../db/schema/masterclass.ts";
import { refunds } from "../../../db/schema/payments.ts";
import { newId } from "../../../ids.ts";

/** Tolerance in ms: the moved clock keeps running during a test. */
const SLACK = 10_000;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => testApp.db.update(liveSessions).set({ active: false })); // each test adds its own sessions

const my = async (person: Person) => (await call(testApp, mySession, {}, await freshToken(testApp, person))).body;
const join = async (person: Person, sessionId: string) =>
  call(testApp, attend, { body: { sessionId } }, await freshToken(testApp, person));
const claim = async (person: Person, enrollmentId: string) =>
  call(testApp, claimRefund, { params: { enrollmentId } }, await freshToken(testApp, person));
const moveTo = (at: Date, ms = 0) => testApp.clock.moveTo(addMs(at, ms));
/** Moves the clock to this time and runs everything that is due. */
async function at(time: Date, ms = 0) {
  moveTo(time, ms);
  await testApp.deps.sweeps.run();
}

/** Makes a student with a paid seat in a session that starts in a day. */
async function enrolled() {
  const person = await aPerson(testApp, "student");
  const session = await aSession(testApp);
  return { ...person, session, ...(await aSeat(testApp, session.id, person)) };
}

describe("the session page", () => {
  test("is empty for a person who never enrolled", async () => {
    const person = await aPerson(testApp, "employer");
    expect(await my(person)).toEqual({
      session: null,
      attendanceStatus: null,
      enrollment_id: null,
      refundStatus: "none",
      refundUntil: null,
      creditUsed: false,
      certificateId: null,
      serverTime: expect.any(String),
    });
  });

  test("shows the enrolled session, and the meeting's address only inside the window", async () => {
    const person = await enrolled();
    const { startAt, endAt, id } = person.session;
    const seen = await my(person);
    expect(seen).toMatchObject({
      session: { _id: id, calendarLink: `/api/masterclass/sessions/${id}/calendar.ics`, recordingUrl: null },
      attendanceStatus: "not_attended",
      enrollment_id: person.enrolmentId,
    });
    const urlAt = async (ms: number) => {
      moveTo(startAt, ms);
      return (await my(person)).session?.teamsMeetingUrl;
    };
    const inside = "https://meet.example.com/secret-room";
    expect(await urlAt(-10 * MINUTE_MS - SLACK)).toBeUndefined();
    expect(await urlAt(-10 * MINUTE_MS)).toBe(inside);
    expect(await urlAt(15 * MINUTE_MS - SLACK)).toBe(inside);
    expect(await urlAt(15 * MINUTE_MS)).toBeUndefined();
    expect((await my(person)).session?.calendarLink).toBeNull();
    await at(endAt);
    expect(await my(person)).toMatchObject({
      session: null,
      attendanceStatus: "missed",
      enrollment_id: person.enrolmentId,
    });
  });

  test("shows an attended session for 14 days, its recording for 7, and the end of the refund period", async () => {
    const person = await enrolled();
    const { startAt, endAt, id } = person.session;
    moveTo(startAt);
    await join(person, id);
    const recordingUrl = "https://video.example.com/1";
    await testApp.db.update(liveSessions).set({ recordingUrl }).where(eq(liveSessions.id, id));
    const until = addMs(endAt, 7 * DAY_MS).toISOString();
    moveTo(endAt, 7 * DAY_MS - SLACK);
    expect(await my(person)).toMatchObject({
      session: { recordingUrl, recordingUntil: until },
      attendanceStatus: "attended",
      refundUntil: until,
    });
    moveTo(endAt, 7 * DAY_MS + SLACK);
    expect(await my(person)).toMatchObject({
      session: { recordingUrl: null, recordingUntil: null },
      refundUntil: until,
    });
    moveTo(endAt, 14 * DAY_MS);
    expect(await my(person)).toMatchObject({ session: null, attendanceStatus: "attended" });
  });
});

test("shows the certificate of an attended session once it is issued, for its verified address", async () => {
  const person = await enrolled();
  await setAttendance(testApp, person.enrolmentId, "attended");
  moveTo(person.session.endAt);
  expect((await my(person)).certificateId).toBeNull();
  await testApp.db.insert(certificates).values({
    id: newId(testApp.clock.now()),
    certId: "DR-TEST",
    studentName: "Meera Nair",
    email: person.email,
    courseName: person.session.title.toUpperCase(),
    issuedOn: testApp.clock.now(),
  });
  expect((await my(person)).certificateId).toBeNull(); // address not verified
  await testApp.db.update(users).set({ emailVerifiedAt: testApp.clock.now() }).where(eq(users.id, person.id));
  expect((await my(person)).certificateId).toBe("DR-TEST");
});

describe("joining", () => {
  test("logs the attendance once and returns the address, only inside the window", async () => {
    const person = await enrolled();
    const { startAt, id } = person.session;
    for (const [ms, status] of [
      [-11 * MINUTE_MS, 403],
      [15 * MINUTE_MS, 403],
      [0, 200],
      [MINUTE_MS, 200],
    ] as const) {
      moveTo(startAt, ms);
      const answer = await join(person, id);
      expect([ms, answer.status]).toEqual([ms, status]);
      if (status === 403) expect(answer.refusal.code).toBe("WINDOW_CLOSED");
      else
        expect(answer.body).toMatchObject({
          attendanceStatus: "attended",
          teamsMeetingUrl: person.session.teamsMeetingUrl,
        });
    }
    const [seat] = await testApp.db.select().from(enrolments).where(eq(enrolments.id, person.enrolmentId));
    expect((seat?.attendedAt?.getTime() ?? 0) - startAt.getTime()).toBeLessThan(SLACK); // the time of the first press
  });

  test("answers 404 without a seat, and for an unknown session", async () => {
    const { session } = await enrolled();
    moveTo(session.startAt);
    const stranger = await aPerson(testApp, "student");
    expect((await join(stranger, session.id)).status).toBe(404);
    expect((await join(stranger, stranger.id)).status).toBe(404);
  });

  test("the next session after a missed one is free, once it can be joined", async () => {
    const person = await enrolled();
    await at(person.session.endAt);
    const next = await aSession(testApp, { startAt: addMs(person.session.startAt, 7 * DAY_MS) });
    expect(await my(person)).toMatchObject({ session: { _id: next.id }, attendanceStatus: "missed" });
    moveTo(next.startAt);
    expect((await join(person, next.id)).status).toBe(200);
    const seen = await my(person);
    expect(seen).toMatchObject({ session: { _id: next.id }, attendanceStatus: "attended", refundStatus: "none" });
    expect((await claim(person, seen.enrollment_id ?? "")).body.success).toBe(true);
    expect((await claim(person, seen.enrollment_id ?? "")).body).toMatchObject({ success: false });
  });

  test("after a missed session is free once, even if two sessions are joined at the same time", async () => {
    const person = await enrolled();
    await at(person.session.endAt);
    const startAt = addMs(person.session.startAt, 7 * DAY_MS);
    const both = [await aSession(testApp, { startAt }), await aSession(testApp, { startAt })];
    moveTo(startAt);
    const answers = await Promise.all([...both, ...both].map(({ id }) => join(person, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 404, 404]);
    const later = await aSession(testApp, { startAt: addMs(startAt, DAY_MS) });
    moveTo(later.startAt);
    expect((await join(person, later.id)).status).toBe(404);
  });

  test("works for 100 people at the same time", async () => {
    const session = await aSession(testApp);
    const people: Person[] = [];
    for (let count = 0; count < 20; count++) {
      const person = await aPerson(testApp, "student");
      await aSeat(testApp, session.id, person);
      people.push(person);
    }
    moveTo(session.startAt);
    const answers = await Promise.all(
      people.flatMap((person) => Array.from({ length: 5 }, () => join(person, session.id))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});

describe("a refund", () => {
  async function attended() {
    const person = await enrolled();
    moveTo(person.session.startAt);
    await join(person, person.session.id);
    moveTo(person.session.endAt);
    return person;
  }

  test("of an attended session is made once, and the webhook completes it", async () => {
    const person = await attended();
    const answers = await Promise.all(Array.from({ length: 5 }, () => claim(person, person.enrolmentId)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    const granted = answers.find(({ body }) => body.success)?.body;
    expect(granted).toEqual({ success: true, message: say.REFUND_MESSAGES.created, refundStatus: "created" });
    const refused = answers.find(({ body }) => !body.success)?.body;
    expect(refused).toMatchObject({ success: false, message: say.REFUND_ALREADY_CLAIMED });
    await eventually(async () => ((await my(person)).refundStatus === "processed" ? true : undefined));
    expect((await booksOf(testApp, person.orderId)).ledger).toEqual(["-99 INR", "99 INR"]);
    expect(await my(person)).toMatchObject({ attendanceStatus: "attended", enrollment_id: person.enrolmentId });
  });

  test("is refused by each rule, with its message", async () => {
    const missed = await enrolled();
    const words = async (person: Person & { enrolmentId: string }) => {
      const { status, body } = await claim(person, person.enrolmentId);
      return [status, body.success, body.message];
    };
    expect(await words(missed)).toEqual([200, false, say.NOT_ATTENDED]);
    const late = await attended();
    moveTo(late.session.endAt, 7 * DAY_MS + SLACK);
    const until = addMs(late.session.endAt, 7 * DAY_MS);
    expect(await words(late)).toEqual([200, false, say.refundCouldBeClaimed(until)]);
    const short = await attended();
    await testApp.db
      .update(liveSessions)
      .set({ reportedAt: testApp.clock.now() })
      .where(eq(liveSessions.id, short.session.id));
    expect(await words(short)).toEqual([200, false, say.refundAttendanceTooLow(0)]);
    await testApp.db.update(enrolments).set({ reportedMinutes: 41.9 }).where(eq(enrolments.id, short.enrolmentId));
    expect(await words(short)).toEqual([200, false, say.refundAttendanceTooLow(69)]);
    await testApp.db.update(enrolments).set({ reportedMinutes: 42 }).where(eq(enrolments.id, short.enrolmentId));
    expect((await claim(short, short.enrolmentId)).body.success).toBe(true);
  });

  test("of an unpaid seat is refused", async () => {
    const person = await attended();
    await testApp.db.update(enrolments).set({ orderId: null }).where(eq(enrolments.id, person.enrolmentId));
    expect((await claim(person, person.enrolmentId)).body).toMatchObject({ success: false, message: say.NO_PAYMENT });
  });

  test("answers 404 for another person's seat", async () => {
    const person = await attended();
    expect((await claim(await aPerson(testApp, "student"), person.enrolmentId)).status).toBe(404);
  });

  test("excludes the course's credit and is excluded by it, also in simultaneous requests", async () => {
    for (let round = 0; round < 6; round++) {
      const person = await attended();
      const form = courseForm({ email: person.email, amount: 2400 });
      const { body } = await orderCourse(testApp, form, { ...person, token: await freshToken(testApp, person) });
      const [paid, claimed] = await Promise.all([payCourse(testApp, body.orderId), claim(person, person.enrolmentId)]);
      expect([paid.status === 200, claimed.body.success].sort()).toEqual([false, true]);
      if (paid.status === 200) {
        expect(claimed.body.message).toBe(say.CREDIT_WAS_USED);
        expect(await my(person)).toMatchObject({ creditUsed: true, refundStatus: "none" });
      } else expect(paid.refusal.code).toBe("PAYMENT_RETURNED");
    }
    expect(await testApp.db.$count(refunds, eq(refunds.status, "failed"))).toBe(0);
  });

  test("stays on the claimant's page while it is in progress", async () => {
    const person = await attended();
    await setAttendance(testApp, person.enrolmentId, "attended");
    await claim(person, person.enrolmentId);
    await testApp.db.update(refunds).set({ status: "failed" }).where(eq(refunds.reason, "claim"));
    moveTo(person.session.endAt, 30 * DAY_MS + HOUR_MS);
    expect(await my(person)).toMatchObject({ session: { _id: person.session.id }, refundStatus: "failed" });
  });
});
