import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { liveSessions } from "../../../db/schema/live-sessions.ts";

// Written as SQL: in a select from one table drizzle omits the table names.
const enrolments = sql<number>`(select count(*)::int from enrolments e where e.session_id = live_sessions.id)`;

/** Finds the active session that runs or comes next, with the number of its enrolments. */
export async function findNextSession(db: Db, now: Date) {
  const [next] = await db
    .select({ session: liveSessions, enrolments })
    .from(liveSessions)
    .where(and(eq(liveSessions.active, true), gt(liveSessions.endAt, now)))
    .orderBy(asc(liveSessions.startAt), asc(liveSessions.id))
    .limit(1);
  return next;
}
