import { latestSoonEnd } from "@dryrun/domain/invitations/rules";
import { ZONE } from "@dryrun/domain/time";
import { and, eq, gt, gte, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { applications } from "../../../db/schema/applications.ts";
import { interviewSessions } from "../../../db/schema/interviews.ts";
import { invitations } from "../../../db/schema/invitations.ts";
import { jobs } from "../../../db/schema/jobs.ts";
import { isUnopened } from "../../../records/applications.ts";
import { applicationsOf, jobsOf, type Member } from "../../../records/company/members.ts";
import { isUnanswered } from "../../../records/invitations.ts";

const isLive = ne(applications.shownStatus, "withdrawn");
const ofJobs = (member: Member, jobId?: string) =>
  and(applicationsOf(member), jobId ? eq(applications.jobId, jobId) : undefined);

/**
 * Counts for an employer, or for one job. Each number is the total of a list of applications: those with
 * `status=live`, of these with `interview=sent`, and with `status=pending` those with `interview=pending` and
 * `interview=unread`.
 */
export async function findTotals(db: Db, member: Member, jobId?: string) {
  const isUnread = sql`${applications.interviewSentAt} is not null and ${applications.interviewReadAt} is null`;
  const statuses = await db
    .select({
      status: applications.shownStatus,
      count: sql<number>`count(*)::int`,
      sent: sql<number>`count(${applications.interviewSentAt})::int`,
      unread: sql<number>`(count(*) filter (where ${isUnread}))::int`,
    })
    .from(applications)
    .where(and(ofJobs(member, jobId), isLive))
    .groupBy(applications.shownStatus);
  const pending = statuses.find(({ status }) => status === "pending");
  const sum = (field: "count" | "sent") => statuses.reduce((total, row) => total + row[field], 0);
  return {
    totalApplications: sum("count"),
    accepted: statuses.find(({ status }) => status === "accepted")?.count ?? 0,
    totalInterviews: sum("sent"),
    pendingInterviews: pending ? pending.count - pending.sent : 0,
    unreadInterviews: pending?.unread ?? 0,
  };
}

/** Counts invitations that no person cancelled; those that ended with their job are included. */
export async function countInvited(db: Db, member: Member, jobId?: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(invitations)
    .innerJoin(jobs, eq(jobs.id, invitations.jobId))
    .where(
      and(
        jobsOf(member),
        jobId ? eq(jobs.id, jobId) : undefined,
        or(isNull(invitations.cancelledAt), eq(invitations.cancelledAt, jobs.deletedAt)),
      ),
    );
  return row?.count ?? 0;
}

/** Counts valid invitations to this job of people who have not applied. */
export const countOpenInvitations = (db: Db, jobId: string, now: Date) =>
  db.$count(invitations, and(isUnanswered(jobId), or(isNull(invitations.expiresAt), gt(invitations.expiresAt, now))));

/** Counts as `findTotals` does, for people in the lists of invitations. */
export async function findInvitedTotals(db: Db, member: Member, jobId?: string) {
  const [row] = await db
    .select({
      totalApplications: sql<number>`count(*)::int`,
      totalInterviews: sql<number>`count(${applications.interviewSentAt})::int`,
      accepted: sql<number>`(count(*) filter (where ${applications.shownStatus} = 'accepted'))::int`,
    })
    .from(applications)
    .where(
      and(
        ofJobs(member, jobId),
        isLive,
        sql`exists (
          select 1 from invitations i join jobs j on j.id = i.job_id
          where i.job_id = applications.job_id and i.student_id = applications.student_id
            and (i.cancelled_at is null or i.cancelled_at = j.deleted_at))`,
      ),
    );
  return row ?? { totalApplications: 0, totalInterviews: 0, accepted: 0 };
}

/** Counts pending applications: those not opened yet, and those sent before `dueBefore`. */
export async function findWaiting(db: Db, member: Member, dueBefore: Date) {
  const [row] = await db
    .select({
      unopened: sql<number>`(count(*) filter (where ${isUnopened}))::int`,
      overdueDecisions: sql<number>`(count(*) filter (where ${lte(applications.createdAt, dueBefore)}))::int`,
    })
    .from(applications)
    .where(and(applicationsOf(member), eq(applications.shownStatus, "pending")));
  return row ?? { unopened: 0, overdueDecisions: 0 };
}

/** Counts the pending applications assigned to the person. */
export const countAssigned = (db: Db, member: Member) =>
  db.$count(
    applications,
    and(applicationsOf(member), eq(applications.assigneeId, member.userId), eq(applications.shownStatus, "pending")),
  );

/** Finds, by job, valid invitations with an end of people who have not applied; the first to end come first. */
export const findEndingInvitations = (db: Db, member: Member, now: Date, limit: number) =>
  db
    .select({
      jobId: jobs.id,
      jobTitle: jobs.title,
      count: sql<number>`count(*)::int`,
      firstAt: sql<Date>`min(${invitations.expiresAt})`.mapWith(invitations.createdAt),
      lastAt: sql<Date>`max(${invitations.expiresAt})`.mapWith(invitations.createdAt),
    })
    .from(jobs)
    .innerJoin(invitations, isUnanswered(jobs.id))
    .where(
      and(
        jobsOf(member),
        isNull(jobs.deletedAt),
        isNull(jobs.hiddenAt),
        isNull(jobs.closedAt),
        gt(invitations.expiresAt, now),
        lte(invitations.expiresAt, latestSoonEnd(now)),
      ),
    )
    .groupBy(jobs.id)
    .orderBy(sql`min(${invitations.expiresAt})`, jobs.id)
    .limit(limit);

export const countOwnJobs = (db: Db, member: Member) => db.$count(jobs, and(jobsOf(member), isNull(jobs.deletedAt)));

/** Counts applications since then by day in India; days without any are left out. */
export function countPerDay(db: Db, member: Member, since: Date) {
  const day = sql<string>`to_char(${applications.createdAt} at time zone ${sql.raw(`'${ZONE}'`)}, 'YYYY-MM-DD')`;
  return db
    .select({ date: day, count: sql<number>`count(*)::int` })
    .from(applications)
    .where(and(applicationsOf(member), gte(applications.createdAt, since), isLive))
    .groupBy(day);
}

const activity = {
  applicationId: applications.id,
  candidateName: applications.fullName,
  job: { title: jobs.title, deletedAt: jobs.deletedAt },
};

export const findNewestApplications = (db: Db, member: Member, limit: number) =>
  db
    .select({ ...activity, at: applications.createdAt })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(applicationsOf(member), isLive))
    .orderBy(sql`${applications.createdAt} desc nulls last`, sql`${applications.id} desc nulls last`)
    .limit(limit);

export const findNewestInterviews = (db: Db, member: Member, limit: number) =>
  db
    .select({ ...activity, at: sql<Date>`${interviewSessions.sentAt}`.mapWith(interviewSessions.sentAt) })
    .from(interviewSessions)
    .innerJoin(applications, eq(applications.id, interviewSessions.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(interviewSessions.companyId, member.companyId),
        ofJobs(member),
        isNotNull(interviewSessions.sentAt),
        isLive,
      ),
    )
    .orderBy(sql`${interviewSessions.sentAt} desc nulls last`)
    .limit(limit);
