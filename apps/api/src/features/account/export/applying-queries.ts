import { ALERT_FILTERS, type AlertFilterName } from "@dryrun/domain/jobs/limits";
import { asc, desc, eq, getTableColumns, inArray, or } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { applicationDrafts } from "../../../db/schema/application-drafts.ts";
import { applications } from "../../../db/schema/applications.ts";
import { invitations } from "../../../db/schema/invitations.ts";
import { jobAlerts, jobReports, savedJobs } from "../../../db/schema/job-interest.ts";
import { jobs } from "../../../db/schema/jobs.ts";
import { mailStops } from "../../../db/schema/mail-stops.ts";
import { meetingColleagues, meetings } from "../../../db/schema/meetings.ts";
import { notifications } from "../../../db/schema/notifications.ts";
import { reopenedDecisions } from "../../../db/schema/reopened-decisions.ts";
import { sharedResults } from "../../../db/schema/shared-results.ts";

const ofJob = { jobTitle: jobs.title, company: jobs.company };

const alertFilters = Object.fromEntries(ALERT_FILTERS.map((name) => [name, jobAlerts[name]])) as Pick<
  typeof jobAlerts,
  AlertFilterName
>;

/** Excludes the employer's private notes, and decisions that the employer can still undo. */
const {
  companyId,
  decidedBy,
  privateReason,
  assigneeId,
  stage,
  shortlisted,
  tags,
  tagKeys,
  note,
  heldStatus,
  heldReason,
  heldAt,
  heldUntil,
  shownStatus,
  interviewReadAt,
  ...own
} = getTableColumns(applications);

export const findApplications = (db: Db, userId: string) =>
  db
    .select({ application: own, ...ofJob })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.studentId, userId))
    .orderBy(desc(applications.createdAt));

/** Finds decisions on the person's applications that companies reopened, as the person read them. */
export const findReopenedDecisions = (db: Db, userId: string) =>
  db
    .select({
      applicationId: reopenedDecisions.applicationId,
      status: reopenedDecisions.status,
      reason: reopenedDecisions.reason,
      decidedAt: reopenedDecisions.decidedAt,
      reopenedAt: reopenedDecisions.reopenedAt,
    })
    .from(reopenedDecisions)
    .innerJoin(applications, eq(applications.id, reopenedDecisions.applicationId))
    .where(eq(applications.studentId, userId))
    .orderBy(asc(reopenedDecisions.reopenedAt));

export const findApplicationDrafts = (db: Db, userId: string) =>
  db
    .select({ ...ofJob, values: applicationDrafts.values, savedAt: applicationDrafts.savedAt })
    .from(applicationDrafts)
    .innerJoin(jobs, eq(jobs.id, applicationDrafts.jobId))
    .where(eq(applicationDrafts.studentId, userId));

export const findSaved = (db: Db, userId: string) =>
  db
    .select({ ...ofJob, savedAt: savedJobs.savedAt })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(eq(savedJobs.studentId, userId));

/** Excludes the secret of the unsubscribe link. */
export const findAlerts = (db: Db, userId: string) =>
  db
    .select({
      ...alertFilters,
      createdAt: jobAlerts.createdAt,
      stoppedAt: jobAlerts.stoppedAt,
    })
    .from(jobAlerts)
    .where(eq(jobAlerts.studentId, userId));

export const findReports = (db: Db, userId: string) =>
  db
    .select({ ...ofJob, reason: jobReports.reason, note: jobReports.note, createdAt: jobReports.createdAt })
    .from(jobReports)
    .innerJoin(jobs, eq(jobs.id, jobReports.jobId))
    .where(eq(jobReports.studentId, userId));

export const findInvitations = (db: Db, userId: string) =>
  db
    .select({
      ...ofJob,
      firstName: invitations.firstName,
      lastName: invitations.lastName,
      email: invitations.email,
      phone: invitations.phone,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(jobs, eq(jobs.id, invitations.jobId))
    .where(eq(invitations.studentId, userId));

/** Includes the secrets of their links, which belong to the person. */
export const findSharedResults = (db: Db, userId: string) =>
  db
    .select({
      sharedAt: sharedResults.sharedAt,
      token: sharedResults.token,
      name: sharedResults.name,
      shownName: sharedResults.shownName,
      showsScore: sharedResults.showsScore,
      showsLevels: sharedResults.showsLevels,
      answer: sharedResults.answer,
      endsAt: sharedResults.endsAt,
      views: sharedResults.views,
    })
    .from(sharedResults)
    .where(eq(sharedResults.studentId, userId));

export const findMailStops = (db: Db, userId: string) =>
  db
    .select({ kind: mailStops.kind, stoppedAt: mailStops.stoppedAt })
    .from(mailStops)
    .where(eq(mailStops.userId, userId));

export const findNotifications = (db: Db, userId: string) =>
  db
    .select({
      ...ofJob,
      event: notifications.event,
      openedBy: notifications.company,
      score: notifications.score,
      found: notifications.found,
      search: notifications.search,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .leftJoin(jobs, eq(jobs.id, notifications.jobId))
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.id));

/** Returns the meetings of a candidate, or of a person of the company. */
export const findMeetings = (db: Db, userId: string) =>
  db
    .select({
      ...ofJob,
      status: meetings.status,
      minutes: meetings.minutes,
      place: meetings.place,
      message: meetings.message,
      startsAt: meetings.startsAt,
      cancelledBy: meetings.cancelledBy,
      reason: meetings.reason,
      createdAt: meetings.createdAt,
    })
    .from(meetings)
    .innerJoin(applications, eq(applications.id, meetings.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      or(
        eq(applications.studentId, userId),
        eq(meetings.organiserId, userId),
        inArray(
          meetings.id,
          db
            .select({ id: meetingColleagues.meetingId })
            .from(meetingColleagues)
            .where(eq(meetingColleagues.userId, userId)),
        ),
      ),
    )
    .orderBy(desc(meetings.createdAt));
