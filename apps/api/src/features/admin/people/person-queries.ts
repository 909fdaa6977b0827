import { and, asc, count, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { ledger, users } from "../../../db/schema/accounts.ts";
import { applications } from "../../../db/schema/applications.ts";
import { certificates } from "../../../db/schema/certificates.ts";
import { interviewReviews, interviewSessions } from "../../../db/schema/interviews.ts";
import { jobs } from "../../../db/schema/jobs.ts";
import { orders } from "../../../db/schema/payments.ts";
import { isInvited } from "../../../records/invitations.ts";
import type { UserRow } from "../../../records/users.ts";
import { ofPerson } from "../ledger/ledger-queries.ts";

// Written as SQL: in a select from one table drizzle omits the table names.
const refundStatus = sql<"created" | "processed" | "failed" | null>`(
  select r.status from refunds r where r.payment_id = orders.payment_id order by r.id desc limit 1)`;

const failedRefundId = sql<string | null>`(
  select r.id from refunds r where r.order_id = orders.id and r.status = 'failed' and r.reason <> 'dispute'
    order by r.id desc limit 1)`;

export async function isInvitedPerson(db: Db, id: string): Promise<boolean> {
  const [row] = await db.select({ isInvited }).from(users).where(eq(users.id, id));
  return row?.isInvited ?? false;
}

/** Finds orders of the account, and of its address once that is verified; also unpaid ones. */
export async function findOrders(db: Db, { id, email, emailVerifiedAt }: UserRow, limit: number) {
  const byAddress = emailVerifiedAt ? and(isNull(orders.userId), eq(orders.email, email)) : undefined;
  const isOwn = or(eq(orders.userId, id), byAddress);
  const rows = await db
    .select({ order: orders, refundStatus, failedRefundId })
    .from(orders)
    .where(isOwn)
    .orderBy(desc(orders.id))
    .limit(limit);
  return { rows, total: await db.$count(orders, isOwn) };
}

export async function findOwnEntries(db: Db, userId: string, limit: number) {
  const isOwn = ofPerson(userId);
  const rows = await db.select().from(ledger).where(isOwn).orderBy(desc(ledger.at), desc(ledger.id)).limit(limit);
  return { rows, total: await db.$count(ledger, isOwn) };
}

/** Finds interviews with their job and review, if any, the newest first; never an answer. */
export async function findInterviews(db: Db, studentId: string, limit: number) {
  const isOwn = and(eq(interviewSessions.studentId, studentId), isNull(interviewSessions.stoppedAt));
  const rows = await db
    .select({
      session: interviewSessions,
      jobTitle: jobs.title,
      review: { id: interviewReviews.id, decidedAt: interviewReviews.decidedAt },
    })
    .from(interviewSessions)
    .leftJoin(applications, eq(applications.id, interviewSessions.applicationId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(interviewReviews, eq(interviewReviews.sessionId, interviewSessions.id))
    .where(isOwn)
    .orderBy(desc(interviewSessions.startedAt), desc(interviewSessions.id))
    .limit(limit);
  return { rows, total: await db.$count(interviewSessions, isOwn) };
}

export const countApplications = (db: Db, studentId: string) =>
  db
    .select({ status: applications.status, count: count() })
    .from(applications)
    .where(eq(applications.studentId, studentId))
    .groupBy(applications.status)
    .orderBy(asc(applications.status));

/** Finds certificates issued to the address, including revoked ones. */
export const findCertificatesOf = (db: Db, email: string) =>
  db
    .select()
    .from(certificates)
    .where(eq(certificates.email, email))
    .orderBy(desc(certificates.issuedOn), desc(certificates.id));

const applicationCount = sql<number>`(select count(*)::int from applications a where a.job_id = jobs.id)`;

/** Finds jobs that are not deleted, the newest first. */
export async function findJobsOf(db: Db, companyId: string, limit: number) {
  const isOwn = and(eq(jobs.companyId, companyId), isNull(jobs.deletedAt));
  const rows = await db
    .select({ job: jobs, applications: applicationCount })
    .from(jobs)
    .where(isOwn)
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);
  return { rows, total: await db.$count(jobs, isOwn) };
}
