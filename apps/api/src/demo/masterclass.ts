import { certificateIdOf } from "@dryrun/domain/certificates/certificate-id";
import { BANNER_COUPON } from "@dryrun/domain/courses/limits";
import { DEFAULT_TITLE } from "@dryrun/domain/masterclass/limits";
import { addMs, DAY_MS, HOUR_MS, indianDay, MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../db/client.ts";
import { certificates } from "../db/schema/certificates.ts";
import { liveSessions } from "../db/schema/live-sessions.ts";
import { markAttended, setMissed } from "../features/masterclass/queries.ts";
import { updateEnrolment } from "../features/masterclass/sessions/session-queries.ts";
import { newId } from "../ids.ts";
import { findEnrolmentOfOrder } from "../records/purchases/enrolments.ts";
import { claimSeat, type DemoBuyer, type SaleDeps, sellCourse, sellSeat } from "./sales.ts";

/** The certificate in the README, which can be verified. */
export const DEMO_CERTIFICATE = certificateIdOf(new Uint8Array([4, 17, 2, 26, 9, 30, 11, 5, 20]));

const REPORTED_MINUTES = 52;
const SATURDAY = 6;
/** Returns the first Saturday at least `days` days from now, at an hour in India time. */
function saturday(now: Date, days: number, time: string): Date {
  const from = addMs(now, days * DAY_MS);
  const day = new Date(`${indianDay(from)}T12:00:00+05:30`);
  const ahead = (SATURDAY - day.getUTCDay() + 7) % 7;
  return new Date(`${indianDay(addMs(day, ahead * DAY_MS))}T${time}:00+05:30`);
}

async function addSession(tx: Db, now: Date, startAt: Date, change: object = {}): Promise<string> {
  const id = newId(now);
  await tx.insert(liveSessions).values({
    id,
    title: DEFAULT_TITLE,
    startAt,
    endAt: addMs(startAt, HOUR_MS),
    teamsMeetingUrl: "https://meet.example.com/dryrun-masterclass",
    createdAt: addMs(now, -30 * DAY_MS),
    ...change,
  });
  return id;
}

/** Adds a bought seat with its enrolment. */
async function enrol(tx: Db, deps: SaleDeps, person: DemoBuyer, sessionId: string, boughtAt: Date) {
  const sold = await sellSeat(tx, deps, person, sessionId, boughtAt);
  const enrolmentId = (await findEnrolmentOfOrder(tx, sold.orderId))?.id ?? "";
  return { ...sold, ...person, enrolmentId };
}

/** Adds one past session with attendees and no-shows, two upcoming ones, and an inactive one; all seats were bought. */
export async function addMasterclass(
  tx: Db,
  deps: SaleDeps,
  attendees: readonly DemoBuyer[],
  adminId: string,
  now: Date,
) {
  const startAt = saturday(now, -11, "11:00");
  const past = await addSession(tx, now, startAt, { reportedAt: addMs(startAt, DAY_MS) });
  const next = await addSession(tx, now, saturday(now, 1, "11:00"));
  await addSession(tx, now, saturday(now, 8, "18:00"));
  await addSession(tx, now, saturday(now, 15, "11:00"), { active: false, title: "Excel to Power BI" });
  const boughtAt = addMs(now, -14 * DAY_MS);
  const there = [];
  for (const person of attendees.slice(10, 18)) there.push(await enrol(tx, deps, person, past, boughtAt));
  for (const { enrolmentId } of there) {
    await markAttended(tx, enrolmentId, addMs(startAt, 2 * MINUTE_MS));
    await updateEnrolment(tx, enrolmentId, { reportedMinutes: REPORTED_MINUTES });
  }
  for (const person of attendees.slice(18, 21))
    await setMissed(tx, (await enrol(tx, deps, person, past, boughtAt)).enrolmentId);
  for (const person of attendees.slice(21, 30)) await enrol(tx, deps, person, next, boughtAt);
  await addFollowing(tx, deps, there, startAt);
  await addCertificate(tx, there[0], adminId, now);
}

type Attendee = Awaited<ReturnType<typeof enrol>>;

/** Adds what attendees do next: a claim in each state, and courses, one of them with the credit of the seat. */
async function addFollowing(tx: Db, deps: SaleDeps, [upgraded, full, ...others]: readonly Attendee[], startAt: Date) {
  const nextDay = addMs(startAt, DAY_MS);
  for (const [number, status] of (["processed", "failed", "created"] as const).entries()) {
    const attendee = others[number];
    if (attendee) await claimSeat(tx, deps, attendee, status, nextDay);
  }
  const bought = addMs(startAt, 3 * DAY_MS);
  if (upgraded) await sellCourse(tx, deps, upgraded, { coupon: "DATA25", isAttendee: true, at: bought });
  if (full) await sellCourse(tx, deps, full, { coupon: BANNER_COUPON, isAttendee: false, at: bought });
}

async function addCertificate(tx: Db, graduate: DemoBuyer | undefined, adminId: string, now: Date) {
  if (!graduate) return;
  await tx.insert(certificates).values({
    id: newId(now),
    certId: DEMO_CERTIFICATE,
    studentName: graduate.fullName,
    email: graduate.email,
    courseName: DEFAULT_TITLE,
    issuedOn: addMs(now, -2 * DAY_MS),
    issuedBy: adminId,
  });
}
