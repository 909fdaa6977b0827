import type { Db } from "../../../db/client.ts";
import type { GradedAnswer } from "../../../db/schema/quiz.ts";
import { findCertificatesOf, type Holder } from "../../../records/certificates.ts";
import { findEnrolmentsOf } from "../../../records/purchases/enrolments.ts";
import { findProfile } from "../../../records/students/profiles.ts";
import { findTemplates } from "../../../records/templates/mail-templates.ts";
import type { UserRow } from "../../../records/users.ts";
import { countListings, countWritten, findAccess, findConsents, findViews } from "../privacy-queries.ts";
import * as account from "./account-queries.ts";
import * as applying from "./applying-queries.ts";
import * as company from "./company-queries.ts";
import * as learning from "./learning-queries.ts";

/** Finds which of these addresses declined invitations. */
export interface Declining {
  filterDeclined(db: Db, emails: readonly string[]): Promise<Set<string>>;
}

const accountOf = ({ passwordHash: _, tokenVersion: __, ...rest }: UserRow) => rest;

/** Returns the person's own answers without the quiz's correct ones. */
const answered = ({ topic, question, selected, isCorrect }: GradedAnswer) => ({ topic, question, selected, isCorrect });

/** Results of an interview whose evaluation is not complete. */
const UNGRADED = { score: null, finalDecision: null, summaryFeedback: "" };

/** Includes only the fetched questions of a running interview, so that nobody can read ahead. */
async function interviewsOf(db: Db, userId: string) {
  const sessions = await learning.findInterviews(db, userId);
  const answers = await learning.findInterviewAnswers(db, userId);
  const events = await learning.findInterviewEvents(db, userId);
  const reviews = await learning.findReviews(db, userId);
  return sessions.map(({ studentId: _, seed: __, companyId: ___, ...session }) => ({
    ...session,
    ...(session.evaluatedAt ? {} : UNGRADED),
    answers: answers
      .filter(({ sessionId, number }) => sessionId === session.id && (session.evaluatedAt || number <= session.reached))
      .map(({ sessionId: _, ...answer }) => (session.evaluatedAt ? answer : { ...answer, score: null, feedback: "" })),
    events: events.filter(({ sessionId }) => sessionId === session.id).map(({ sessionId: _, ...event }) => event),
    review: reviews.find(({ sessionId }) => sessionId === session.id) ?? null,
  }));
}

async function drillsOf(db: Db, userId: string) {
  const answers = await learning.findDrillAnswers(db, userId);
  return (await learning.findDrills(db, userId)).map((drill) => ({
    ...drill,
    answers: answers.filter(({ drillId }) => drillId === drill.id).map(({ drillId: _, ...answer }) => answer),
  }));
}

async function paymentsOf(db: Db, userId: string) {
  const documents = await account.findDocuments(db, userId);
  const refunds = await account.findRefunds(db, userId);
  return (await account.findOrders(db, userId)).map((order) => ({
    ...order,
    documents: documents.filter(({ orderId }) => orderId === order.id).map(({ orderId: _, ...document }) => document),
    refunds: refunds.filter(({ orderId }) => orderId === order.id).map(({ orderId: _, ...refund }) => refund),
  }));
}

/** What an employer has stored for the company. */
async function hiringOf(db: Db, user: UserRow) {
  const { id } = user;
  return {
    jobs: await company.findPostedJobs(db, user),
    company: user.companyId && user.companyRole === "owner" ? await company.findOwnCompany(db, user.companyId) : null,
    mailTemplates: user.companyId && user.companyRole === "owner" ? await findTemplates(db, user.companyId) : [],
    teamInvitations: await company.findTeamInvitations(db, user.email),
    savedViews: await company.findSavedViews(db, id),
    mailSettings: (await company.findMailSettings(db, id)) ?? null,
    meetingAvailability: (await company.findAvailability(db, id)) ?? null,
    hiringSummary: (await company.findDigest(db, id)) ?? null,
  };
}

/** Collects everything stored about a person, without secrets and without reference answers. */
export async function everythingAbout(db: Db, user: UserRow, holder: Holder, declines: Declining) {
  const { id } = user;
  const papers = await learning.findPapers(db, id);
  return {
    account: accountOf(user),
    declinesInvitations: (await declines.filterDeclined(db, [user.email])).size > 0,
    secondFactor: (await account.findSecondFactor(db, id)) ?? null,
    signInNetworks: await account.findNetworks(db, id),
    profile: (await findProfile(db, id)) ?? null,
    profileViews: await findViews(db, id),
    searchListings: await countListings(db, id),
    applicationAccess: await findAccess(db, id),
    writtenByCompanies: await countWritten(db, id),
    consents: await findConsents(db, id),
    applications: (await applying.findApplications(db, id)).map(({ application, ...job }) => ({
      ...job,
      ...application,
    })),
    reopenedDecisions: await applying.findReopenedDecisions(db, id),
    interviews: await interviewsOf(db, id),
    drills: await drillsOf(db, id),
    course: await learning.findCourseProgress(db, id),
    drillReviews: await learning.findDrillReviews(db, id),
    quizAttempts: papers.map(({ createdAt, submittedAt, score, passed, answers }) => ({
      createdAt,
      submittedAt,
      score,
      passed,
      answers: (answers ?? []).map(answered),
    })),
    savedJobs: await applying.findSaved(db, id),
    applicationDrafts: await applying.findApplicationDrafts(db, id),
    jobAlerts: await applying.findAlerts(db, id),
    reports: await applying.findReports(db, id),
    invitations: await applying.findInvitations(db, id),
    sharedResults: await applying.findSharedResults(db, id),
    stoppedMails: await applying.findMailStops(db, id),
    notifications: await applying.findNotifications(db, id),
    payments: await paymentsOf(db, id),
    ledger: await account.findLedger(db, id),
    masterclass: await findEnrolmentsOf(db, user),
    certificates: await findCertificatesOf(db, holder),
    meetings: await applying.findMeetings(db, id),
    ...(await hiringOf(db, user)),
  };
}
