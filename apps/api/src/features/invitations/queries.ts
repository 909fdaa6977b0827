import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { applications } from "../../db/schema/applications.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";
import { invitations, inviteDeclines } from "../../db/schema/invitations.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { jobsOf, type Member } from "../../records/company/members.ts";
import { type InvitationRow, isUnanswered, withJob } from "../../records/invitations.ts";

/** Returns the subset of these hashes that declined invitations. */
export async function findDeclined(db: Db, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .select({ emailHash: inviteDeclines.emailHash })
    .from(inviteDeclines)
    .where(inArray(inviteDeclines.emailHash, [...hashes]));
  return rows.map(({ emailHash }) => emailHash);
}

export const insertDecline = async (db: Db, emailHash: string, createdAt: Date): Promise<void> =>
  void (await db.insert(inviteDeclines).values({ emailHash, createdAt }).onConflictDoNothing());

export const deleteDecline = async (db: Db, emailHash: string): Promise<void> =>
  void (await db.delete(inviteDeclines).where(eq(inviteDeclines.emailHash, emailHash)));

export type NewInvitation = typeof invitations.$inferInsert;

/** Finds the invitations of many students, by the student's id. */
export async function findInvitationsToJob(db: Db, jobId: string, studentIds: readonly string[]) {
  const rows = await db
    .select()
    .from(invitations)
    .where(and(inArray(invitations.studentId, [...studentIds]), eq(invitations.jobId, jobId)));
  return new Map(rows.map((row) => [row.studentId, row]));
}

/** Locks the row (`for update`) until the transaction ends. */
export async function lockInvitationTo(db: Db, jobId: string, studentId: string): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.studentId, studentId), eq(invitations.jobId, jobId)))
    .for("update");
  return row;
}

/** Finds the job's invitations that are not withdrawn and whose recipients have not applied. */
export const findUnanswered = (db: Db, jobId: string) => db.select().from(invitations).where(isUnanswered(jobId));

/** Locks the unanswered invitations (`for update`) until the transaction ends, in the order of their ids. */
export const lockUnanswered = (db: Db, jobId: string) =>
  findUnanswered(db, jobId).orderBy(asc(invitations.id)).for("update");

type Reminded = Pick<InvitationRow, "remindedBy"> &
  (Pick<InvitationRow, "applicationReminderDueAt"> | Pick<InvitationRow, "applicationRemindedAt">);
export const setReminded = (db: Db, ids: readonly string[], change: Reminded) =>
  db
    .update(invitations)
    .set(change)
    .where(inArray(invitations.id, [...ids]));

/** Cancels the held reminders of a job, and returns who had sent each. */
export const undoReminders = (db: Db, jobId: string, now: Date) =>
  db
    .update(invitations)
    .set({ applicationReminderDueAt: null })
    .where(and(eq(invitations.jobId, jobId), gt(invitations.applicationReminderDueAt, now)))
    .returning({ by: invitations.remindedBy });

/**
 * Marks reminders that can no longer be undone as sent, and returns their ids. Skips rows that other transactions
 * lock; the next run takes them.
 */
export async function settleReminders(db: Db, now: Date, limit: number): Promise<string[]> {
  const due = db
    .select({ id: invitations.id })
    .from(invitations)
    .where(lte(invitations.applicationReminderDueAt, now))
    .orderBy(asc(invitations.applicationReminderDueAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  const settled = await db
    .update(invitations)
    .set({ applicationReminderDueAt: null, applicationRemindedAt: now })
    .where(inArray(invitations.id, due))
    .returning({ id: invitations.id });
  return settled.map(({ id }) => id);
}

/** Finds invitations with their outcome, newest first, those of one file by name. */
export const findJobInvitations = (db: Db, jobId: string) =>
  db
    .select({
      invitation: invitations,
      application: { id: applications.id, fullName: applications.fullName, status: applications.status },
      sentAt: interviewSessions.sentAt,
    })
    .from(invitations)
    .leftJoin(
      applications,
      and(eq(applications.jobId, invitations.jobId), eq(applications.studentId, invitations.studentId)),
    )
    .leftJoin(interviewSessions, eq(interviewSessions.applicationId, applications.id))
    .where(and(eq(invitations.jobId, jobId), isNull(invitations.cancelledAt)))
    .orderBy(
      desc(invitations.createdAt),
      asc(invitations.firstName),
      asc(invitations.lastName),
      asc(invitations.email),
    );

/** Finds an e-mail's invitations whose account has no password yet, newest first. */
export const findUnusedInvitations = (db: Db, email: string) =>
  withJob(db)
    .where(and(eq(invitations.email, email), isNull(users.passwordHash)))
    .orderBy(desc(invitations.lastSentAt), desc(invitations.id));

/** Saves new and renewed invitations. */
export async function saveInvitations(db: Db, saved: NewInvitation[]) {
  if (saved.length === 0) return;
  await db
    .insert(invitations)
    .values(saved)
    .onConflictDoUpdate({
      target: [invitations.jobId, invitations.email],
      set: {
        validity: sql`excluded.validity`,
        expiresAt: sql`excluded.expires_at`,
        lastSentAt: sql`excluded.last_sent_at`,
        resentAt: sql`excluded.resent_at`,
        invitedBy: sql`excluded.invited_by`,
        cancelledAt: null,
      },
    });
}

/** Returns false if it is for no job of this employer, or cancelled. */
export async function updateOwnInvitation(
  db: Db,
  id: string,
  member: Member,
  change: Partial<InvitationRow>,
): Promise<boolean> {
  const ownRows = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(jobsOf(member), isNull(jobs.deletedAt)));
  const changed = await db
    .update(invitations)
    .set(change)
    .where(and(eq(invitations.id, id), isNull(invitations.cancelledAt), inArray(invitations.jobId, ownRows)))
    .returning({ id: invitations.id });
  return changed.length > 0;
}

export const updateInvitation = (db: Db, id: string, change: Partial<InvitationRow>) =>
  db.update(invitations).set(change).where(eq(invitations.id, id));
