import { and, count, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { savedJobs } from "../../../db/schema/job-interest.ts";
import { jobs } from "../../../db/schema/jobs.ts";

/** Idempotent. */
export const insertSavedJob = (db: Db, saved: typeof savedJobs.$inferInsert) =>
  db.insert(savedJobs).values(saved).onConflictDoNothing();

export const deleteSavedJob = (db: Db, studentId: string, jobId: string) =>
  db.delete(savedJobs).where(and(eq(savedJobs.studentId, studentId), eq(savedJobs.jobId, jobId)));

/** Finds jobs that can still be opened, the last saved first. */
export async function findSavedJobs(db: Db, studentId: string, { page, limit }: { page: number; limit: number }) {
  const isOwn = and(eq(savedJobs.studentId, studentId), isNull(jobs.deletedAt), isNull(jobs.hiddenAt));
  const rows = await db
    .select({ job: jobs })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(isOwn)
    .orderBy(desc(savedJobs.savedAt), desc(savedJobs.jobId))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db
    .select({ total: count() })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(isOwn);
  return { jobs: rows.map(({ job }) => job), total: counted?.total ?? 0 };
}
