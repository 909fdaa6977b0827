import { and, count, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { jobs } from "../../../db/schema/jobs.ts";
import { applicationCount } from "../../../records/jobs.ts";

export async function findOwnJobs(db: Db, employerId: string, { page, limit }: { page: number; limit: number }) {
  const own = and(eq(jobs.employerId, employerId), isNull(jobs.deletedAt));
  const rows = await db
    .select({ job: jobs, applicationCount })
    .from(jobs)
    .where(own)
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(jobs).where(own);
  return { rows, total: counted?.total ?? 0 };
}
