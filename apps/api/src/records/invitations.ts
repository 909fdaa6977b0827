import { isAlive } from "@dryrun/domain/invitations/rules";
import { and, eq, inArray, isNull } from "drizzle-orm";
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

/** Whether it can still be accepted: it is valid, and its job is visible. */
export const isOpen = ({ invitation, job }: InvitedTo, now: Date) =>
  isAlive(invitation, now) && !job.deletedAt && !job.hiddenAt;

/** With its job and the account of its e-mail. */
export async function findInvitation(db: Db, id: string): Promise<InvitedTo | undefined> {
  const [row] = await withJob(db).where(eq(invitations.id, id));
  return row;
}

/** The student's invitation to this job, active or not. */
export async function findInvitationToJob(db: Db, jobId: string, studentId: string): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.studentId, studentId), eq(invitations.jobId, jobId)));
  return row ?? null;
}

/** All invitations to these jobs stop. */
export const cancelInvitationsTo = (db: Db, jobIds: readonly string[], cancelledAt: Date) =>
  db
    .update(invitations)
    .set({ cancelledAt })
    .where(and(inArray(invitations.jobId, [...jobIds]), isNull(invitations.cancelledAt)));
