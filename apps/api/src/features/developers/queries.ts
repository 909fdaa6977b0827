import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jobSearch, jobs } from "../../db/schema/jobs.ts";
import type { JobRow } from "../../records/jobs/job-rows.ts";

/** Finds the jobs of a company that visitors can see, the newest first. */
export async function findListedJobs(db: Db, companyId: string, limit: number): Promise<JobRow[]> {
  const rows = await db
    .select({ job: jobs })
    .from(jobs)
    .innerJoin(jobSearch, eq(jobSearch.jobId, jobs.id))
    .where(and(eq(jobs.companyId, companyId), isNull(jobs.deletedAt), isNull(jobs.hiddenAt)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);
  return rows.map(({ job }) => job);
}
