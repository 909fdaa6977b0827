import { desc, eq, inArray } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { auditEntries } from "../../db/schema/admin.ts";
import { interviewReviews, interviewSessions } from "../../db/schema/interviews.ts";
import { jobs } from "../../db/schema/jobs.ts";

/** The newest first. */
export async function findAuditEntries(db: Db, { page, limit }: { page: number; limit: number }) {
  const rows = await db
    .select()
    .from(auditEntries)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(auditEntries) };
}

/** Display names of the targets: the name of an account, the title of a job, the candidate of a review; none if deleted. */
export async function findNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const people = db
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  const titles = db
    .select({ id: jobs.id, name: jobs.title })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  const candidates = db
    .select({ id: interviewReviews.id, name: users.fullName })
    .from(interviewReviews)
    .innerJoin(interviewSessions, eq(interviewSessions.id, interviewReviews.sessionId))
    .innerJoin(users, eq(users.id, interviewSessions.studentId))
    .where(inArray(interviewReviews.id, [...ids]));
  const interviewed = db
    .select({ id: interviewSessions.id, name: users.fullName })
    .from(interviewSessions)
    .innerJoin(users, eq(users.id, interviewSessions.studentId))
    .where(inArray(interviewSessions.id, [...ids]));
  return new Map((await unionAll(people, titles, candidates, interviewed)).map(({ id, name }) => [id, name]));
}
