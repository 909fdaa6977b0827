import type { Db } from "../../db/client.ts";
import type { GradedAnswer } from "../../db/schema/quiz.ts";
import { findCertificatesOf, type Holder } from "../../records/certificates.ts";
import { findEnrolmentsOf } from "../../records/purchases/enrolments.ts";
import { findProfile } from "../../records/students/profiles.ts";
import { findTemplates } from "../../records/templates/mail-templates.ts";
import type { UserRow } from "../../records/users.ts";
import * as query from "./export-queries.ts";
import { findConsents } from "./privacy-queries.ts";
import { countListings, findViews } from "./view-queries.ts";

/** Finds which of these addresses declined invitations. */
export interface Declining {
  filterDeclined(db: Db, emails: readonly string[]): Promise<Set<string>>;
}

const accountOf = ({ passwordHash: _, tokenVersion: __, ...account }: UserRow) => account;

/** Returns the person's own answers without the quiz's correct ones. */
const answered = ({ topic, question, selected, isCorrect }: GradedAnswer) => ({ topic, question, selected, isCorrect });

/** Results of an interview whose evaluation is not complete. */
const UNGRADED = { score: null, finalDecision: null, summaryFeedback: "" };

/** Includes only the fetched questions of a running interview, so that nobody can read ahead. */
async function interviewsOf(db: Db, userId: string) {
  const sessions = await query.findInterviews(db, userId);
  const answers = await query.findInterviewAnswers(db, userId);
  const events = await query.findInterviewEvents(db, userId);
  const reviews = await query.findReviews(db, userId);
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
  const answers = await query.findDrillAnswers(db, userId);
  return (await query.findDrills(db, userId)).map((drill) => ({
    ...drill,
    answers: answers.filter(({ drillId }) => drillId === drill.id).map(({ drillId: _, ...answer }) => answer),
  }));
}

async function paymentsOf(db: Db, userId: string) {
  const documents = await query.findDocuments(db, userId);
  const refunds = await query.findRefunds(db, userId);
  return (await query.findOrders(db, userId)).map((order) => ({
    ...order,
    documents: documents.filter(({ orderId }) => orderId === order.id).map(({ orderId: _, ...document }) => document),
    refunds: refunds.filter(({ orderId }) => orderId === order.id).map(({ orderId: _, ...refund }) => refund),
  }));
}

/** Collects everything stored about a person, without secrets and without reference answers. */
export async function everythingAbout(db: Db, user: UserRow, holder: Holder, declines: Declining) {
  const { id } = user;
  const papers = await query.findPapers(db, id);
  return {
    account: accountOf(user),
    declinesInvitations: (await declines.filterDeclined(db, [user.email])).size > 0,
    secondFactor: (await query.findSecondFactor(db, id)) ?? null,
    signInNetworks: await query.findNetworks(db, id),
    profile: (await findProfile(db, id)) ?? null,
    profileViews: await findViews(db, id),
    searchListings: await countListings(db, id),
    consents: await findConsents(db, id),
    applications: (await query.findApplications(db, id)).map(({ application, ...job }) => ({ ...job, ...application })),
    reopenedDecisions: await query.findReopenedDecisions(db, id),
    interviews: await interviewsOf(db, id),
    drills: await drillsOf(db, id),
    course: await query.findCourseProgress(db, id),
    drillReviews: await query.findDrillReviews(db, id),
    quizAttempts: papers.map(({ createdAt, submittedAt, score, passed, answers }) => ({
      createdAt,
      submittedAt,
      score,
      passed,
      answers: (answers ?? []).map(answered),
    })),
    savedJobs: await query.findSaved(db, id),
    applicationDrafts: await query.findApplicationDrafts(db, id),
    jobAlerts: await query.findAlerts(db, id),
    reports: await query.findReports(db, id),
    invitations: await query.findInvitations(db, id),
    sharedResults: await query.findSharedResults(db, id),
    stoppedMails: await query.findMailStops(db, id),
    notifications: await query.findNotifications(db, id),
    payments: await paymentsOf(db, id),
    ledger: await query.findLedger(db, id),
    masterclass: await findEnrolmentsOf(db, user),
    certificates: await findCertificatesOf(db, holder),
    jobs: await query.findPostedJobs(db, user),
    company: user.companyId && user.companyRole === "owner" ? await query.findOwnCompany(db, user.companyId) : null,
    mailTemplates: user.companyId && user.companyRole === "owner" ? await findTemplates(db, user.companyId) : [],
    teamInvitations: await query.findTeamInvitations(db, user.email),
    savedViews: await query.findSavedViews(db, id),
    hiringSummary: (await query.findDigest(db, id)) ?? null,
  };
}
