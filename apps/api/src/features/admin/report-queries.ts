import { and, count, desc, eq, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { jobReports } from "../../db/schema/job-interest.ts";
import { jobs } from "../../db/schema/jobs.ts";
import type { JobsTx } from "../../records/jobs/job-listings.ts";
import { relistJobs, unlistJobs } from "../../records/jobs/job-listings.ts";
import type { JobRow } from "../../records/jobs/job-rows.ts";

const reports = (db: Db) =>
  db
    .select({ report: jobReports, job: jobs, reporter: { id: users.id, fullName: users.fullName } })
    .from(jobReports)
    .leftJoin(jobs, and(eq(jobs.id, jobReports.jobId), isNull(jobs.deletedAt)))
    .leftJoin(users, eq(users.id, jobReports.studentId))
    .$dynamic();
export type ReportRecord = Awaited<ReturnType<typeof reports>>[number];

/** Reports of jobs that are still shown, unless settled as unfounded. */
const isOpen = and(isNotNull(jobs.id), isNull(jobs.hiddenAt), isNull(jobReports.settledAt));
const STATES = {
  open: isOpen,
  closed: or(isNull(jobs.id), isNotNull(jobs.hiddenAt), isNotNull(jobReports.settledAt)),
};
type ReportState = keyof typeof STATES;

export async function findReports(
  db: Db,
  { page, limit, state }: { page: number; limit: number; state?: ReportState | undefined },
) {
  const where = state && STATES[state];
  const rows = await reports(db)
    .where(where)
    .orderBy(desc(jobReports.createdAt), desc(jobReports.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await countReports(db, where) };
}

async function countReports(db: Db, where: SQL | undefined): Promise<number> {
  if (!where) return db.$count(jobReports);
  const [counted] = await db
    .select({ total: count() })
    .from(jobReports)
    .leftJoin(jobs, and(eq(jobs.id, jobReports.jobId), isNull(jobs.deletedAt)))
    .where(where);
  return counted?.total ?? 0;
}

export const countOpenReports = (db: Db) => countReports(db, isOpen);

export async function findReport(db: Db, id: string): Promise<ReportRecord | undefined> {
  const [row] = await reports(db).where(eq(jobReports.id, id));
  return row;
}

/** Returns false if nothing changed. */
export async function settleReport(db: Db, id: string, settledAt: Date | null): Promise<boolean> {
  const isOther = settledAt ? isNull(jobReports.settledAt) : isNotNull(jobReports.settledAt);
  const changed = await db
    .update(jobReports)
    .set({ settledAt })
    .where(and(eq(jobReports.id, id), isOther))
    .returning({ id: jobReports.id });
  return changed.length > 0;
}

/** Locks the job (`for update`) until the transaction ends. */
export async function lockJob(tx: Db, id: string): Promise<JobRow | undefined> {
  const [job] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), isNull(jobs.deletedAt)))
    .for("update");
  return job;
}

export async function hideJob(tx: JobsTx, job: JobRow, now: Date): Promise<void> {
  await tx
    .update(jobs)
    .set({ hiddenByAdminAt: now, hiddenAt: job.hiddenAt ?? now })
    .where(eq(jobs.id, job.id));
  await unlistJobs(tx, [job]);
}

/** Shows the job again. The job of a blocked employer stays hidden until the account is unblocked. */
export async function showJob(tx: JobsTx, job: JobRow, isEmployerBlocked: boolean): Promise<void> {
  const hiddenAt = isEmployerBlocked ? job.hiddenAt : null;
  await tx.update(jobs).set({ hiddenByAdminAt: null, hiddenAt }).where(eq(jobs.id, job.id));
  await relistJobs(tx, [{ ...job, hiddenAt }]);
}
