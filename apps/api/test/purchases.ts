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
import { pay } from "./payments.ts";

let count = 0;
export const aVisitorsEmail = () => `visitor${++count}@example.in`;

/** Makes a session that starts in a day, with the fields of `change`. */
export async function aSession(world: TestApp, change: Partial<typeof liveSessions.$inferInsert> = {}) {
  const now = world.clock.now();
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
  await world.db.insert(liveSessions).values(session);
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

export const orderSeat = (world: TestApp, form: object, by?: Person) =>
  call(world, createMasterclassOrder, { body: form }, by?.token);
export const orderCourse = (world: TestApp, form: object, by?: Person) =>
  call(world, createCourseOrder, { body: form }, by?.token);

/** Pays in the dialog and submits its result. */
export const paySeat = async (world: TestApp, orderId: string) =>
  call(world, verifyMasterclass, { body: await pay(world, orderId) });
export const payCourse = async (world: TestApp, orderId: string) =>
  call(world, verifyCourse, { body: await pay(world, orderId) });

/** Buys a seat; a signed-in person under the own address. */
export async function aSeat(world: TestApp, sessionId: string, by?: Person) {
  const form = seatForm(sessionId, by ? { email: by.email } : {});
  const { body, status, refusal } = await orderSeat(world, form, by);
  if (status !== 201) throw new Error(`seat: ${status} ${refusal.message}`);
  const paid = await paySeat(world, body.orderId);
  return { enrolmentId: paid.body.enrollmentId, orderId: body.orderId, email: form.email };
}

export const setAttendance = (world: TestApp, enrolmentId: string, attendanceStatus: AttendanceStatus) =>
  world.db.update(enrolments).set({ attendanceStatus }).where(eq(enrolments.id, enrolmentId));
