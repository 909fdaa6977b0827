import { REMINDER_HOURS } from "@dryrun/domain/masterclass/limits";
import { addMs, HOUR_MS } from "@dryrun/domain/time";
import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { liveSessions } from "../../db/schema/live-sessions.ts";
import { enrolments } from "../../db/schema/masterclass.ts";

/** Finds active sessions that start after this time, earliest first. */
export const findActiveSessions = (db: Db, after: Date) =>
  db
    .select()
    .from(liveSessions)
    .where(and(eq(liveSessions.active, true), gt(liveSessions.startAt, after)))
    .orderBy(asc(liveSessions.startAt), asc(liveSessions.id));

/** Idempotent: pressing Join again keeps the first time. Returns false if the seat no longer exists. */
export async function markAttended(db: Db, id: string, now: Date): Promise<boolean> {
  const marked = await db
    .update(enrolments)
    .set({ attendanceStatus: "attended", attendedAt: sql`coalesce(${enrolments.attendedAt}, ${now.toISOString()})` })
    .where(eq(enrolments.id, id))
    .returning({ id: enrolments.id });
  return marked.length > 0;
}

export const SWEPT_AT_ONCE = 500;

/**
 * Finds and locks the seats of people whose session starts within the longest reminder period and who may lack the
 * last reminder.
 */
export const lockToRemind = (tx: Db, now: Date) =>
  tx
    .select({ id: enrolments.id, remindedHours: enrolments.remindedHours, startAt: liveSessions.startAt })
    .from(enrolments)
    .innerJoin(liveSessions, eq(liveSessions.id, enrolments.sessionId))
    .where(
      and(
        gt(liveSessions.startAt, now),
        lte(liveSessions.startAt, addMs(now, Math.max(...REMINDER_HOURS) * HOUR_MS)),
        eq(enrolments.attendanceStatus, "not_attended"),
        isNotNull(enrolments.email),
        or(
          isNull(enrolments.remindedHours),
          and(
            lte(liveSessions.startAt, addMs(now, Math.min(...REMINDER_HOURS) * HOUR_MS)),
            gt(enrolments.remindedHours, Math.min(...REMINDER_HOURS)),
          ),
        ),
      ),
    )
    .orderBy(asc(enrolments.id))
    .limit(SWEPT_AT_ONCE)
    .for("update", { of: enrolments, skipLocked: true });

export const setReminded = (tx: Db, id: string, hours: number) =>
  tx.update(enrolments).set({ remindedHours: hours }).where(eq(enrolments.id, id));

/** Finds and locks unused seats of past sessions. */
export const lockMissed = (tx: Db, now: Date) =>
  tx
    .select({ id: enrolments.id, email: enrolments.email })
    .from(enrolments)
    .innerJoin(liveSessions, eq(liveSessions.id, enrolments.sessionId))
    .where(and(eq(enrolments.attendanceStatus, "not_attended"), lte(liveSessions.endAt, now)))
    .orderBy(asc(enrolments.id))
    .limit(SWEPT_AT_ONCE)
    .for("update", { of: enrolments, skipLocked: true });

export const setMissed = (tx: Db, id: string) =>
  tx.update(enrolments).set({ attendanceStatus: "missed" }).where(eq(enrolments.id, id));

/** Finds an enrolment with its session, for a mail. */
export async function findEnrolment(db: Db, id: string) {
  const [found] = await db
    .select({ enrolment: enrolments, session: liveSessions })
    .from(enrolments)
    .innerJoin(liveSessions, eq(liveSessions.id, enrolments.sessionId))
    .where(eq(enrolments.id, id));
  return found;
}
