import { and, desc, eq, isNull } from "drizzle-orm";
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

/** Returns the token of the stored row: the first insert wins. */
export async function insertShared(db: Db, row: typeof sharedResults.$inferInsert): Promise<string> {
  await db.insert(sharedResults).values(row).onConflictDoNothing();
  const [kept] = await db
    .select({ token: sharedResults.token })
    .from(sharedResults)
    .where(eq(sharedResults.sessionId, row.sessionId));
  return kept?.token ?? row.token;
}

export const deleteShared = (db: Db, sessionId: string) =>
  db.delete(sharedResults).where(eq(sharedResults.sessionId, sessionId));

/** Finds the content of a shared page; nothing for a blocked student. */
export async function findByToken(db: Db, token: string) {
  const [found] = await db
    .select({
      sessionId: sharedResults.sessionId,
      name: users.fullName,
      at: interviewSessions.startedAt,
      applicationId: interviewSessions.applicationId,
    })
    .from(sharedResults)
    .innerJoin(interviewSessions, eq(interviewSessions.id, sharedResults.sessionId))
    .innerJoin(users, and(eq(users.id, sharedResults.studentId), isNull(users.blockedAt)))
    .where(eq(sharedResults.token, token));
  return found;
}
