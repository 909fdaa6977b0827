import { OPEN_REFUND } from "@dryrun/domain/payments/limits";
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { accountLinks, idempotentAnswers, users } from "../../../db/schema/accounts.ts";
import { applicationNotes } from "../../../db/schema/application-notes.ts";
import { applications } from "../../../db/schema/applications.ts";
import { candidateMailCopies, candidateMails } from "../../../db/schema/candidate-mails.ts";
import {
  interviewAnswers,
  interviewEvents,
  interviewReviews,
  interviewSessions,
} from "../../../db/schema/interviews.ts";
import { invitations } from "../../../db/schema/invitations.ts";
import { jobReports } from "../../../db/schema/job-interest.ts";
import { jobs } from "../../../db/schema/jobs.ts";
import { orders, refunds } from "../../../db/schema/payments.ts";
import { profiles } from "../../../db/schema/profiles.ts";
import { quizPapers } from "../../../db/schema/quiz.ts";
import { reopenedDecisions } from "../../../db/schema/reopened-decisions.ts";
import { scorecardCriteria, scorecards } from "../../../db/schema/scorecards.ts";
import { teamInvitations } from "../../../db/schema/teams.ts";
import { webhookDeliveries } from "../../../db/schema/webhooks.ts";
import { endMeetings, stripMeetings } from "../../../records/company/meetings.ts";
import { cancelInvitationsTo } from "../../../records/invitations.ts";
import type { JobsTx } from "../../../records/jobs/job-listings.ts";
import type { JobRow } from "../../../records/jobs/job-rows.ts";
import { clearNotesOf } from "../../../records/questions/calibration-notes.ts";
import type { UserRow } from "../../../records/users.ts";

type Buyer = Pick<UserRow, "id" | "email" | "emailVerifiedAt">;

/** Selects the orders of the account, and those that a visitor made with its verified address. */
function ofBuyer({ id, email, emailVerifiedAt }: Buyer) {
  const ofAddress = emailVerifiedAt === null ? undefined : and(isNull(orders.userId), eq(orders.email, email));
  return or(eq(orders.userId, id), ofAddress);
}

/**
 * Locks the person's rows in the same order as other writers: starts, submissions, reminders and links lock these
 * rows before the account.
 */
export async function lockBelongings(tx: Db, user: Buyer): Promise<void> {
  const { id: userId } = user;
  await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.studentId, userId))
    .orderBy(asc(applications.id))
    .for("update");
  const { id } = interviewSessions;
  await tx.select({ id: orders.id }).from(orders).where(ofBuyer(user)).orderBy(asc(orders.id)).for("update");
  await tx.select({ id }).from(interviewSessions).where(eq(interviewSessions.studentId, userId)).for("update");
  await tx.select({ id: quizPapers.id }).from(quizPapers).where(eq(quizPapers.studentId, userId)).for("update");
  await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.studentId, userId))
    .orderBy(asc(invitations.id))
    .for("update");
  await tx.select({ of: accountLinks.userId }).from(accountLinks).where(eq(accountLinks.userId, userId)).for("update");
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId)).for("update");
}

/** Ends a running interview with the answers as last saved. */
export const handInRunning = (tx: Db, studentId: string, now: Date) =>
  tx
    .update(interviewSessions)
    .set({ submittedAt: now, submittedBy: "student" })
    .where(and(eq(interviewSessions.studentId, studentId), isNull(interviewSessions.submittedAt)));

type Change = Partial<typeof applications.$inferSelect>;

/** Deletes what candidates were sent, and mails that were written to one candidate alone. */
async function deleteMails(tx: Db, applicationIds: SQLWrapper) {
  const isOf = inArray(candidateMailCopies.applicationId, applicationIds);
  const ids = tx.select({ id: candidateMailCopies.mailId }).from(candidateMailCopies).where(isOf);
  await tx.delete(candidateMails).where(and(eq(candidateMails.count, 1), inArray(candidateMails.id, ids)));
  await tx.delete(candidateMailCopies).where(isOf);
}

/** Deletes what only the company reads about these applications. */
async function deletePrivate(tx: Db, of: SQL) {
  const ids = tx.select({ id: applications.id }).from(applications).where(of);
  await tx.delete(applicationNotes).where(inArray(applicationNotes.applicationId, ids));
  await tx.delete(scorecards).where(inArray(scorecards.applicationId, ids));
  await deleteMails(tx, ids);
  await stripMeetings(tx, of);
  await tx
    .update(reopenedDecisions)
    .set({ privateReason: "", reopenReason: "" })
    .where(inArray(reopenedDecisions.applicationId, ids));
  await tx
    .update(applications)
    .set({ privateReason: "" })
    .where(and(of, ne(applications.privateReason, "")));
}

/** Clears the person's data from their applications; open ones are withdrawn. */
export async function stripApplications(tx: Db, studentId: string, blank: Change, now: Date) {
  const isOwn = eq(applications.studentId, studentId);
  await endMeetings(tx, isOwn, "candidate", now);
  await deletePrivate(tx, isOwn);
  const ids = tx.select({ id: applications.id }).from(applications).where(isOwn);
  await tx.delete(reopenedDecisions).where(inArray(reopenedDecisions.applicationId, ids));
  await tx.delete(webhookDeliveries).where(inArray(webhookDeliveries.applicationId, ids));
  await tx
    .update(applications)
    .set({ status: "withdrawn", withdrawnAt: now })
    .where(and(isOwn, eq(applications.status, "pending")));
  await tx
    .update(applications)
    .set({
      ...blank,
      decisionReason: "",
      experienceYears: null,
      stage: "new",
      tags: [],
      note: "",
      topicScores: {},
      studentId: null,
    })
    .where(isOwn);
}

/** Keeps only the score of interviews that were sent and decided; deletes all others. */
export async function keepScores(tx: Db, studentId: string) {
  const keptSessions = await tx
    .select({ id: interviewSessions.id })
    .from(interviewSessions)
    .innerJoin(applications, eq(applications.id, interviewSessions.applicationId))
    .where(
      and(
        eq(interviewSessions.studentId, studentId),
        isNotNull(interviewSessions.sentAt),
        inArray(applications.status, ["accepted", "rejected"]),
      ),
    );
  const ids = keptSessions.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(interviewAnswers).where(inArray(interviewAnswers.sessionId, ids));
  await tx.delete(interviewEvents).where(inArray(interviewEvents.sessionId, ids));
  await tx.delete(interviewReviews).where(inArray(interviewReviews.sessionId, ids));
  await tx
    .update(interviewSessions)
    .set({ studentId: null, summaryFeedback: "", extraTime: 0, recordOnly: false })
    .where(inArray(interviewSessions.id, ids));
}

/** Keeps reports of jobs for the admins, without the person's text. */
export const stripReports = (tx: Db, studentId: string) =>
  tx.update(jobReports).set({ note: "" }).where(eq(jobReports.studentId, studentId));

export const findJobsOf = (tx: Db, companyId: string): Promise<JobRow[]> =>
  tx.select().from(jobs).where(eq(jobs.companyId, companyId)).orderBy(asc(jobs.id)).for("update");

/** Closes jobs permanently; their invitations stop working, and what only the company reads about their applications is deleted. */
export async function closeJobs(tx: JobsTx, ids: readonly string[], now: Date) {
  await tx
    .update(jobs)
    .set({ deletedAt: sql`coalesce(${jobs.deletedAt}, ${now})`, companyId: null })
    .where(inArray(jobs.id, [...ids]));
  await cancelInvitationsTo(tx, ids, now);
  await tx.delete(scorecardCriteria).where(inArray(scorecardCriteria.jobId, [...ids]));
  await endMeetings(tx, inArray(applications.jobId, [...ids]), "company", now);
  await deletePrivate(tx, inArray(applications.jobId, [...ids]));
}

/** Whether a refund to this person is in progress. */
export async function hasOpenRefund(tx: Db, user: Buyer): Promise<boolean> {
  const [open] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(ofBuyer(user), eq(refunds.status, OPEN_REFUND)))
    .limit(1);
  return open !== undefined;
}

/**
 * Orders stay with their documents, as the law requires. Paid ones keep the account's address, so that a later
 * account with it finds them. The others lose the person once no payment for them can arrive any more.
 */
export async function stripOrders(tx: Db, user: Buyer): Promise<void> {
  const isOwn = ofBuyer(user);
  const { email } = user;
  await tx
    .update(orders)
    .set({ name: "", phone: "", email })
    .where(and(isOwn, isNotNull(orders.paymentId)));
  await tx
    .update(orders)
    .set({ name: "", phone: "", email: "" })
    .where(and(isOwn, isNull(orders.paymentId)));
}

/** Deletes what belongs only to the account: profile, consents, papers, interviews, drills, saved jobs, alerts, links, invitations to companies. */
export async function deleteUser(tx: Db, { id, email }: Pick<UserRow, "id" | "email">): Promise<void> {
  await tx.delete(teamInvitations).where(eq(teamInvitations.email, email));
  await tx.delete(idempotentAnswers).where(eq(idempotentAnswers.who, id));
  await clearNotesOf(tx, id);
  await tx.delete(users).where(and(eq(users.id, id), ne(users.userType, "admin")));
}
