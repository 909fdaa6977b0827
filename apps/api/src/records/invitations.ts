import { invitationTime, isAlive } from "@dryrun/domain/invitations/rules";
import { isClosed } from "@dryrun/domain/jobs/rules";
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { users } from "../db/schema/accounts.ts";
import { invitations } from "../db/schema/invitations.ts";
import { jobs } from "../db/schema/jobs.ts";

export type InvitationRow = typeof invitations.$inferSelect;

export const withJob = (db: Db) =>
  db
    .select({ invitation: invitations, job: jobs, user: users })
    .from(invitations)
    .innerJoin(jobs, eq(jobs.id, invitations.jobId))
    .innerJoin(users, eq(users.id, invitations.studentId))
    .$dynamic();

export type InvitedTo = Awaited<ReturnType<typeof withJob>>[number];

/** Whether an invitation created the account and its person has not set a password. Written as SQL for selects from one table. */
export const isInvited = sql<boolean>`(users.password_hash is null and exists (
  select from invitations i where i.student_id = users.id))`;

/** Whether it is valid and its job is visible; while the job is closed the invitation is paused. */
export const isOpen = ({ invitation, job }: InvitedTo, now: Date) =>
  isAlive(invitation, invitationTime(job, now)) && !job.deletedAt && !job.hiddenAt;

/** Finds an invitation with its job and the account of its e-mail. */
export async function findInvitation(db: Db, id: string): Promise<InvitedTo | undefined> {
  const [row] = await withJob(db).where(eq(invitations.id, id));
  return row;
}

/** Finds the student's invitation to this job, active or not. */
export async function findInvitationToJob(db: Db, jobId: string, studentId: string): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.studentId, studentId), eq(invitations.jobId, jobId)));
  return row ?? null;
}

/** Whether the person of an invitation has not applied to its job. */
const hasNoApplication = sql`not exists (select 1 from applications a where a.job_id = invitations.job_id and a.student_id = invitations.student_id)`;
const waits = and(isNull(invitations.cancelledAt), hasNoApplication);

/** Matches invitations in the job's list whose person has not applied. */
export const isUnanswered = (jobId: string | typeof jobs.id) => and(eq(invitations.jobId, jobId), waits);

/** Finds the invitations that this student can use now, the first to expire first. */
export async function findInvitationsToAnswer(db: Db, studentId: string, now: Date): Promise<InvitedTo[]> {
  const rows = await withJob(db)
    .where(and(eq(invitations.studentId, studentId), waits))
    .orderBy(sql`${invitations.expiresAt} nulls last`, invitations.id);
  return rows.filter((row) => isOpen(row, now) && !isClosed(row.job, now));
}

/**
 * Resumes invitations when the job reopens: the time that remained when it was closed starts to run. Returns the ids
 * of those whose mail waited and can now be sent.
 */
export async function resumeInvitationsTo(db: Db, jobId: string, closedAt: Date, now: Date): Promise<string[]> {
  const alive = and(eq(invitations.jobId, jobId), isNull(invitations.cancelledAt));
  const pausedMs = now.getTime() - closedAt.getTime();
  await db
    .update(invitations)
    .set({ expiresAt: sql`${invitations.expiresAt} + ${pausedMs} * interval '1 millisecond'` })
    .where(and(alive, gt(invitations.expiresAt, closedAt)));
  const waited = await db
    .update(invitations)
    .set({ mailWaits: false })
    .where(and(alive, eq(invitations.mailWaits, true)))
    .returning({ id: invitations.id });
  return waited.map(({ id }) => id);
}

/** Cancels all invitations to these jobs. */
export const cancelInvitationsTo = (db: Db, jobIds: readonly string[], cancelledAt: Date) =>
  db
    .update(invitations)
    .set({ cancelledAt })
    .where(and(inArray(invitations.jobId, [...jobIds]), isNull(invitations.cancelledAt)));
