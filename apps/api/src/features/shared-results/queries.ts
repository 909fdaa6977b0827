import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/applications.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { sharedResults } from "../../db/schema/shared-results.ts";

export const findShared = (db: Db, studentId: string) =>
  db
    .select({ shared: sharedResults, at: interviewSessions.startedAt, jobTitle: jobs.title })
    .from(sharedResults)
    .innerJoin(interviewSessions, eq(interviewSessions.id, sharedResults.sessionId))
    .leftJoin(applications, eq(applications.id, interviewSessions.applicationId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(sharedResults.studentId, studentId))
    .orderBy(desc(sharedResults.sharedAt), desc(sharedResults.sessionId));

/** The student's choice of what the page shows. */
export type Contents = Pick<typeof sharedResults.$inferSelect, "shownName" | "showsScore" | "showsLevels" | "answer">;

/** Creates or changes the page of a result, and returns its token; the token of an existing page stays. */
export async function saveShared(
  db: Db,
  { sessionId, studentId, token, sharedAt, ...change }: typeof sharedResults.$inferInsert,
): Promise<string> {
  const [saved] = await db
    .insert(sharedResults)
    .values({ sessionId, studentId, token, sharedAt, ...change })
    .onConflictDoUpdate({ target: sharedResults.sessionId, set: change })
    .returning({ token: sharedResults.token });
  return saved?.token ?? token;
}

/** Counts one opening of a page. */
export const countView = (db: Db, token: string) =>
  db
    .update(sharedResults)
    .set({ views: sql`${sharedResults.views} + 1` })
    .where(eq(sharedResults.token, token));

export const deleteShared = (db: Db, sessionId: string) =>
  db.delete(sharedResults).where(eq(sharedResults.sessionId, sessionId));

const session = {
  sessionId: interviewSessions.id,
  fullName: users.fullName,
  at: interviewSessions.startedAt,
  applicationId: interviewSessions.applicationId,
  evaluatedAt: interviewSessions.evaluatedAt,
  score: interviewSessions.score,
  finalDecision: interviewSessions.finalDecision,
};
export type SharedSession = NonNullable<Awaited<ReturnType<typeof findOwnSession>>>;

/** Finds a student's own interview. */
export async function findOwnSession(db: Db, id: string, studentId: string) {
  const [found] = await db
    .select(session)
    .from(interviewSessions)
    .innerJoin(users, eq(users.id, interviewSessions.studentId))
    .where(and(eq(interviewSessions.id, id), eq(interviewSessions.studentId, studentId)));
  return found;
}

/** Finds a shared page that has not ended; nothing for a blocked student. */
export async function findByToken(db: Db, token: string, now: Date) {
  const [found] = await db
    .select({ session, contents: sharedResults })
    .from(sharedResults)
    .innerJoin(interviewSessions, eq(interviewSessions.id, sharedResults.sessionId))
    .innerJoin(users, and(eq(users.id, sharedResults.studentId), isNull(users.blockedAt)))
    .where(and(eq(sharedResults.token, token), or(isNull(sharedResults.endsAt), gt(sharedResults.endsAt, now))));
  return found;
}
