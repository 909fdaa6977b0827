import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { jobs } from "../db/schema/jobs.ts";
import { jobsOf, type Member } from "./company/members.ts";
import { deleteListings, type JobsTx, listJobs, relistJobs, unlistJobs } from "./jobs/job-listings.ts";
import type { JobRow } from "./jobs/job-rows.ts";

export async function findJob(db: Db, id: string): Promise<JobRow | undefined> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  return job;
}

/** Writes the job and its search row together. */
export async function insertJob(tx: JobsTx, job: typeof jobs.$inferInsert) {
  await tx.insert(jobs).values(job);
  await listJobs(tx, [job]);
}

const ownedBy = (id: string, member: Member) => and(eq(jobs.id, id), jobsOf(member), isNull(jobs.deletedAt));

/** Takes a shared lock on this job until the transaction ends: others can hold it too, but nobody can change the job. */
export async function lockJobForShare(db: Db, id: string): Promise<JobRow | undefined> {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id)).for("share");
  return job;
}

/** Takes an exclusive lock on this job of this employer, deleted or not, until the transaction ends. */
export async function lockAnyOwnJob(db: Db, id: string, member: Member): Promise<JobRow | undefined> {
  const isOwn = and(eq(jobs.id, id), jobsOf(member));
  const [job] = await db.select().from(jobs).where(isOwn).for("update");
  return job;
}

/** Locks this job of this employer for the transaction: nobody else can lock or change it. */
export async function lockOwnJob(db: Db, id: string, member: Member): Promise<JobRow | undefined> {
  const [job] = await db.select().from(jobs).where(ownedBy(id, member)).for("update");
  return job;
}

/** Locks this job of this employer against changes for the transaction; others may hold the same lock. */
export async function lockOwnJobForShare(db: Db, id: string, member: Member): Promise<JobRow | undefined> {
  const [job] = await db.select().from(jobs).where(ownedBy(id, member)).for("share");
  return job;
}

/** Lists the job again with its original date; a job hidden by an admin is not listed. */
export async function updateJob(tx: JobsTx, job: JobRow, change: Partial<JobRow>) {
  await tx.update(jobs).set(change).where(eq(jobs.id, job.id));
  const listed = await deleteListings(tx, [job]);
  if (listed.length > 0) await listJobs(tx, [{ ...job, ...change }]);
}

/** Removes it from the search; its row stays. */
export async function closeJob(tx: JobsTx, job: JobRow, closedAt: Date) {
  await tx.update(jobs).set({ closedAt, updatedAt: closedAt }).where(eq(jobs.id, job.id));
  await unlistJobs(tx, [job]);
}

/** Lists the job again with its original date, unless an admin hid it. */
export async function reopenJob(tx: JobsTx, job: JobRow, now: Date) {
  await tx.update(jobs).set({ closedAt: null, updatedAt: now }).where(eq(jobs.id, job.id));
  await relistJobs(tx, [{ ...job, closedAt: null }]);
}

export async function deleteJob(tx: JobsTx, job: JobRow, deletedAt: Date) {
  await tx.update(jobs).set({ deletedAt }).where(eq(jobs.id, job.id));
  await unlistJobs(tx, [job]);
}

// Written as SQL: in a select from one table drizzle omits the table names.
export const applicationCount = sql<number>`(select count(*)::int from applications a where a.job_id = jobs.id and a.status <> 'withdrawn')`;

export async function findOwnJob(db: Db, id: string, member: Member) {
  const [row] = await db.select({ job: jobs, applicationCount }).from(jobs).where(ownedBy(id, member));
  return row;
}

/** Whether the person sees this job, deleted or not. */
export const isOwnJob = async (db: Db, member: Member, id: string): Promise<boolean> =>
  (await db.$count(jobs, and(eq(jobs.id, id), jobsOf(member)))) > 0;
