import { randomBytes } from "node:crypto";
import { deleteAccount } from "@dryrun/domain/account/contract";
import { hideJob } from "@dryrun/domain/admin/contract";
import { acceptApplication, withdrawApplication } from "@dryrun/domain/applications/contract";
import { addNote } from "@dryrun/domain/applications/notes/contract";
import { submitScorecard } from "@dryrun/domain/applications/scorecards/contract";
import { triageApplication } from "@dryrun/domain/applications/triage/contract";
import { certificateIdOf } from "@dryrun/domain/certificates/certificate-id";
import { proposeMeeting } from "@dryrun/domain/company/meetings/contract";
import { inviteColleague } from "@dryrun/domain/company/team/contract";
import { sendToRecruiter, startInterview } from "@dryrun/domain/interviews/contract";
import { startDrill } from "@dryrun/domain/interviews/drills/contract";
import { requestReview } from "@dryrun/domain/interviews/practice/contract";
import { cancelInvitation } from "@dryrun/domain/invitations/contract";
import { createJobAlert } from "@dryrun/domain/jobs/alerts/contract";
import { deleteJob } from "@dryrun/domain/jobs/contract";
import { generateQuiz, submitQuiz } from "@dryrun/domain/quiz/contract";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { saveView } from "@dryrun/domain/views/contract";
import { and, eq } from "drizzle-orm";
import { users } from "../src/db/schema/accounts.ts";
import { interviewAnswers, interviewReviews, interviewSessions } from "../src/db/schema/interviews.ts";
import { invitations } from "../src/db/schema/invitations.ts";
import { jobAlerts } from "../src/db/schema/job-interest.ts";
import { jobs } from "../src/db/schema/jobs.ts";
import { liveSessions } from "../src/db/schema/live-sessions.ts";
import { enrolments } from "../src/db/schema/masterclass.ts";
import { notifications } from "../src/db/schema/notifications.ts";
import { documents, orders } from "../src/db/schema/payments.ts";
import { profiles } from "../src/db/schema/profiles.ts";
import { newId } from "../src/ids.ts";
import { updateJob } from "../src/records/jobs.ts";
import { notify } from "../src/records/notifications/notify.ts";
import { aJob, anApplication, anInvitation, aPerson, applicationForm, PASSWORD, type Person } from "./builders.ts";
import { eventually, type TestApp } from "./create-test-app.ts";
import { call } from "./inject.ts";
import { aCandidateMail, aCertificate, aConnection } from "./owned-records.ts";
import { type Field, textOf } from "./owned-texts.ts";
import { anOrder, payOrder, signedPayment, verifyPayment } from "./payments.ts";

// One of every kind of object with an owner, in each state that makes it inaccessible. Each text contains the name of its field.

/** All ids of the objects that a person may request. */
export type Ids = Partial<Record<IdName, string>>;
export type IdName =
  | "jobId"
  | "applicationId"
  | "sessionId"
  | "reviewId"
  | "invitationId"
  | "passwordToken"
  | "verifyToken"
  | "profileId"
  | "attemptId"
  | "questionId"
  | "drillId"
  | "alertId"
  | "notificationId"
  | "stopToken"
  | "mailsToken"
  | "orderId"
  | "paymentId"
  | "signature"
  | "documentId"
  | "liveSessionId"
  | "enrolmentId"
  | "certificateId"
  | "certId"
  | "accountId"
  | "viewId"
  | "noteId"
  | "colleagueId"
  | "keyId"
  | "webhookId"
  | "deliveryId"
  | "meetingId"
  | "candidateMailId"
  | "teamInvitationId"
  | "teamToken"
  // Objects that are requested together with it.
  | "itsJobId"
  | "itsStudentId";

export interface Owners {
  student: Person;
  employer: Person;
  admin: Person;
}
type Make = (testApp: TestApp, owners: Owners) => Promise<Ids>;

const jobTexts = (field: Field = "job") => {
  const text = textOf(field);
  const rich = `<p>${text}</p>`;
  return { title: text, company: text, location: text, salary: text, description: rich, requirements: rich };
};
const resume = () => {
  const { workExperience, education } = applicationForm();
  const text = textOf("resume");
  const rich = `<p>${text}</p>`;
  return {
    fullName: textOf("name"),
    email: `${textOf("contact")}@example.com`,
    summary: rich,
    coverLetter: rich,
    skills: [text],
    languages: [text],
    portfolioUrl: `https://${textOf("contact")}.example`,
    workExperience: workExperience.map((work) => ({ ...work, company: text, position: text, description: rich })),
    education: education.map((study) => ({ ...study, institution: text, degree: text, field: text })),
    projects: [{ title: text, description: rich, url: "", startDate: "2024-01", endDate: "" }],
  };
};
/** A day in the past. */
const CLOSED_ON = "2026-01-31";
let people = 0;
const account = () => {
  people += 1;
  return { fullName: textOf("name"), email: `${textOf("contact")}${people}@example.com` };
};

/** Makes a student with recognisable account texts, who may see jobs. */
export async function aKnownStudent(testApp: TestApp): Promise<Person> {
  const student = await aPerson(testApp, "student", account());
  const change = { quizPassedAt: testApp.clock.now(), interviewCredits: 1000 };
  await testApp.db.update(users).set(change).where(eq(users.id, student.id));
  return student;
}

/** Makes an invited applicant with a graded interview. */
async function anApplicant(
  testApp: TestApp,
  { student, employer }: Owners,
  texts = jobTexts(),
): Promise<Ids & Applied> {
  const { db, clock } = testApp;
  const jobId = await aJob(testApp, employer, texts);
  await anInvitation(testApp, employer, jobId, { email: student.email, firstName: textOf("name") });
  const [invitation] = await db.select().from(invitations).where(eq(invitations.jobId, jobId));
  const applicationId = await anApplication(testApp, student, jobId, resume());
  const params = { applicationId };
  await call(testApp, triageApplication, { params, body: { tags: [textOf("note")] } }, employer.token);
  const noted = await call(testApp, addNote, { params, body: { text: textOf("note") } }, employer.token);
  const scorecard = { scores: [], overall: 3, text: textOf("note"), version: 0 };
  await call(testApp, submitScorecard, { params, body: scorecard }, employer.token);
  const slots = [addMs(clock.now(), 2 * DAY_MS).toISOString()];
  const meeting = { minutes: 30, place: textOf("meeting"), message: textOf("meeting"), slots };
  const proposed = await call(testApp, proposeMeeting, { params, body: meeting }, employer.token);
  const { body } = await call(testApp, startInterview, { body: { applicationId } }, student.token);
  const { sessionId } = body;
  const text = textOf("interview");
  const graded = { answer: text, score: 8, feedback: text };
  await db.update(interviewAnswers).set(graded).where(eq(interviewAnswers.sessionId, sessionId));
  const now = clock.now();
  const outcome = { submittedAt: now, submittedBy: "student" as const, evaluatedAt: now, score: 80 };
  const verdict = { finalDecision: "Pass" as const, summaryFeedback: text };
  await db
    .update(interviewSessions)
    .set({ ...outcome, ...verdict })
    .where(eq(interviewSessions.id, sessionId));
  const ids = { jobId, applicationId, sessionId, itsJobId: jobId, itsStudentId: student.id };
  const meetingId = proposed.body.meeting._id;
  return { ...ids, meetingId, noteId: noted.body.note._id, invitationId: invitation?.id ?? "" };
}
interface Applied {
  jobId: string;
  applicationId: string;
  sessionId: string;
  itsJobId: string;
  itsStudentId: string;
}
const send = (testApp: TestApp, { student }: Owners, sessionId: string) =>
  call(testApp, sendToRecruiter, { body: { sessionId } }, student.token);
const leave = (testApp: TestApp, person: Person) =>
  call(testApp, deleteAccount, { body: { password: PASSWORD } }, person.token);

/** Makes the other objects of one student: quiz, alert, order with its receipt, profile, place in a masterclass. */
async function belongings(testApp: TestApp, student: Person): Promise<Ids> {
  const { db, clock } = testApp;
  const paper = await call(testApp, generateQuiz, {}, student.token);
  const attempt = await call(testApp, submitQuiz, { body: { answers: [] } }, student.token);
  const drill = await call(testApp, startDrill, { body: { topic: "sql" } }, student.token);
  const own = textOf("own");
  await call(testApp, createJobAlert, { body: { title: own, location: own } }, student.token);
  const notice = { userId: student.id, event: "jobs-found", key: own, company: own, search: own, found: 1 } as const;
  await notify(db, [notice], clock.now());
  const [notification] = await db.select().from(notifications).where(eq(notifications.userId, student.id));
  const [alert] = await db.select().from(jobAlerts).where(eq(jobAlerts.studentId, student.id));
  const paid = await payOrder(testApp, await anOrder(testApp, student, { email: `${own}@example.com` }));
  await verifyPayment(testApp, student, paid);
  const [order] = await db.select().from(orders).where(eq(orders.providerOrderId, paid.orderId));
  const [document] = await db
    .select()
    .from(documents)
    .where(eq(documents.orderId, order?.id ?? ""));
  const now = clock.now();
  const { summary, skills, ...rest } = resume();
  const contact = { fullName: rest.fullName, email: rest.email, phone: "9876501234" };
  const profile = { id: newId(now), userId: student.id, ...contact, summary, skills, updatedAt: now };
  await db.insert(profiles).values(profile).onConflictDoUpdate({ target: profiles.userId, set: { summary, skills } });
  const [kept] = await db.select().from(profiles).where(eq(profiles.userId, student.id));
  const times = { startAt: addMs(now, 3 * DAY_MS), endAt: addMs(now, 4 * DAY_MS), createdAt: now };
  const session = { id: newId(now), title: own, teamsMeetingUrl: `https://${own}.example`, active: false, ...times };
  await db.insert(liveSessions).values(session);
  const enrolmentId = newId(now);
  const place = { sessionId: session.id, userId: student.id, email: student.email, fullName: own, phone: own };
  await db.insert(enrolments).values({ id: enrolmentId, ...place, createdAt: now });
  return {
    attemptId: attempt.body.attemptId,
    questionId: paper.body.questions[0]?.id ?? "",
    drillId: drill.body._id,
    alertId: alert?.id ?? "",
    notificationId: notification?.id ?? "",
    stopToken: alert?.stopToken ?? "",
    mailsToken: testApp.deps.mailChoices.unsubscribeOf(student.id, "result").link.split("/").at(-1) ?? "",
    ...paid,
    documentId: document?.id ?? "",
    profileId: kept?.id ?? "",
    liveSessionId: session.id,
    enrolmentId,
  };
}

/** Creates an equivalent object, for calls that change it. */
export const THINGS = {
  "an application to an open job": (testApp, owners) => anApplicant(testApp, owners, jobTexts("openJob")),

  "a withdrawn application": async (testApp, owners) => {
    const { jobId: _, invitationId: __, ...ids } = await anApplicant(testApp, owners, jobTexts("openJob"));
    const { applicationId, sessionId } = ids;
    const request = { params: { sessionId }, body: { reason: textOf("review") } };
    await call(testApp, requestReview, request, owners.student.token);
    await send(testApp, owners, sessionId);
    await call(testApp, withdrawApplication, { params: { applicationId } }, owners.student.token);
    const isOfSession = eq(interviewReviews.sessionId, sessionId);
    const [review] = await testApp.db.select().from(interviewReviews).where(isOfSession);
    return { ...ids, reviewId: review?.id ?? "" };
  },

  "an application to a hidden job": async (testApp, owners) => {
    const ids = await anApplicant(testApp, owners);
    await send(testApp, owners, ids.sessionId);
    await call(
      testApp,
      hideJob,
      { params: { id: ids.jobId }, body: { hidden: true, reason: "Spam" } },
      owners.admin.token,
    );
    return ids;
  },

  "an application to a deleted job": async (testApp, owners) => {
    const ids = await anApplicant(testApp, owners);
    await call(testApp, deleteJob, { params: { id: ids.jobId } }, owners.employer.token);
    return ids;
  },

  "a closed job": async (testApp, owners) => {
    const jobId = await aJob(testApp, owners.employer, jobTexts());
    const [job] = await testApp.db.select().from(jobs).where(eq(jobs.id, jobId));
    if (job) await testApp.deps.jobRecords.change((tx) => updateJob(tx, job, { ...job, closingDate: CLOSED_ON }));
    return { jobId };
  },

  "a cancelled invitation": async (testApp, { employer }) => {
    const jobId = await aJob(testApp, employer, jobTexts("openJob"));
    const { email, token } = await anInvitation(testApp, employer, jobId, account());
    const isThis = and(eq(invitations.jobId, jobId), eq(invitations.email, email));
    const [invitation] = await testApp.db.select().from(invitations).where(isThis);
    const invitationId = invitation?.id ?? "";
    await call(testApp, cancelInvitation, { params: { invitationId } }, employer.token);
    const its = { itsJobId: jobId, itsStudentId: invitation?.studentId ?? "" };
    return { invitationId, passwordToken: token, ...its };
  },

  "an application of a deleted student": async (testApp, owners) => {
    const student = await aKnownStudent(testApp);
    const { jobId: _, ...ids } = await anApplicant(testApp, { ...owners, student }, jobTexts("openJob"));
    await send(testApp, { ...owners, student }, ids.sessionId);
    await call(testApp, acceptApplication, { body: { applicationId: ids.applicationId } }, owners.employer.token);
    await leave(testApp, student);
    return { ...ids, accountId: student.id };
  },

  "an undecided application of a deleted student": async (testApp, owners) => {
    const student = await aKnownStudent(testApp);
    const { jobId: _, ...ids } = await anApplicant(testApp, { ...owners, student }, jobTexts("openJob"));
    await leave(testApp, student);
    return { ...ids, accountId: student.id };
  },

  "an application to a deleted employer": async (testApp, owners) => {
    const employer = await aPerson(testApp, "employer", { fullName: textOf("own") });
    const ids = await anApplicant(testApp, { ...owners, employer });
    await leave(testApp, employer);
    return { ...ids, accountId: employer.id };
  },

  "an employer's belongings": async (testApp, { employer }) => {
    const body = { list: "applications" as const, name: textOf("own"), query: "" };
    const saved = await call(testApp, saveView, { body }, employer.token);
    const colleague = await aPerson(testApp, "employer", { fullName: textOf("own") });
    await testApp.db
      .update(users)
      .set({ companyId: employer.id, companyRole: "manager" })
      .where(eq(users.id, colleague.id));
    const candidateMailId = await aCandidateMail(testApp, employer);
    const ids = { viewId: saved.body.view._id, colleagueId: colleague.id, candidateMailId };
    return { ...ids, ...(await aTeamInvitation(testApp, employer)), ...(await aConnection(testApp, employer)) };
  },

  "a student's belongings": (testApp, { student }) => belongings(testApp, student),

  "a deleted student's belongings": async (testApp) => {
    const student = await aKnownStudent(testApp);
    const mail = await eventually(() =>
      testApp.mails.find(({ to, text }) => to === student.email && /verify/.test(text)),
    );
    const verifyToken = /\/verify-email\/([\w-]+)/.exec(mail.text)?.[1] ?? "";
    const ids = await belongings(testApp, student);
    await leave(testApp, student);
    return { ...ids, accountId: student.id, verifyToken };
  },

  "a revoked certificate": (testApp) => aCertificate(testApp, { revokedAt: testApp.clock.now() }),
  "a certificate of a deleted student": (testApp) => aCertificate(testApp, { email: null }),
} satisfies Record<string, Make>;

export type Thing = keyof typeof THINGS;

/** Invites an address without an account to the employer's company. */
async function aTeamInvitation(testApp: TestApp, employer: Person) {
  people += 1;
  const email = `colleague${people}@example.com`;
  const { body } = await call(testApp, inviteColleague, { body: { email, role: "viewer" } }, employer.token);
  const mail = await eventually(() => testApp.mails.find(({ to }) => to === email));
  const teamToken = /\/team-invitation\/([\w-]+)/.exec(mail.text)?.[1] ?? "";
  return { teamInvitationId: body.invitation._id, teamToken };
}

const NOWHERE = "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4";
/** Ids of nothing, and links that were never sent, in valid form. */
export const NOTHING: Record<IdName, string> = {
  jobId: NOWHERE,
  applicationId: NOWHERE,
  sessionId: NOWHERE,
  reviewId: NOWHERE,
  invitationId: NOWHERE,
  passwordToken: "x".repeat(43),
  verifyToken: "x".repeat(43),
  profileId: NOWHERE,
  attemptId: NOWHERE,
  questionId: "nothing",
  drillId: NOWHERE,
  alertId: NOWHERE,
  notificationId: NOWHERE,
  stopToken: "x".repeat(43),
  mailsToken: "x".repeat(43),
  ...signedPayment(NOWHERE, NOWHERE),
  documentId: NOWHERE,
  liveSessionId: NOWHERE,
  enrolmentId: NOWHERE,
  certificateId: NOWHERE,
  certId: certificateIdOf(randomBytes(9)),
  accountId: NOWHERE,
  viewId: NOWHERE,
  noteId: NOWHERE,
  colleagueId: NOWHERE,
  keyId: NOWHERE,
  webhookId: NOWHERE,
  deliveryId: NOWHERE,
  meetingId: NOWHERE,
  candidateMailId: NOWHERE,
  teamInvitationId: NOWHERE,
  teamToken: "x".repeat(43),
  itsJobId: NOWHERE,
  itsStudentId: NOWHERE,
};
