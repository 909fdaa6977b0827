import { openQueue } from "../adapters/queue/pg-boss.ts";
import { createDataKeys } from "../data-keys.ts";
import { applicationJobs } from "../features/applications/background-jobs.ts";
import { authJobs } from "../features/auth/background-jobs.ts";
import { candidateMailJobs } from "../features/candidate-mails/background-jobs.ts";
import { certificateJobs } from "../features/certificates/background-jobs.ts";
import { contactJobs } from "../features/contact/background-jobs.ts";
import { digestJobs } from "../features/digest/background-jobs.ts";
import { interviewMails } from "../features/interviews/background-jobs.ts";
import { evaluateSession } from "../features/interviews/evaluate.ts";
import { invitationJobs } from "../features/invitations/background-jobs.ts";
import type { Declines } from "../features/invitations/declines.ts";
import { alertJobs } from "../features/jobs/alerts/background-jobs.ts";
import { masterclassJobs } from "../features/masterclass/background-jobs.ts";
import { meetingJobs } from "../features/meetings/background-jobs.ts";
import type { MailChoices } from "../features/notifications/mail-choices.ts";
import { paymentJobs } from "../features/payments/background-jobs.ts";
import { createBooksCheck } from "../features/payments/books/check.ts";
import { courseGoods } from "../features/payments/goods/course.ts";
import { creditGoods } from "../features/payments/goods/credits.ts";
import { masterclassGoods } from "../features/payments/goods/masterclass.ts";
import { createReconcile } from "../features/payments/settling/reconcile.ts";
import { createSettle } from "../features/payments/settling/settle.ts";
import { createWebhook } from "../features/payments/settling/webhook.ts";
import { createAnswerFaults, createJobTimes } from "../features/system/work-metrics.ts";
import { teamJobs } from "../features/team/background-jobs.ts";
import { createTeamLinks } from "../features/team/links.ts";
import { templateJobs } from "../features/templates/background-jobs.ts";
import { webhookJobs } from "../features/webhooks/background-jobs.ts";
import type { Queue } from "../ports.ts";
import { createGradeAnswer } from "../records/grading/grade-answer.ts";
import type { JobRecords } from "../records/jobs/job-records.ts";
import type { ReadOnly } from "../records/maintenance/read-only.ts";
import type { EmailHash } from "../records/students/email-hash.ts";
import type { Adapters } from "./adapters.ts";

interface JobDeps {
  readOnly: Pick<ReadOnly, "isOn">;
  declines: Declines;
  mailChoices: MailChoices;
  emailHash: EmailHash;
  jobRecords: JobRecords;
}

/** Opens payment settlement and the queue's handlers; jobs and requests both use them. */
export async function openJobs(
  adapters: Adapters,
  { readOnly, declines, mailChoices, emailHash, jobRecords }: JobDeps,
) {
  const { database, clock, mailer, publicUrl, payments, documents, seller } = adapters;
  const { evaluator, fallback, isWorking, retryDelay, onError, outbound, hashSecret } = adapters;
  const { db } = database;
  const jobTimes = createJobTimes();
  const answerFaults = createAnswerFaults();
  const gradeAnswer = createGradeAnswer({ onError, countFault: answerFaults.count });
  // Set once openQueue has returned, before any job or request enqueues.
  const later: Pick<Queue, "enqueue"> = { enqueue: (tx, name, payload) => queue.enqueue(tx, name, payload) };
  const buying = { queue: later, emailHash };
  const goods = { credits: creditGoods, course: courseGoods(buying), masterclass: masterclassGoods(buying) };
  const settle = createSettle({ clock, queue: later, seller, goods });
  const receive = createWebhook({ db, clock, payments, settle });
  const reconcile = createReconcile({ db, clock, queue: later, payments, settle });
  const checkBooks = createBooksCheck({ db, clock, queue: later });
  const isHeld = await readOnly.isOn();
  const watching = { onError, onLostConnection: database.countLostConnection, onRun: jobTimes.observe };
  const options = { isWorking, isHeld, retryDelay, ...watching };
  const queue: Queue = await openQueue(
    database.queue,
    {
      ...authJobs({ db, clock, mailer, publicUrl }),
      ...invitationJobs({ db, clock, mailer, publicUrl, declines, mailChoices }),
      ...contactJobs({ db, mailer }),
      ...teamJobs({ db, clock, mailer, publicUrl, links: createTeamLinks(hashSecret), declines }),
      ...webhookJobs({ db, clock, queue: later, outbound, keys: createDataKeys(hashSecret), mailer, publicUrl }),
      ...templateJobs({ db, mailer, publicUrl }),
      ...meetingJobs({ db, clock, mailer, publicUrl }),
      ...digestJobs({ db, mailer, publicUrl, mailChoices }),
      ...applicationJobs({ db, mailer, publicUrl, declines, mailChoices }),
      ...candidateMailJobs({ db, mailer, publicUrl, mailChoices }),
      ...alertJobs({ db, clock, mailer, publicUrl, mailChoices, jobRecords }),
      ...interviewMails({ db, mailer, publicUrl, mailChoices }),
      ...paymentJobs({ db, clock, mailer, publicUrl, payments, documents, reconcile, receive, checkBooks }),
      ...certificateJobs({ db, mailer, publicUrl }),
      ...masterclassJobs({ db, clock, mailer, publicUrl }),
      "interview.evaluate": evaluateSession({ db, clock, queue: later, evaluator, fallback, gradeAnswer, onError }),
    },
    options,
  );
  return { queue, settle, receivePayment: receive, gradeAnswer, workCounts: { jobTimes, answerFaults } };
}
