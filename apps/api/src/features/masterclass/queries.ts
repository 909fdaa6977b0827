import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { liveSessions } from "../../db/schema/live-sessions.ts";

/** Active sessions that have not begun, the earliest first. */
export const findOpenSessions = (db: Db, now: Date) =>
  db
    .select()
    .from(liveSessions)
    .where(and(eq(liveSessions.active, true), gt(liveSessions.startAt, now)))
    .orderBy(asc(liveSessions.startAt), asc(liveSessions.id));

// Written out: in a select of one table drizzle leaves the tables' names away.
const enrolled = sql<number>`(select count(*)::int from enrolments e where e.session_id = live_sessions.id)`;

/** Every session with the number of its enrolments, the newest first. */
export const findSessions = (db: Db) =>
  db
    .select({ session: liveSessions, enrolments: enrolled })
    .from(liveSessions)
    .orderBy(desc(liveSessions.startAt), desc(liveSessions.id));

export const insertSession = (db: Db, session: typeof liveSessions.$inferInsert) =>
  db.insert(liveSessions).values(session);
