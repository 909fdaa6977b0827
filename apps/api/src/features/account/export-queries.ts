import { ALERT_FILTERS, type AlertFilterName } from "@dryrun/domain/jobs/limits";
import { asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { ledger } from "../../db/schema/accounts.ts";
import { applicationDrafts } from "../../db/schema/application-drafts.ts";
import { applications } from "../../db/schema/applications.ts";
import { companies, companyLogos } from "../../db/schema/companies.ts";
import { exerciseResults, lessonProgress, unitTests } from "../../db/schema/course.ts";
import { digests } from "../../db/schema/digests.ts";
import { drillAnswers, drillReviews, drills } from "../../db/schema/drills.ts";
import { interviewAnswers, interviewEvents, interviewReviews, interviewSessions } from "../../db/schema/interviews.ts";
import { invitations } from "../../db/schema/invitations.ts";
import { jobAlerts, jobReports, savedJobs } from "../../db/schema/job-interest.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { mailStops } from "../../db/schema/mail-stops.ts";
import { notifications } from "../../db/schema/notifications.ts";
import { documents, orders, refunds } from "../../db/schema/payments.ts";
import { quizPapers } from "../../db/schema/quiz.ts";
import { reopenedDecisions } from "../../db/schema/reopened-decisions.ts";
import { savedViews } from "../../db/schema/saved-views.ts";
import { sharedResults } from "../../db/schema/shared-results.ts";
import { knownNetworks, secondFactors } from "../../db/schema/sign-in.ts";
import { teamInvitations } from "../../db/schema/teams.ts";
import type { UserRow } from "../../records/users.ts";

const ofJob = { jobTitle: jobs.title, company: jobs.company };

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

export const findInterviews = (db: Db, userId: string) =>
  db
    .select()
    .from(interviewSessions)
    .where(eq(interviewSessions.studentId, userId))
    .orderBy(desc(interviewSessions.startedAt));

/** Returns questions and answers; never the model answer or the rubric. */
export const findInterviewAnswers = (db: Db, userId: string) =>
  db
    .select({
      sessionId: interviewAnswers.sessionId,
      number: interviewAnswers.number,
      question: sql<string>`${interviewAnswers.question}->>'prompt'`,
      answer: interviewAnswers.answer,
      score: interviewAnswers.score,
      feedback: interviewAnswers.feedback,
      runs: interviewAnswers.runs,
    })
    .from(interviewAnswers)
    .innerJoin(interviewSessions, eq(interviewSessions.id, interviewAnswers.sessionId))
    .where(eq(interviewSessions.studentId, userId))
    .orderBy(asc(interviewAnswers.number));

export const findInterviewEvents = (db: Db, userId: string) =>
  db
    .select({
      sessionId: interviewEvents.sessionId,
      type: interviewEvents.type,
      questionNumber: interviewEvents.questionNumber,
      at: interviewEvents.at,
    })
    .from(interviewEvents)
    .innerJoin(interviewSessions, eq(interviewSessions.id, interviewEvents.sessionId))
    .where(eq(interviewSessions.studentId, userId))
    .orderBy(asc(interviewEvents.at));

/** Returns the reviews that the person requested, and their results. */
export const findReviews = (db: Db, userId: string) =>
  db
    .select({
      sessionId: interviewReviews.sessionId,
      reason: interviewReviews.reason,
      askedAt: interviewReviews.askedAt,
      scoreBefore: interviewReviews.scoreBefore,
      decidedAt: interviewReviews.decidedAt,
      note: interviewReviews.note,
    })
    .from(interviewReviews)
    .innerJoin(interviewSessions, eq(interviewSessions.id, interviewReviews.sessionId))
    .where(eq(interviewSessions.studentId, userId));

export const findDrills = (db: Db, userId: string) =>
  db
    .select({
      id: drills.id,
      topic: drills.topic,
      family: drills.family,
      source: drills.source,
      planned: drills.planned,
      sourceId: drills.sourceId,
      courseSet: drills.courseSet,
      startedAt: drills.startedAt,
    })
    .from(drills)
    .where(eq(drills.studentId, userId))
    .orderBy(desc(drills.startedAt));

/** Finds what the student has done in the course: lessons, exercises and tests. */
export async function findCourseProgress(db: Db, userId: string) {
  const { studentId: ofLessons, ...lesson } = getTableColumns(lessonProgress);
  const { studentId: ofExercises, ...exercise } = getTableColumns(exerciseResults);
  const { studentId: ofTests, ...test } = getTableColumns(unitTests);
  return {
    lessons: await db.select(lesson).from(lessonProgress).where(eq(ofLessons, userId)).orderBy(lesson.openedAt),
    exercises: await db
      .select(exercise)
      .from(exerciseResults)
      .where(eq(ofExercises, userId))
      .orderBy(exercise.answeredAt),
    tests: await db.select(test).from(unitTests).where(eq(ofTests, userId)).orderBy(test.unitId),
  };
}

export const findDrillReviews = (db: Db, userId: string) =>
  db
    .select({
      drillId: drillReviews.drillId,
      number: drillReviews.number,
      stage: drillReviews.stage,
      dueAt: drillReviews.dueAt,
    })
    .from(drillReviews)
    .where(eq(drillReviews.studentId, userId))
    .orderBy(asc(drillReviews.dueAt));

/** Like the answers of interviews: never the model answer or the rubric. */
export const findDrillAnswers = (db: Db, userId: string) =>
  db
    .select({
      drillId: drillAnswers.drillId,
      number: drillAnswers.number,
      question: sql<string>`${drillAnswers.question}->>'prompt'`,
      answer: drillAnswers.answer,
      answeredAt: drillAnswers.answeredAt,
      score: drillAnswers.score,
      feedback: drillAnswers.feedback,
      climb: drillAnswers.climb,
    })
    .from(drillAnswers)
    .innerJoin(drills, eq(drills.id, drillAnswers.drillId))
    .where(eq(drills.studentId, userId))
    .orderBy(asc(drillAnswers.number));

export const findPapers = (db: Db, userId: string) =>
  db.select().from(quizPapers).where(eq(quizPapers.studentId, userId)).orderBy(desc(quizPapers.createdAt));

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

const alertFilters = Object.fromEntries(ALERT_FILTERS.map((name) => [name, jobAlerts[name]])) as Pick<
  typeof jobAlerts,
  AlertFilterName
>;

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

export const findLedger = (db: Db, userId: string) =>
  db
    .select({ unit: ledger.unit, amount: ledger.amount, reason: ledger.reason, at: ledger.at })
    .from(ledger)
    .where(eq(ledger.userId, userId))
    .orderBy(desc(ledger.at));

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

/** Returns how often the person gets the summary of the company's hiring. */
export async function findDigest(db: Db, userId: string) {
  const [digest] = await db
    .select({ every: digests.every, since: digests.since })
    .from(digests)
    .where(eq(digests.userId, userId));
  return digest;
}

/** Returns all orders with their state. */
export const findOrders = (db: Db, userId: string) => {
  const { userId: _, reconcileAt: __, ...own } = getTableColumns(orders);
  return db.select(own).from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.id));
};

/** Returns receipts, invoices and credit notes as they were issued. */
export const findDocuments = (db: Db, userId: string) =>
  db
    .select({
      orderId: documents.orderId,
      kind: documents.kind,
      number: documents.number,
      issuedAt: documents.issuedAt,
      contents: documents.contents,
    })
    .from(documents)
    .innerJoin(orders, eq(orders.id, documents.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(desc(documents.id));

export const findRefunds = (db: Db, userId: string) =>
  db
    .select({
      orderId: refunds.orderId,
      paymentId: refunds.paymentId,
      amount: refunds.amount,
      reason: refunds.reason,
      status: refunds.status,
      createdAt: refunds.createdAt,
      updatedAt: refunds.updatedAt,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(orders.userId, userId));

/** Finds the jobs of an owner's company, or those of which the person is the recruiter. */
export const findPostedJobs = (db: Db, { id, companyId, companyRole }: UserRow) => {
  const isOwn = companyId && companyRole === "owner" ? eq(jobs.companyId, companyId) : eq(jobs.recruiterId, id);
  return db.select().from(jobs).where(isOwn).orderBy(desc(jobs.createdAt));
};

/** Finds the profile of an owner's company, with its logo as the base64 text of a PNG. */
export async function findOwnCompany(db: Db, companyId: string) {
  const [company] = await db
    .select({
      name: companies.name,
      website: companies.website,
      city: companies.city,
      about: companies.about,
      rejectionReasons: companies.rejectionReasons,
      logo: sql<string | null>`encode(${companyLogos.png}, 'base64')`,
      logoSetAt: companyLogos.setAt,
    })
    .from(companies)
    .leftJoin(companyLogos, eq(companyLogos.companyId, companies.id))
    .where(eq(companies.id, companyId));
  return company ?? null;
}

/** Finds invitations to companies that were sent to this address. */
export const findTeamInvitations = (db: Db, email: string) =>
  db
    .select({
      company: companies.name,
      email: teamInvitations.email,
      role: teamInvitations.role,
      sentAt: teamInvitations.sentAt,
    })
    .from(teamInvitations)
    .innerJoin(companies, eq(companies.id, teamInvitations.companyId))
    .where(eq(teamInvitations.email, email));

/** Returns when the second factor was set up; never its secret. */
export async function findSecondFactor(db: Db, userId: string) {
  const [factor] = await db
    .select({ createdAt: secondFactors.createdAt, confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return factor;
}

/** Returns the time of the last sign-in from each network; the networks themselves are not stored. */
export const findNetworks = (db: Db, userId: string) =>
  db
    .select({ lastAt: knownNetworks.lastAt })
    .from(knownNetworks)
    .where(eq(knownNetworks.userId, userId))
    .orderBy(desc(knownNetworks.lastAt));

export const findSavedViews = (db: Db, userId: string) =>
  db
    .select({
      employerId: savedViews.employerId,
      list: savedViews.list,
      name: savedViews.name,
      query: savedViews.query,
      savedAt: savedViews.savedAt,
    })
    .from(savedViews)
    .where(eq(savedViews.employerId, userId))
    .orderBy(asc(savedViews.savedAt));
