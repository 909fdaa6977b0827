import { certificateIdOf } from "@dryrun/domain/certificates/certificate-id";
import { DEFAULT_TITLE } from "@dryrun/domain/masterclass/limits";
import { addMs, DAY_MS, HOUR_MS, indianDay } from "@dryrun/domain/time";
import type { Db } from "../db/client.ts";
import { certificates } from "../db/schema/certificates.ts";
import { enrolments, liveSessions } from "../db/schema/masterclass.ts";
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
/** The first Saturday at least `days` days away, at an hour of India's clock. */
function saturday(now: Date, days: number, time: string): Date {
  const from = addMs(now, days * DAY_MS);
  const day = new Date(`${indianDay(from)}T12:00:00+05:30`);
  const ahead = (SATURDAY - day.getUTCDay() + 7) % 7;
  return new Date(`${indianDay(addMs(day, ahead * DAY_MS))}T${time}:00+05:30`);
}

/** One session that is over, with who came and who missed it; two to come, and one that was switched off. */
export async function addMasterclass(tx: Db, attendees: readonly DemoAttendee[], adminId: string, now: Date) {
  const add = async (startAt: Date, change: object = {}) => {
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
  };
  const past = await add(saturday(now, -11, "11:00"), { reportedAt: addMs(now, -3 * DAY_MS) });
  const next = await add(saturday(now, 1, "11:00"));
  await add(saturday(now, 8, "18:00"));
  await add(saturday(now, 15, "11:00"), { active: false, title: "Excel to Power BI" });
  const enrol = async (
    sessionId: string,
    person: DemoAttendee,
    attendanceStatus: "attended" | "missed" | "not_attended",
  ) => {
    const attendedAt = attendanceStatus === "attended" ? saturday(now, -11, "11:02") : null;
    const { userId, fullName, email, phone } = person;
    const createdAt = addMs(now, -14 * DAY_MS);
    await tx.insert(enrolments).values({
      id: newId(createdAt),
      sessionId,
      userId,
      fullName,
      email,
      phone,
      attendanceStatus,
      attendedAt,
      createdAt,
    });
  };
  for (const person of attendees.slice(10, 18)) await enrol(past, person, "attended");
  for (const person of attendees.slice(18, 21)) await enrol(past, person, "missed");
  for (const person of attendees.slice(21, 30)) await enrol(next, person, "not_attended");
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
