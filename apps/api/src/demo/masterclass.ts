import { certificateIdOf } from "@dryrun/domain/certificates/certificate-id";
import { DEFAULT_TITLE } from "@dryrun/domain/masterclass/limits";
import { addMs, DAY_MS, HOUR_MS, indianDay } from "@dryrun/domain/time";
import type { Db } from "../db/client.ts";
import { certificates } from "../db/schema/certificates.ts";
import { liveSessions } from "../db/schema/live-sessions.ts";
import { enrolments } from "../db/schema/masterclass.ts";
import { newId } from "../ids.ts";

/** Who may be enrolled: the students, by their numbers. */
export interface DemoAttendee {
  userId: string;
  fullName: string;
  email: string;
  phone: string;
}

/** Printed in the README: a certificate that can be verified. */
export const DEMO_CERTIFICATE = certificateIdOf(new Uint8Array([4, 17, 2, 26, 9, 30, 11, 5, 20]));

const SATURDAY = 6;
/** The first Saturday at least `days` days from now, at an hour in India time. */
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

type Attendance = "attended" | "missed" | "not_attended";
async function enrol(tx: Db, now: Date, sessionId: string, person: DemoAttendee, attendanceStatus: Attendance) {
  const attendedAt = attendanceStatus === "attended" ? saturday(now, -11, "11:02") : null;
  const createdAt = addMs(now, -14 * DAY_MS);
  const { userId, fullName, email, phone } = person;
  const copied = { userId, fullName, email, phone };
  await tx
    .insert(enrolments)
    .values({ id: newId(createdAt), sessionId, ...copied, attendanceStatus, attendedAt, createdAt });
}

/** One past session with attendees and no-shows, two upcoming ones, and an inactive one. */
export async function addMasterclass(tx: Db, attendees: readonly DemoAttendee[], adminId: string, now: Date) {
  const past = await addSession(tx, now, saturday(now, -11, "11:00"), { reportedAt: addMs(now, -3 * DAY_MS) });
  const next = await addSession(tx, now, saturday(now, 1, "11:00"));
  await addSession(tx, now, saturday(now, 8, "18:00"));
  await addSession(tx, now, saturday(now, 15, "11:00"), { active: false, title: "Excel to Power BI" });
  for (const person of attendees.slice(10, 18)) await enrol(tx, now, past, person, "attended");
  for (const person of attendees.slice(18, 21)) await enrol(tx, now, past, person, "missed");
  for (const person of attendees.slice(21, 30)) await enrol(tx, now, next, person, "not_attended");
  const [graduate] = attendees.slice(10);
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
