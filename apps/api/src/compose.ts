import { CONTACTS_PER_DAY } from "@dryrun/domain/candidates/rules";
import { COURSE_SETS_PER_DAY } from "@dryrun/domain/courses/limits";
import { DRILLS_PER_DAY } from "@dryrun/domain/interviews/drills/limits";
import { PAPERS_PER_DAY } from "@dryrun/domain/quiz/rules";
import { SECOND_MS } from "@dryrun/domain/time";
import { qrCode } from "./adapters/cards/qr-code.ts";
import { datasets } from "./adapters/files/datasets.ts";
import { watchPayments } from "./adapters/payments/watched.ts";
import type { Adapters } from "./compose/adapters.ts";
import { composeAdministration } from "./compose/administration.ts";
import type { Base } from "./compose/base.ts";
import { composeHiring } from "./compose/hiring.ts";
import { openLimits, type RateLimits } from "./compose/limits.ts";
import { composePeople } from "./compose/people.ts";
import { openJobs } from "./compose/queue.ts";
import { openSearches } from "./compose/searches.ts";
import { composeSystem } from "./compose/system.ts";
import { deleteExpired } from "./compose/tidy.ts";
import { createDataKeys } from "./data-keys.ts";
import { createTolerance } from "./errors/tolerate.ts";
import { createCandidates } from "./features/candidates/service.ts";
import { createCertificates } from "./features/certificates/service.ts";
import { createCourse } from "./features/course/service.ts";
import { createDrills } from "./features/drills/service.ts";
import { createFlagService } from "./features/flags/service.ts";
import { createResults } from "./features/interviews/results.ts";
import { createInterviews } from "./features/interviews/service.ts";
import { createDeclines } from "./features/invitations/declines.ts";
import { createWorkHold } from "./features/maintenance/hold-work.ts";
import { createMaintenance } from "./features/maintenance/service.ts";
import { createMasterclass } from "./features/masterclass/service.ts";
import { createMailChoices } from "./features/notifications/mail-choices.ts";
import { createNotifications } from "./features/notifications/service.ts";
import { createBooksSweep } from "./features/payments/books/check.ts";
import { createPayments } from "./features/payments/service.ts";
import { createReconcileSweep } from "./features/payments/settling/reconcile.ts";
import { createProfiles } from "./features/profile/service.ts";
import { createProgress } from "./features/progress/service.ts";
import { createQuiz } from "./features/quiz/service.ts";
import { createSharedResults } from "./features/shared-results/service.ts";
import { createSweeps } from "./features/system/sweeps.ts";
import { scalePoints } from "./http/limits/rate-limit.ts";
import { createFlags, type Flags } from "./records/flags/flags.ts";
import type { GradeAnswer } from "./records/grading/grade-answer.ts";
import { createReadOnly, type ReadOnly } from "./records/maintenance/read-only.ts";
import { randomDraw } from "./records/students/draws.ts";
import { createEmailHash } from "./records/students/email-hash.ts";
import { createPdfTurns, type TakePdfTurn } from "./records/turns.ts";
import type { Search } from "./search/search.ts";

export type Parts = Awaited<ReturnType<typeof compose>>;

/**
 * The only place that puts features and adapters together. What several areas need is at the top; the rest is below the
 * function of `compose/` that creates it.
 */
// oxlint-disable-next-line max-lines-per-function -- the one place that connects all parts, a line for each
export async function compose(adapters: Adapters) {
  const { database, clock, newDraw = randomDraw, mailer, passwords, evaluator, hashSecret, publicUrl } = adapters;
  const { db } = database;
  const limits = await openLimits(adapters);
  const emailHash = createEmailHash(hashSecret);
  const declines = createDeclines({ db, clock, secret: hashSecret });
  const mailChoices = createMailChoices({ db, clock, secret: hashSecret, publicUrl });
  const tolerance = createTolerance(adapters.onError);
  const { tolerate } = tolerance;
  const readOnly = createReadOnly({ db, clock, forced: adapters.readOnly, tolerate });
  const flags = createFlags({ db, tolerate });
  const watched = watchPayments(adapters.payments, clock);
  const { jobRecords, searches, stopSearches } = openSearches(adapters);
  const opened = await openJobs(adapters, { readOnly, declines, mailChoices, emailHash, jobRecords });
  const { queue, workCounts, gradeAnswer, ...settling } = opened;
  const takePdfTurn = createPdfTurns({ db, clock, limit: limits.pdfs });
  const candidates = composeCandidates(adapters, searches.candidates, { limits, takePdfTurn });
  const stores = {
    db,
    queue,
    limits,
    keys: createDataKeys(hashSecret),
    tolerate,
  };
  const base: Base = {
    ...stores,
    clock,
    newDraw,
    emailHash,
    declines,
    jobRecords,
    candidates,
    mailChoices,
    takePdfTurn,
  };
  const hiring = composeHiring(adapters, base);
  const interviews = createInterviews({ db, clock, newDraw, queue, readOnly, flags });
  const masterclass = createMasterclass({ db, clock, queue, publicUrl });
  const others = [
    ...hiring.held,
    switched(hiring.alerts, flags),
    hiring.digest,
    hiring.webhookDeliveries,
    hiring.meetingMails,
    candidates,
    jobRecords,
    masterclass.offers,
    masterclass,
  ];
  const work = await composeWork(adapters, base, readOnly, { interviews, others });
  return {
    ...base,
    hiring,
    people: composePeople(adapters, base, hiring.invitations),
    administration: composeAdministration(adapters, { ...base, gradeAnswer }),
    students: composeStudents(adapters, { ...base, gradeAnswer }, searches.candidates),
    system: composeSystem({ database, clock, queue, searches, workCounts, readOnly, flags, watched, tolerance }),
    flags,
    flagService: createFlagService({ db, clock, flags }),
    readOnly,
    maintenance: createMaintenance({ db, clock, readOnly }),
    database,
    passwords,
    publicUrl,
    searches,
    datasets,
    interviews,
    masterclass,
    sweeps: work.sweeps,
    settle: settling.settle,
    receivePayment: settling.receivePayment,
    payments: createPayments({ ...adapters, ...settling, payments: watched.payments, db, queue, limits, takePdfTurn }),
    /** Lets running jobs end, then closes the database. */
    async close() {
      await work.stop();
      await stopSearches();
      await queue.stop();
      await evaluator.close?.();
      await adapters.closeWriters?.();
      mailer.close?.();
      await database.close();
    },
  };
}

/**
 * Runs alerts only while their flag is on. An alert covers the jobs since its last mail, so jobs posted during a
 * pause come with the next mail.
 */
const switched = (alerts: { sweep(): Promise<boolean> }, flags: Flags) => ({
  sweep: async () => (await flags.isOn("job-alert-mails")) && alerts.sweep(),
});

type Swept = Pick<Parameters<typeof createSweeps>[0], "interviews" | "others">;

/** Creates the periodic work, in processes that run jobs. */
async function composeWork(
  { mailer, isWorking, onError, verification }: Adapters,
  { db, clock, queue, emailHash, jobRecords }: Base,
  readOnly: ReadOnly,
  { interviews, others }: Swept,
) {
  const money = [createReconcileSweep, createBooksSweep].map((create) => ({ sweep: create({ db, clock, queue }) }));
  const swept = { interviews, others: [...others, ...money] };
  const tidied = { db, mailer, emailHash, jobRecords, verification };
  const sweeps = createSweeps({ clock, ...swept, readOnly, tidy: (now) => deleteExpired(tidied, now) }, onError);
  const workHold = createWorkHold({ readOnly, queue, onError });
  if (isWorking) {
    sweeps.start();
    await workHold.start();
  }
  return {
    sweeps,
    stop() {
      workHold.stop();
      return sweeps.stop();
    },
  };
}

function composeCandidates(
  { database: { db }, clock, documents, verification, rateLimitScale }: Adapters,
  index: Search,
  { limits, takePdfTurn }: { limits: RateLimits; takePdfTurn: TakePdfTurn },
) {
  const contactsPerDay = scalePoints(CONTACTS_PER_DAY, rateLimitScale);
  return createCandidates({
    db,
    clock,
    documents,
    takePdfTurn,
    verification,
    index,
    contactsPerDay,
    ownContacts: limits.ownContacts,
  });
}

/** How long a call with a drill's answer waits for its grade. */
const DRILL_WAIT_MS = 20 * SECOND_MS;

function composeStudents(
  { rateLimitScale, waited, onError, cards, documents, publicUrl, verification }: Adapters,
  base: Base & { gradeAnswer: GradeAnswer },
  { catchUp: catchUpSearch }: Search,
) {
  const { db, clock, newDraw, takePdfTurn } = base;
  const perDay = {
    drillsPerDay: scalePoints(DRILLS_PER_DAY, rateLimitScale),
    courseSetsPerDay: scalePoints(COURSE_SETS_PER_DAY, rateLimitScale),
  };
  return {
    profiles: createProfiles({ db, clock, catchUpSearch, needsVerification: verification === "required" }),
    quiz: createQuiz({ db, clock, newDraw, papersPerDay: scalePoints(PAPERS_PER_DAY, rateLimitScale) }),
    results: createResults({ db, clock }),
    progress: createProgress({ db }),
    sharedResults: createSharedResults({ db, clock, cards, qrCode, publicUrl }),
    notifications: createNotifications({ db, clock }),
    drills: createDrills({ ...base, evaluator: waited, ...perDay, waitMs: DRILL_WAIT_MS, onError }),
    certificates: createCertificates({ ...base, documents, publicUrl }),
    course: createCourse({ db, clock, documents, takePdfTurn }),
  };
}
