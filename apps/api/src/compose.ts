import { EXPORTS_PER_HOUR } from "@dryrun/domain/account/limits";
import { keptSince } from "@dryrun/domain/account/retention";
import { APPLICATION_EXPORTS_PER_HOUR } from "@dryrun/domain/applications/limits";
import { TOO_MANY_EXPORTS } from "@dryrun/domain/applications/messages";
import {
  ACCOUNT_FAILURES,
  ACCOUNT_WINDOW_MINUTES,
  LINK_MAILS_PER_HOUR,
  LOGIN_FAILURES,
  LOGIN_WINDOW_MINUTES,
  NETWORK_FAILURES,
} from "@dryrun/domain/auth/limits";
import { CONTACTS_PER_DAY } from "@dryrun/domain/candidates/limits";
import { MESSAGES_PER_HOUR } from "@dryrun/domain/contact/limits";
import { INVITES_PER_DAY } from "@dryrun/domain/invitations/limits";
import { INVITES_OF_TODAY_SENT } from "@dryrun/domain/invitations/messages";
import { REPORTS_PER_HOUR } from "@dryrun/domain/jobs/limits";
import { ORDERS_PER_HOUR } from "@dryrun/domain/payments/limits";
import { PAPERS_PER_DAY } from "@dryrun/domain/quiz/limits";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { datasets } from "./adapters/files/datasets.ts";
import { openQueue } from "./adapters/queue/pg-boss.ts";
import type { Config } from "./config.ts";
import { createDataKeys } from "./data-keys.ts";
import type { Database } from "./db/client.ts";
import { createEmailHash } from "./features/account/email-hash.ts";
import { keyPlainHashes } from "./features/account/free-credit-queries.ts";
import { deleteOutlived } from "./features/account/retention.ts";
import { createAccount } from "./features/account/service.ts";
import { createAudit } from "./features/admin/audit.ts";
import { createEmployers } from "./features/admin/employers.ts";
import { createOperations } from "./features/admin/operations.ts";
import { createRecords } from "./features/admin/records.ts";
import { createJobReports } from "./features/admin/reports.ts";
import { createUsers } from "./features/admin/users.ts";
import { createExport } from "./features/applications/export.ts";
import { applicationJobs } from "./features/applications/jobs.ts";
import { createKeptNumbers, LARGE } from "./features/applications/kept-numbers.ts";
import { createApplications } from "./features/applications/service.ts";
import { createTriage } from "./features/applications/triage.ts";
import { authJobs } from "./features/auth/jobs.ts";
import { deleteDeadLinks } from "./features/auth/link-queries.ts";
import { createSecondFactors } from "./features/auth/second-factor.ts";
import { createAuth } from "./features/auth/service.ts";
import { createSignInGuard } from "./features/auth/sign-in-guard.ts";
import { createTokens, type TokenSecrets } from "./features/auth/tokens.ts";
import { createCandidateIndex } from "./features/candidates/index/candidate-index.ts";
import { deleteUnusedWords } from "./features/candidates/index-queries.ts";
import { createCandidates, type Verification } from "./features/candidates/service.ts";
import { createCertificates } from "./features/certificates/service.ts";
import { contactJobs } from "./features/contact/jobs.ts";
import { deleteOldMessages } from "./features/contact/queries.ts";
import { evaluateSession } from "./features/interviews/evaluate.ts";
import { interviewMails } from "./features/interviews/jobs.ts";
import { createResults } from "./features/interviews/results.ts";
import { createInterviews } from "./features/interviews/service.ts";
import { createDeclines } from "./features/invitations/declines.ts";
import { invitationJobs } from "./features/invitations/jobs.ts";
import { createReminders } from "./features/invitations/reminders.ts";
import { createInvitations } from "./features/invitations/service.ts";
import { alertJobs } from "./features/jobs/alert-jobs.ts";
import { createAlerts } from "./features/jobs/alerts.ts";
import { createDashboard } from "./features/jobs/dashboard.ts";
import { createOwnJobs } from "./features/jobs/own-jobs.ts";
import { createPublicJobs } from "./features/jobs/public-jobs.ts";
import { createReports } from "./features/jobs/reports.ts";
import { createSavedJobs } from "./features/jobs/saved.ts";
import { createJobs } from "./features/jobs/service.ts";
import { createMasterclass } from "./features/masterclass/service.ts";
import type { Seller } from "./features/payments/documents.ts";
import { giveCredits } from "./features/payments/fulfil.ts";
import { paymentJobs } from "./features/payments/jobs.ts";
import { createReconcile, createReconcileSweep } from "./features/payments/reconcile.ts";
import { createPayments } from "./features/payments/service.ts";
import { createSettle } from "./features/payments/settle.ts";
import { createWebhook } from "./features/payments/webhook.ts";
import { createProfiles } from "./features/profile/service.ts";
import { createQuiz } from "./features/quiz/service.ts";
import { createReviews } from "./features/reviews/service.ts";
import { createMetrics } from "./features/system/metrics.ts";
import { createSweeps } from "./features/system/sweeps.ts";
import { deleteOldAnswers } from "./http/idempotency.ts";
import { createLimits, scaled } from "./http/rate-limit.ts";
import type { Clock, Evaluator, Mailer, Passwords, Payments, Queue, ReceiptPdf, ResumePdf } from "./ports.ts";

/** What differs between an embedded start, a production start and a test. */
export interface Adapters {
  mode: Config["mode"];
  database: Database;
  clock: Clock;
  mailer: Mailer;
  passwords: Passwords;
  evaluator: Evaluator & { close?(): Promise<void> };
  /** Stands in for `evaluator` when it keeps failing. */
  fallback: Evaluator;
  tokenSecrets: TokenSecrets;
  /** Keys what is kept hashed or sealed; never changed. */
  hashSecret: string;
  publicUrl: string;
  resumePdf: ResumePdf;
  payments: Payments;
  receiptPdf: ReceiptPdf;
  seller: Seller;
  /** Whether an admin must verify an employer before contact data is shown of who did not apply there. */
  verification: Verification;
  rateLimitScale: number;
  /** Whether this process takes jobs from the queue and sweeps. */
  isWorking: boolean;
  /** Seconds before a failed job is tried again; tests do not wait. */
  retryDelay?: number;
  onError: (error: unknown) => void;
}
export type Parts = Awaited<ReturnType<typeof compose>>;

/** The only place that puts features and adapters together. */
export async function compose(adapters: Adapters) {
  const {
    mode,
    database,
    clock,
    mailer,
    passwords,
    evaluator,
    fallback,
    tokenSecrets,
    hashSecret,
    publicUrl,
    resumePdf,
    payments,
    receiptPdf,
    seller,
    verification,
    rateLimitScale,
    isWorking,
    retryDelay,
    onError,
  } = adapters;
  const { db } = database;
  const limitOf = createLimits(database, rateLimitScale, hashSecret);
  const hour = 3600;
  const limits = {
    failedLogins: await limitOf({ name: "login", points: LOGIN_FAILURES, seconds: LOGIN_WINDOW_MINUTES * 60 }),
    networkFailures: await limitOf({
      name: "login-network",
      points: NETWORK_FAILURES,
      seconds: LOGIN_WINDOW_MINUTES * 60,
    }),
    accountFailures: await limitOf({
      name: "login-account",
      points: ACCOUNT_FAILURES,
      seconds: ACCOUNT_WINDOW_MINUTES * 60,
    }),
    // By address; a college or a mobile network is one address for many.
    registrations: await limitOf({ name: "register", points: 100, seconds: hour }),
    links: await limitOf({ name: "links", points: 100, seconds: hour }),
    linkMails: await limitOf({ name: "link-mails", points: LINK_MAILS_PER_HOUR, seconds: hour }),
    reports: await limitOf({ name: "reports", points: 60, seconds: 60 }),
    messages: await limitOf({ name: "contact", points: MESSAGES_PER_HOUR, seconds: hour }),
    // One mail program's servers press the button for many people.
    invites: await limitOf({
      name: "invites",
      points: INVITES_PER_DAY,
      seconds: 24 * hour,
      message: INVITES_OF_TODAY_SENT,
    }),
    unsubscribes: await limitOf({ name: "unsubscribes", points: 3000, seconds: hour }),
    jobReports: await limitOf({ name: "job-reports", points: REPORTS_PER_HOUR, seconds: hour }),
    exports: await limitOf({ name: "exports", points: EXPORTS_PER_HOUR, seconds: hour }),
    applicationExports: await limitOf({
      name: "application-exports",
      points: APPLICATION_EXPORTS_PER_HOUR,
      seconds: hour,
      message: TOO_MANY_EXPORTS,
    }),
    orders: await limitOf({ name: "orders", points: ORDERS_PER_HOUR, seconds: hour }),
    verifications: await limitOf({ name: "certificates", points: 60, seconds: 60 }),
  };
  const emailHash = createEmailHash(hashSecret);
  const declines = createDeclines({ db, clock, secret: hashSecret });
  const tokens = createTokens(tokenSecrets, clock);
  // The queue is there once openQueue has returned, which is before a job or a request enqueues one.
  const later: Pick<Queue, "enqueue"> = { enqueue: (tx, name, payload) => queue.enqueue(tx, name, payload) };
  const settle = createSettle({ clock, queue: later, seller, fulfilments: { credits: giveCredits } });
  const receive = createWebhook({ db, clock, payments, settle });
  const reconcile = createReconcile({ db, clock, queue: later, payments, settle });
  const queue: Queue = await openQueue(
    database.queue,
    {
      ...authJobs({ db, clock, mailer, publicUrl }),
      ...invitationJobs({ db, clock, mailer, publicUrl, declines }),
      ...contactJobs({ db, mailer }),
      ...applicationJobs({ db, mailer, publicUrl, declines }),
      ...alertJobs({ db, clock, mailer, publicUrl }),
      ...interviewMails({ db, mailer, publicUrl }),
      ...paymentJobs({ db, mailer, publicUrl, payments, receiptPdf, reconcile, receive }),
      "interview.evaluate": evaluateSession({ db, clock, queue: later, evaluator, fallback, onError }),
    },
    { onError, isWorking, retryDelay },
  );
  const interviews = createInterviews({ db, clock, queue });
  const tidy = async (now: Date) => {
    await deleteOldAnswers(db, now);
    await deleteDeadLinks(db, addMs(now, -DAY_MS));
    await deleteOldMessages(db, keptSince("deadLetters", now));
    await deleteOutlived(db, now);
    await keyPlainHashes(db, emailHash);
    await deleteUnusedWords(db);
    await mailer.tidy?.();
  };
  const totals = createKeptNumbers<number>({ clock, isLarge: (total) => total >= LARGE });
  const invitations = createInvitations({
    db,
    clock,
    queue,
    emailHash,
    declines,
    perDay: limits.invites,
    needsVerification: verification === "required",
  });
  const alerts = createAlerts({ db, clock, queue });
  const index = createCandidateIndex({ db, clock, onError });
  const candidates = createCandidates({
    db,
    clock,
    resumePdf,
    verification,
    index,
    contactsPerDay: scaled(CONTACTS_PER_DAY, rateLimitScale),
  });
  const keys = createDataKeys(hashSecret);
  const guard = createSignInGuard({ db, clock, queue, keys, limits });
  const secondFactors = createSecondFactors({
    ...{ db, clock, queue, keys, passwords, tokens, guard },
    isRequired: mode === "production",
  });
  const sweeps = createSweeps(
    { clock, interviews, alerts, candidates, payments: { sweep: createReconcileSweep({ db, clock, queue }) }, tidy },
    onError,
  );
  const jobs = createJobs({ db, clock });
  if (isWorking) sweeps.start();
  return {
    database,
    db,
    clock,
    passwords,
    emailHash,
    tokens,
    limits,
    queue,
    metrics: createMetrics(database),
    datasets,
    sweeps,
    declines,
    auth: createAuth({ db, clock, queue, passwords, tokens, guard, secondFactors, invitations, emailHash, limits }),
    secondFactors,
    invitations,
    reminders: createReminders({ db, clock, queue, declines, perDay: limits.invites }),
    jobs,
    ownJobs: createOwnJobs({ db, clock, forgetJobs: jobs.forget }),
    savedJobs: createSavedJobs({ db, clock, jobs }),
    publicJobs: createPublicJobs({ db, clock, publicUrl, jobs }),
    reportJob: createReports({ db, clock, limit: limits.jobReports }),
    alerts,
    profiles: createProfiles({ db, clock, tellCandidates: candidates.tell }),
    account: createAccount({ db, clock, passwords, guard, emailHash, declines, limits, forgetJobs: jobs.forget }),
    dashboard: createDashboard({ db, clock }),
    candidates,
    applications: createApplications({ db, clock, queue, totals }),
    triage: createTriage({ db, clock, queue, totals }),
    exportApplications: createExport({ db, clock, limit: limits.applicationExports }),
    quiz: createQuiz({ db, clock, papersPerDay: scaled(PAPERS_PER_DAY, rateLimitScale) }),
    interviews,
    results: createResults({ db, clock }),
    payments: createPayments({ db, clock, queue, payments, receiptPdf, seller, settle, limit: limits.orders }),
    receivePayment: receive,
    settle,
    reviews: createReviews({ db, clock, queue }),
    audit: createAudit({ db }),
    users: createUsers({ db, clock, queue, linkMails: limits.linkMails, forgetJobs: jobs.forget }),
    employers: createEmployers({ db, clock }),
    jobReports: createJobReports({ db, clock, forgetJobs: jobs.forget }),
    records: createRecords({ db }),
    operations: createOperations({ db, clock, queue, mode }),
    masterclass: createMasterclass({ db, clock, publicUrl }),
    certificates: createCertificates({ db }),
    /** Lets running jobs end, then closes the database. */
    async close() {
      await sweeps.stop();
      await queue.stop();
      await evaluator.close?.();
      mailer.close?.();
      await database.close();
    },
  };
}
