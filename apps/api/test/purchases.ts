import { createCourseOrder, verifyCourse } from "@dryrun/domain/courses/contract";
import { createMasterclassOrder, verifyMasterclass } from "@dryrun/domain/masterclass/contract";
import type { AttendanceStatus } from "@dryrun/domain/masterclass/limits";
import { addMs, DAY_MS, HOUR_MS } from "@dryrun/domain/time";
import { eq } from "drizzle-orm";
import { liveSessions } from "../src/db/schema/live-sessions.ts";
import { enrolments } from "../src/db/schema/masterclass.ts";
import { newId } from "../src/ids.ts";
import type { Person } from "./builders.ts";
import type { TestApp } from "./create-test-app.ts";
import { call } from "./inject.ts";
import { payOrder } from "./payments.ts";

let count = 0;
export const aVisitorsEmail = () => `visitor${++count}@example.in`;

/** Makes a session that starts in a day, with the fields of `change`. */
export async function aSession(testApp: TestApp, change: Partial<typeof liveSessions.$inferInsert> = {}) {
  const now = testApp.clock.now();
  const startAt = change.startAt ?? addMs(now, DAY_MS);
  const session = {
    id: newId(now),
    title: "Data Analyst Masterclass",
    startAt,
    endAt: addMs(startAt, HOUR_MS),
    teamsMeetingUrl: "https://meet.example.com/secret-room",
    createdAt: now,
    ...change,
  };
  await testApp.db.insert(liveSessions).values(session);
  return session;
}

export const seatForm = (sessionId: string, change: object = {}) => ({
  firstName: "Meera",
  lastName: "Nair",
  email: aVisitorsEmail(),
  phone: "9876501234",
  sessionId,
  ...change,
});
export const courseForm = (change: object = {}) => ({
  amount: 2499,
  first_name: "Meera",
  last_name: "Nair",
  email: aVisitorsEmail(),
  phone: "9876501234",
  couponCode: "",
  ...change,
});

export const orderSeat = (testApp: TestApp, form: object, by?: Person) =>
  call(testApp, createMasterclassOrder, { body: form }, by?.token);
export const orderCourse = (testApp: TestApp, form: object, by?: Person) =>
  call(testApp, createCourseOrder, { body: form }, by?.token);

/** Pays in the dialog and submits its result. */
export const paySeat = async (testApp: TestApp, orderId: string) =>
  call(testApp, verifyMasterclass, { body: await payOrder(testApp, orderId) });
export const payCourse = async (testApp: TestApp, orderId: string) =>
  call(testApp, verifyCourse, { body: await payOrder(testApp, orderId) });

/** Buys a seat; a signed-in person under the own address. */
export async function aSeat(testApp: TestApp, sessionId: string, by?: Person) {
  const form = seatForm(sessionId, by ? { email: by.email } : {});
  const { body, status, refusal } = await orderSeat(testApp, form, by);
  if (status !== 201) throw new Error(`seat: ${status} ${refusal.message}`);
  const paid = await paySeat(testApp, body.orderId);
  return { enrolmentId: paid.body.enrollmentId, orderId: body.orderId, email: form.email };
}

export const setAttendance = (testApp: TestApp, enrolmentId: string, attendanceStatus: AttendanceStatus) =>
  testApp.db.update(enrolments).set({ attendanceStatus }).where(eq(enrolments.id, enrolmentId));
