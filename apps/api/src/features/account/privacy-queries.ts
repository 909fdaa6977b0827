import type { AccessKind } from "@dryrun/domain/account/retention";
import { and, countDistinct, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { readRows } from "../../db/read-rows.ts";
import { consents } from "../../db/schema/accounts.ts";
import { applicationDrafts } from "../../db/schema/application-drafts.ts";
import { applicationNotes } from "../../db/schema/application-notes.ts";
import { applications } from "../../db/schema/applications.ts";
import { drills } from "../../db/schema/drills.ts";
import { interviewSessions } from "../../db/schema/interviews.ts";
import { invitations } from "../../db/schema/invitations.ts";
import { jobAlerts, jobReports, savedJobs } from "../../db/schema/job-interest.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { mailStops } from "../../db/schema/mail-stops.ts";
import { notifications } from "../../db/schema/notifications.ts";
import { orders } from "../../db/schema/payments.ts";
import { profileViews } from "../../db/schema/profiles.ts";
import { quizPapers } from "../../db/schema/quiz.ts";
import { savedViews } from "../../db/schema/saved-views.ts";
import { scorecards } from "../../db/schema/scorecards.ts";
import { sharedResults } from "../../db/schema/shared-results.ts";
import { mailTemplates } from "../../db/schema/templates.ts";
import { countCertificatesOf, type Holder } from "../../records/certificates.ts";
import { countEnrolmentsOf } from "../../records/purchases/enrolments.ts";
import type { UserRow } from "../../records/users.ts";

export interface Access {
  company: string;
  kind: AccessKind;
  /** The day in India. */
  date: string;
}

const dayOf = (at: SQL) => sql`to_char(${at} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;

/**
 * Returns which companies opened, decided and exported the student's applications, newest first; all without a limit. A company
 * has the name that its job has. Decisions are those that the student knows: held and undone ones are not among them.
 */
export async function findAccess(db: Db, studentId: string, limit?: number): Promise<Access[]> {
  const most = limit === undefined ? sql`` : sql`limit ${limit}`;
  const rows = await readRows<Access>(
    db,
    sql`
    select distinct j.company, d.kind, d.date from (
      select a.job_id, case a.kind when 'looked' then 'opened' else 'exported' end as kind, ${dayOf(sql`a.at`)} as date
        from activity a join applications p on p.id = a.application_id
        where p.student_id = ${studentId}::uuid and a.kind in ('looked', 'exported')
      union all
      select p.job_id, 'decided', ${dayOf(sql`p.decided_at`)} from applications p
        where p.student_id = ${studentId}::uuid and p.status in ('accepted', 'rejected') and p.decided_at is not null
      union all
      select p.job_id, 'decided', ${dayOf(sql`r.decided_at`)}
        from reopened_decisions r join applications p on p.id = r.application_id
        where p.student_id = ${studentId}::uuid
    ) d join jobs j on j.id = d.job_id
    order by d.date desc, j.company, d.kind ${most}`,
  );
  return rows;
}

/** Returns how many notes and scorecards about the student companies have; without companies that have none. */
export async function countWritten(db: Db, studentId: string) {
  const rows = await readRows<{ company: string; notes: number; scorecards: number }>(
    db,
    sql`
    select j.company, sum(w.notes)::int as notes, sum(w.scorecards)::int as scorecards from (
      select p.job_id,
        (select count(*) from application_notes n where n.application_id = p.id) as notes,
        (select count(*) from scorecards s where s.application_id = p.id) as scorecards
      from applications p where p.student_id = ${studentId}::uuid
    ) w join jobs j on j.id = w.job_id
    group by j.company having sum(w.notes) + sum(w.scorecards) > 0
    order by j.company`,
  );
  return rows;
}

/** The order of the index `profile_views_by_student`, so that each month is read in order. */
const newestFirst = [sql`${profileViews.day} desc nulls last`, sql`${profileViews.id} desc nulls last`];

/** Returns the companies that opened the profile, newest first; all without a limit. */
export function findViews(db: Db, studentId: string, limit?: number) {
  const select = db
    .select({ company: profileViews.company, date: profileViews.day })
    .from(profileViews)
    .where(and(eq(profileViews.studentId, studentId), eq(profileViews.opened, true)))
    .orderBy(...newestFirst);
  return limit === undefined ? select : select.limit(limit);
}

const month = sql<string>`to_char(${profileViews.day}, 'YYYY-MM')`;

/** Counts, per month, the employers to whom the candidate search showed the student's contact details, newest first. */
export const countListings = (db: Db, studentId: string) =>
  db
    .select({
      month,
      // If the employer has deleted the account, only the company's name remains.
      employers: sql<number>`count(distinct coalesce(${profileViews.companyId}::text, ${profileViews.company}))::int`,
    })
    .from(profileViews)
    .where(and(eq(profileViews.studentId, studentId), eq(profileViews.listed, true)))
    .groupBy(month)
    .orderBy(desc(month));

const papersOf = (userId: string) => and(eq(quizPapers.studentId, userId), isNotNull(quizPapers.submittedAt));
const paymentsOf = (userId: string) => and(eq(orders.userId, userId), isNotNull(orders.paymentId));

/** Counts each candidate once. */
async function countOpened(db: Db, companyId: string): Promise<number> {
  const [counted] = await db
    .select({ candidates: countDistinct(profileViews.studentId) })
    .from(profileViews)
    .where(and(eq(profileViews.companyId, companyId), eq(profileViews.opened, true)));
  return counted?.candidates ?? 0;
}

/** Counts what the people of a company typed or did about candidates. */
async function countOfCompany(db: Db, companyId: string) {
  const ownJobs = db.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, companyId));
  const received = eq(applications.companyId, companyId);
  const receivedIds = db.select({ id: applications.id }).from(applications).where(received);
  return {
    notes: await db.$count(applicationNotes, inArray(applicationNotes.applicationId, receivedIds)),
    scorecards: await db.$count(scorecards, inArray(scorecards.applicationId, receivedIds)),
    staged: await db.$count(applications, and(received, inArray(applications.stage, ["shortlist", "call", "offer"]))),
    tagged: await db.$count(applications, and(received, sql`cardinality(${applications.tags}) > 0`)),
    sentInvitations: await db.$count(invitations, inArray(invitations.jobId, ownJobs)),
    openedProfiles: await countOpened(db, companyId),
    mailTemplates: await db.$count(mailTemplates, eq(mailTemplates.companyId, companyId)),
    jobs: await db.$count(jobs, and(eq(jobs.companyId, companyId), isNull(jobs.deletedAt))),
  };
}

const NOTHING_OF_COMPANY: Awaited<ReturnType<typeof countOfCompany>> = {
  ...{
    notes: 0,
    scorecards: 0,
    staged: 0,
    tagged: 0,
    sentInvitations: 0,
    openedProfiles: 0,
    mailTemplates: 0,
    jobs: 0,
  },
};

/** Counts the rows of each kind about this person. */
export const countHeld = async (db: Db, user: UserRow, holder: Holder, userId = user.id) => ({
  ...(user.companyId ? await countOfCompany(db, user.companyId) : NOTHING_OF_COMPANY),
  savedViews: await db.$count(savedViews, eq(savedViews.employerId, userId)),
  applications: await db.$count(applications, eq(applications.studentId, userId)),
  interviews: await db.$count(interviewSessions, eq(interviewSessions.studentId, userId)),
  drills: await db.$count(drills, eq(drills.studentId, userId)),
  quizAttempts: await db.$count(quizPapers, papersOf(userId)),
  applicationDrafts: await db.$count(applicationDrafts, eq(applicationDrafts.studentId, userId)),
  savedJobs: await db.$count(savedJobs, eq(savedJobs.studentId, userId)),
  jobAlerts: await db.$count(jobAlerts, eq(jobAlerts.studentId, userId)),
  payments: await db.$count(orders, paymentsOf(userId)),
  invitations: await db.$count(invitations, eq(invitations.studentId, userId)),
  certificates: await countCertificatesOf(db, holder),
  enrolments: await countEnrolmentsOf(db, user),
  sharedResults: await db.$count(sharedResults, eq(sharedResults.studentId, userId)),
  mailStops: await db.$count(mailStops, eq(mailStops.userId, userId)),
  notifications: await db.$count(notifications, eq(notifications.userId, userId)),
  jobReports: await db.$count(jobReports, eq(jobReports.studentId, userId)),
});

/** Newest first. */
export const findConsents = (db: Db, userId: string) =>
  db
    .select({
      kind: consents.kind,
      given: consents.given,
      source: consents.source,
      version: consents.version,
      at: consents.at,
    })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.at), desc(consents.id));
