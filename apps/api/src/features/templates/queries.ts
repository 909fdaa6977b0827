import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jobs } from "../../db/schema/jobs.ts";

/** Finds the employer's newest job for a mail. */
export async function findNewestJob(db: Db, employerId: string) {
  const [job] = await db
    .select({
      jobId: jobs.id,
      jobTitle: jobs.title,
      company: jobs.company,
      location: jobs.location,
      salary: jobs.salary,
    })
    .from(jobs)
    .where(and(eq(jobs.employerId, employerId), isNull(jobs.deletedAt)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(1);
  return job;
}
