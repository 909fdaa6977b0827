import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import * as accounts from "./schema/accounts.ts";
import { auditEntries } from "./schema/admin.ts";
import { applications } from "./schema/applications.ts";
import { certificates } from "./schema/certificates.ts";
import { contactMessages } from "./schema/contact.ts";
import * as interviews from "./schema/interviews.ts";
import { invitations } from "./schema/invitations.ts";
import { jobAlerts, jobReports, savedJobs } from "./schema/job-interest.ts";
import { jobSearch, jobs, lexicon } from "./schema/jobs.ts";
import { enrolments, liveSessions } from "./schema/masterclass.ts";
import * as payments from "./schema/payments.ts";
import * as profiles from "./schema/profiles.ts";
import { quizPapers } from "./schema/quiz.ts";
import { sandboxOrders, sandboxPayments } from "./schema/sandbox.ts";
import * as signIn from "./schema/sign-in.ts";

/** What becomes of a personal column; a text instead of the usual says why it is otherwise. */
export interface Personal {
  /** In the file of `GET /account/export`. */
  download: "yes" | { not: string };
  /** With the account. Tests look for what is gone in every table. */
  deletion: "gone" | { stays: string };
}
/** False: says nothing of a person by itself. */
export type Handling = Personal | false;

const NO = false;
const IN: Personal = { download: "yes", deletion: "gone" };
const without = (why: string): Personal => ({ download: { not: why }, deletion: "gone" });
const stays = (why: string): Personal => ({ download: "yes", deletion: { stays: why } });

const LAW = "the law asks for payments and invoices for eight years";
const PUBLIC = "public words of a company, which the applications to the job refer to";
const SECRET = "a secret";
const OWN_NOTES = "the employer's own notes";

interface Described<T extends PgTable> {
  table: T;
  /** How long a row lives besides the account: a name of `domain/account/retention.ts`, or in words. */
  kept: string;
  columns: Record<keyof T["$inferSelect"] & string, Handling>;
}
const of = <T extends PgTable>(table: T, kept: string, columns: Described<T>["columns"]) => ({ table, kept, columns });

const RESUME = {
  fullName: IN,
  email: IN,
  phone: IN,
  summary: IN,
  skills: IN,
  languages: IN,
  portfolioUrl: IN,
  coverLetter: IN,
  currentCTC: IN,
  expectedCTC: IN,
  noWorkExperience: IN,
  workExperience: IN,
  education: IN,
  projects: IN,
};
const WITH_ACCOUNT = "with the account";

/**
 * Every table and column of the product: whether it is personal, and what the download, the deletion of the account and
 * retention do with it. Whoever adds a column says it here: types and `personal-data.test.ts` fail until then.
 */
export const PERSONAL_DATA = [
  of(accounts.users, "with the account; invitedAccounts where nobody activated it", {
    id: IN,
    email: IN,
    username: IN,
    fullName: IN,
    phone: IN,
    userType: IN,
    passwordHash: without(SECRET),
    tokenVersion: without("tells only which tokens are dead"),
    emailVerifiedAt: IN,
    isAdult: IN,
    interviewCredits: IN,
    quizPassedAt: IN,
    blockedAt: IN,
    companyName: IN, // lists of who looked have their copy
    companyWebsite: IN,
    companyUpdatedAt: IN,
    employerVerifiedAt: IN,
    createdAt: IN,
  }),
  of(accounts.accountLinks, "a day after its end", {
    hash: without(SECRET),
    userId: without("the account's id"),
    purpose: without("of a link that lives for days"),
    about: NO,
    expiresAt: NO,
    createdAt: NO,
    usedAt: NO,
  }),
  of(accounts.consents, WITH_ACCOUNT, { id: NO, userId: IN, kind: IN, given: IN, source: IN, version: IN, at: IN }),
  of(signIn.knownNetworks, "knownNetworks", {
    userId: without("the account's id"),
    hash: without("nobody can read a network from it"),
    lastAt: IN,
  }),
  of(signIn.secondFactors, `${WITH_ACCOUNT}; unconfirmedFactors where it was only begun`, {
    userId: without("the account's id"),
    secret: without(SECRET),
    createdAt: IN,
    confirmedAt: IN,
    lastStep: without("which code was used last"),
  }),
  of(signIn.recoveryCodes, WITH_ACCOUNT, {
    userId: without("the account's id"),
    hash: without(SECRET),
    usedAt: without("was mailed when it was used"),
  }),
  of(accounts.ledger, "ledger", {
    id: NO,
    userId: stays(LAW),
    unit: stays(LAW),
    amount: stays(LAW),
    reason: stays(LAW),
    reference: { download: { not: "an id of ours" }, deletion: { stays: LAW } },
    at: stays(LAW),
  }),
  of(accounts.idempotentAnswers, "a day", {
    who: without("the account's id"),
    path: without("the call that was made"),
    key: without("made by the browser"),
    bodyHash: without("a hash"),
    status: NO,
    answer: without("what the call answered is in the other tables"),
    createdAt: NO,
  }),
  of(accounts.spentFreeCredits, "for good", {
    emailHash: {
      download: { not: "there is none while the account is there" },
      deletion: { stays: "the free credit is given once; keyed, so that nobody reads an address from it" },
    },
    keyed: NO,
    at: NO,
  }),
  of(auditEntries, "audit", {
    id: NO,
    actorId: { download: { not: "an admin's account" }, deletion: { stays: "who did what, by id" } },
    action: NO,
    target: { download: { not: "an id of ours" }, deletion: { stays: "an id that leads nowhere any more" } },
    detail: NO,
    at: NO,
  }),
  of(profiles.profiles, WITH_ACCOUNT, {
    ...RESUME,
    id: IN,
    userId: IN,
    totalExperienceYears: IN,
    visibleToRecruiters: IN,
    extraTime: IN,
    recordOnly: IN,
    updatedAt: IN,
    completion: IN,
    missing: IN,
    searchedAt: NO,
  }),
  of(profiles.candidateSearch, "with the profile", {
    profileId: without("the profile's id"),
    updatedAt: without("the profile's"),
    experience: without("the profile's"),
    expectedCTC: without("the profile's"),
    terms: without("words of the profile"),
    words: without("words of the profile"),
  }),
  of(profiles.candidateWords, "until no profile has the word, looked at hourly", { kind: NO, word: NO }),
  of(profiles.profileViews, "profileViews", {
    id: NO,
    employerId: without("the download names the company"),
    studentId: IN,
    company: IN,
    day: IN,
    listed: IN,
    opened: IN,
    withContact: without("follows from the kinds"),
  }),
  of(profiles.contactDays, "profileViews", {
    employerId: without("a count for a limit"),
    day: NO,
    candidates: without("a count for a limit"),
  }),
  of(jobs, "for good; closed with the employer's account", {
    id: NO,
    employerId: IN,
    title: stays(PUBLIC),
    company: stays(PUBLIC),
    location: stays(PUBLIC),
    salary: stays(PUBLIC),
    jobType: stays(PUBLIC),
    description: stays(PUBLIC),
    requirements: stays(PUBLIC),
    benefits: stays(PUBLIC),
    experienceMin: stays(PUBLIC),
    experienceMax: stays(PUBLIC),
    companyApply: stays(PUBLIC),
    companyUrl: stays(PUBLIC),
    closingDate: stays(PUBLIC),
    createdAt: stays(PUBLIC),
    updatedAt: stays(PUBLIC),
    deletedAt: stays(PUBLIC),
    hiddenAt: stays(PUBLIC),
    hiddenByAdminAt: stays(PUBLIC),
  }),
  of(jobSearch, "while the job is listed", { jobId: NO, postedAt: NO, openUntil: NO, terms: NO }),
  of(lexicon, "while a listing has the word", { kind: NO, word: NO, listings: NO }),
  of(applications, "for good; emptied with the student's account", {
    ...RESUME,
    fullName: IN,
    id: IN,
    jobId: IN,
    studentId: IN,
    status: stays("the employer's line: status, dates, score"),
    createdAt: stays("the employer's line: status, dates, score"),
    viewedAt: stays("the employer's line: status, dates, score"),
    decidedAt: stays("the employer's line: status, dates, score"),
    decisionReason: IN,
    withdrawnAt: stays("the employer's line: status, dates, score"),
    employerId: without("the download names the company"),
    shortlisted: without(OWN_NOTES),
    tags: without(OWN_NOTES),
    note: without(OWN_NOTES),
    interviewRemindedAt: stays("when a mail was sent"),
  }),
  of(invitations, "with the student's account", {
    id: NO,
    jobId: NO,
    studentId: IN,
    email: IN,
    firstName: IN,
    lastName: IN,
    phone: IN,
    validity: without("the end is in the download"),
    expiresAt: IN,
    createdAt: IN,
    lastSentAt: without("when a mail was sent"),
    resentAt: without("when a mail was sent"),
    applicationRemindedAt: without("when a mail was sent"),
    interviewRemindedAt: without("when a mail was sent"),
    cancelledAt: without("the employer's own"),
  }),
  of(savedJobs, WITH_ACCOUNT, { studentId: IN, jobId: IN, savedAt: IN }),
  of(jobAlerts, WITH_ACCOUNT, {
    id: NO,
    studentId: IN,
    title: IN,
    location: IN,
    jobType: IN,
    stopToken: without(SECRET),
    createdAt: IN,
    lookedUntil: NO,
    dueAt: NO,
    stoppedAt: IN,
  }),
  of(jobReports, "with the job; without the person and their words once the account is deleted", {
    id: NO,
    jobId: IN,
    studentId: IN,
    reason: stays("what is wrong with the job, for the admins"),
    note: IN,
    createdAt: stays("what is wrong with the job, for the admins"),
  }),
  of(interviews.interviewSessions, WITH_ACCOUNT, {
    id: IN,
    studentId: IN,
    applicationId: IN,
    employerId: without("the download names the company"),
    topic: IN,
    seed: without("draws the questions"),
    startedAt: IN,
    expiresAt: IN,
    reached: IN,
    extraTime: IN,
    recordOnly: IN,
    fullScreen: IN,
    consentVersion: IN,
    consentAt: IN,
    submittedAt: IN,
    submittedBy: IN,
    evaluationAskedAt: IN,
    evaluatedAt: IN,
    score: stays("of an interview that was sent and decided on"),
    finalDecision: stays("of an interview that was sent and decided on"),
    summaryFeedback: IN,
    evaluatorName: IN,
    evaluatorVersion: IN,
    isFallback: IN,
    sentAt: stays("of an interview that was sent and decided on"),
    reviewedAt: IN,
    readByEmployerAt: IN,
    answersDeletedAt: IN,
  }),
  of(interviews.interviewAnswers, "interviewAnswers", {
    sessionId: IN,
    number: IN,
    question: without("its text is in the download; the reference answer is the bank's"),
    questionId: NO,
    answer: IN,
    savedAt: without("when a draft was saved"),
    result: without("score and feedback are in the download; the rubric is the bank's"),
    score: IN,
    feedback: IN,
  }),
  of(interviews.interviewEvents, "interviewAnswers", {
    id: NO,
    sessionId: IN,
    type: IN,
    questionNumber: IN,
    at: IN,
    receivedAt: without("when the server heard of it"),
  }),
  of(interviews.interviewReviews, "interviewAnswers: its words; the row with the account", {
    id: NO,
    sessionId: IN,
    reason: IN,
    askedAt: IN,
    scoreBefore: IN,
    decisionBefore: without("follows from the score"),
    decidedAt: IN,
    decidedBy: without("an admin's account"),
    note: IN,
  }),
  of(quizPapers, WITH_ACCOUNT, {
    id: NO,
    studentId: IN,
    questions: without("the bank's items by id"),
    createdAt: IN,
    touchedAt: NO,
    replacedAt: NO,
    submittedAt: IN,
    correctAnswers: without("the score is in the download"),
    score: IN,
    passed: IN,
    answers: IN,
  }),
  of(liveSessions, "for good", {
    id: NO,
    title: NO,
    startAt: NO,
    endAt: NO,
    teamsMeetingUrl: NO,
    active: NO,
    recordingUrl: NO,
    reportedAt: NO,
    createdAt: NO,
  }),
  of(enrolments, "for good; without the person once the account is deleted", {
    id: NO,
    sessionId: NO,
    email: IN,
    fullName: IN,
    phone: IN,
    userId: IN,
    attendanceStatus: stays("how many came, without who"),
    attendedAt: stays("how many came, without who"),
    createdAt: stays("how many came, without who"),
  }),
  of(certificates, "for good: a public record", {
    id: NO,
    certId: stays("a public record"),
    studentName: stays("a public record"),
    email: IN,
    courseName: stays("a public record"),
    issuedOn: stays("a public record"),
    issuedBy: without("an admin's account"),
    revokedAt: stays("a public record"),
    revokeReason: stays("a public record"),
  }),
  of(contactMessages, "deadLetters, and no longer than the mail that carries it", {
    id: NO,
    name: { download: { not: "sent without an account" }, deletion: { stays: "sent without an account" } },
    email: { download: { not: "sent without an account" }, deletion: { stays: "sent without an account" } },
    topic: NO,
    message: { download: { not: "sent without an account" }, deletion: { stays: "sent without an account" } },
    createdAt: NO,
  }),
  of(payments.orders, "ledger; unpaidOrders", {
    id: stays(LAW),
    kind: stays(LAW),
    userId: without("the account's id"),
    email: stays(`${LAW}; by it a later account finds what it bought`),
    name: IN,
    state: stays(LAW),
    credits: stays(LAW),
    amount: stays(LAW),
    provider: stays(LAW),
    providerOrderId: stays(LAW),
    status: stays(LAW),
    paymentId: stays(LAW),
    createdAt: stays(LAW),
    settledAt: stays(LAW),
    reconcileAt: NO,
  }),
  of(payments.payments, "ledger; unpaidOrders", {
    id: { download: { not: "the order has the one that settled it" }, deletion: { stays: LAW } },
    orderId: NO,
    status: { download: { not: "the order has it" }, deletion: { stays: LAW } },
    createdAt: NO,
    updatedAt: NO,
  }),
  of(payments.refunds, "ledger", {
    id: NO,
    orderId: NO,
    paymentId: stays(LAW),
    amount: stays(LAW),
    status: stays(LAW),
    providerRefundId: { download: { not: "the provider's id" }, deletion: { stays: LAW } },
    createdAt: stays(LAW),
    updatedAt: stays(LAW),
  }),
  of(payments.paymentEvents, "webhooks", { id: NO, receivedAt: NO }),
  of(payments.documents, "ledger", {
    id: NO,
    orderId: NO,
    kind: stays(LAW),
    financialYear: NO,
    serial: NO,
    number: stays(LAW),
    contents: stays(LAW),
    issuedAt: stays(LAW),
  }),
  of(payments.documentSeries, "for good", { kind: NO, financialYear: NO, last: NO }),
  of(sandboxOrders, "the provider's books of the embedded mode", { id: NO, amount: NO, createdAt: NO }),
  of(sandboxPayments, "the provider's books of the embedded mode", {
    id: NO,
    orderId: NO,
    status: NO,
    createdAt: NO,
    refundId: NO,
    refundKey: NO,
  }),
].map(({ table, kept, columns }) => ({
  table: table as PgTable,
  name: getTableConfig(table as PgTable).name,
  kept,
  columns: columns as Record<string, Handling>,
}));

/** What is kept besides the tables of the schema. */
export const OTHER_STORES = {
  rate_limits: "keyed hashes of addresses, until the limit's time is over; no backup has them",
  "pgboss.job": "ids of rows, never their contents: queuePayloads, failed ones deadLetters",
  outbox: "mails of the embedded mode, in the data folder: outbox",
  logs: "ids of requests; no names, addresses, bodies, tokens or values: whoever runs the server keeps them, logs at most",
  backups: "all tables but rate_limits: whoever runs the server keeps them",
} as const;
