import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jobs } from "../../db/schema/jobs.ts";

/** Finds the company's newest job for a mail. */
export async function findNewestJob(db: Db, companyId: string) {
  const [job] = await db
    .select({
      jobId: jobs.id,
      jobTitle: jobs.title,
      company: jobs.company,
      location: jobs.location,
      salary: jobs.salary,
    })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isNull(jobs.deletedAt)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(1);
  return job;
}
