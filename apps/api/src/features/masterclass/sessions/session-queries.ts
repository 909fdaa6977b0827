import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { liveSessions } from "../../../db/schema/live-sessions.ts";
import { enrolments } from "../../../db/schema/masterclass.ts";
import { creditOrderId, refundStatus } from "../../../records/purchases/enrolments.ts";
import type { SessionRow } from "../../../records/purchases/live-sessions.ts";

// Written as SQL: in a select from one table drizzle omits the table names.
const enrolled = sql<number>`(select count(*)::int from enrolments e where e.session_id = live_sessions.id)`;

/** Finds every session with the number of its enrolments, the newest first. */
export const findSessions = (db: Db) =>
  db
    .select({ session: liveSessions, enrolments: enrolled })
    .from(liveSessions)
    .orderBy(desc(liveSessions.startAt), desc(liveSessions.id));

/** Locks the session (`for update`) until the transaction ends, also against new enrolments. */
export async function lockSession(tx: Db, id: string): Promise<SessionRow | undefined> {
  const [session] = await tx.select().from(liveSessions).where(eq(liveSessions.id, id)).for("update");
  return session;
}

export async function insertSession(tx: Db, session: typeof liveSessions.$inferInsert): Promise<SessionRow> {
  const [made] = await tx.insert(liveSessions).values(session).returning();
  return made as SessionRow;
}

export async function changeSession(tx: Db, id: string, change: Partial<SessionRow>): Promise<SessionRow> {
  const [changed] = await tx.update(liveSessions).set(change).where(eq(liveSessions.id, id)).returning();
  return changed as SessionRow;
}

export const deleteSession = (tx: Db, id: string) => tx.delete(liveSessions).where(eq(liveSessions.id, id));

export const countEnrolments = (db: Db, id: string) => db.$count(enrolments, eq(enrolments.sessionId, id));

const isWaiting = (sessionId: string) =>
  and(eq(enrolments.sessionId, sessionId), ne(enrolments.attendanceStatus, "attended"));

/** Counts enrolled people who have not attended yet. */
export const countWaiting = (db: Db, sessionId: string) => db.$count(enrolments, isWaiting(sessionId));

export const SETTLED_AT_ONCE = 100;

const isOffered = and(isNotNull(liveSessions.offer), ne(enrolments.attendanceStatus, "attended"));

/** Finds seats with an offer because their session was switched off. */
export const findOffered = (db: Db) =>
  db
    .select({ id: enrolments.id, orderId: enrolments.orderId })
    .from(enrolments)
    .innerJoin(liveSessions, eq(liveSessions.id, enrolments.sessionId))
    .where(isOffered)
    .orderBy(asc(enrolments.id))
    .limit(SETTLED_AT_ONCE);

/** Locks a seat with an offer. Its order is used once it has admitted to another session or paid for a course. */
export async function lockOffered(tx: Db, id: string) {
  const [seat] = await tx
    .select({
      email: enrolments.email,
      session: liveSessions,
      isOrderUsed: sql<boolean>`exists (select from enrolments e where e.order_id = ${enrolments.orderId}
        and (e.attendance_status = 'attended' or e.credit_order_id is not null))`,
    })
    .from(enrolments)
    .innerJoin(liveSessions, eq(liveSessions.id, enrolments.sessionId))
    .where(and(eq(enrolments.id, id), isOffered))
    .for("update", { of: enrolments });
  return seat;
}

/** Moves a seat; its reminders start again. */
export const moveSeat = (tx: Db, id: string, sessionId: string) =>
  tx
    .update(enrolments)
    .set({ sessionId, attendanceStatus: "not_attended", remindedHours: null })
    .where(eq(enrolments.id, id));

export const deleteSeat = (tx: Db, id: string) => tx.delete(enrolments).where(eq(enrolments.id, id));

/** Resets reminders after a move. If the session is in the future (`isAhead`), people who missed it can still attend. */
export async function forgetReminders(tx: Db, id: string, isAhead: boolean): Promise<void> {
  await tx.update(enrolments).set({ remindedHours: null }).where(eq(enrolments.sessionId, id));
  if (!isAhead) return;
  const missed = and(eq(enrolments.sessionId, id), eq(enrolments.attendanceStatus, "missed"));
  await tx.update(enrolments).set({ attendanceStatus: "not_attended" }).where(missed);
}

/** Finds enrolments of people who have not deleted the account. */
export async function findEnrolmentIds(db: Db, sessionId: string): Promise<string[]> {
  const rows = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.sessionId, sessionId), isNotNull(enrolments.email)));
  return rows.map(({ id }) => id);
}

/** Finds enrolments, the newest first. */
export async function findEnrolments(db: Db, sessionId: string, { page, limit }: { page: number; limit: number }) {
  const ofSession = eq(enrolments.sessionId, sessionId);
  const rows = await db
    .select({ enrolment: enrolments, refundStatus, creditOrderId })
    .from(enrolments)
    .where(ofSession)
    .orderBy(desc(enrolments.createdAt), desc(enrolments.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(enrolments, ofSession) };
}

/** Finds and locks enrolments by e-mail, for an import. */
export const lockEnrolmentsByEmail = (tx: Db, sessionId: string, emails: readonly string[]) =>
  tx
    .select({ id: enrolments.id, email: enrolments.email, attendedAt: enrolments.attendedAt })
    .from(enrolments)
    .where(and(eq(enrolments.sessionId, sessionId), inArray(enrolments.email, [...emails])))
    .orderBy(asc(enrolments.id))
    .for("update");

export const updateEnrolment = (tx: Db, id: string, change: Partial<typeof enrolments.$inferInsert>) =>
  tx.update(enrolments).set(change).where(eq(enrolments.id, id));

/** Deletes the minutes of the last report before a new one is imported. */
export const forgetMinutes = (tx: Db, sessionId: string) =>
  tx.update(enrolments).set({ reportedMinutes: null }).where(eq(enrolments.sessionId, sessionId));
