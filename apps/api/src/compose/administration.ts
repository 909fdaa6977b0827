import { CONTACTS_PER_DAY } from "@dryrun/domain/candidates/rules";
import { createAudit } from "../features/admin/audit/audit.ts";
import { createInterviewQuestions } from "../features/admin/banks/interview-questions.ts";
import { createQuizItems } from "../features/admin/banks/quiz-items.ts";
import { createCalibration } from "../features/admin/calibration/routes.ts";
import { createCompanies } from "../features/admin/companies/companies.ts";
import { createEmployers } from "../features/admin/employers.ts";
import { createLedger } from "../features/admin/ledger/ledger.ts";
import { createFailedJobs } from "../features/admin/operations/failed-jobs.ts";
import { createOperations } from "../features/admin/operations/operations.ts";
import { createPeople } from "../features/admin/people/person.ts";
import { createRefunds } from "../features/admin/refunds.ts";
import { createJobReports } from "../features/admin/reports.ts";
import { createToday } from "../features/admin/today/today.ts";
import { createUsers } from "../features/admin/users.ts";
import { createReviews } from "../features/reviews/service.ts";
import { createVitals } from "../features/system/vitals/vitals.ts";
import { scalePoints } from "../http/limits/rate-limit.ts";
import type { GradeAnswer } from "../records/grading/grade-answer.ts";
import type { Adapters } from "./adapters.ts";
import type { Base } from "./base.ts";

/** Creates what admins read and decide. */
export function composeAdministration(
  { mode, verification, fallback, rateLimitScale }: Adapters,
  base: Base & { gradeAnswer: GradeAnswer },
) {
  const { db, clock, newDraw, queue, limits, jobRecords, gradeAnswer } = base;
  const needsVerification = verification === "required";
  return {
    reviews: createReviews({ db, clock, queue }),
    audit: createAudit({ db }),
    users: createUsers({ db, clock, queue, linkMails: limits.linkMails, jobRecords }),
    employers: createEmployers({ db, clock, jobRecords, needsVerification }),
    companies: createCompanies({
      db,
      clock,
      jobRecords,
      needsVerification,
      mails: limits.invites,
      contactsPerDay: scalePoints(CONTACTS_PER_DAY, rateLimitScale),
    }),
    jobReports: createJobReports({ db, clock, jobRecords }),
    ledger: createLedger({ db, clock, exports: limits.ledgerExports }),
    refunds: createRefunds({ db, clock }),
    quizItems: createQuizItems({ db, clock }),
    interviewQuestions: createInterviewQuestions({ db, clock }),
    calibration: createCalibration({
      db,
      clock,
      newDraw,
      evaluator: fallback,
      gradeAnswer,
      exports: limits.calibrationExports,
    }),
    operations: createOperations({ db, clock, queue, mode }),
    failedJobs: createFailedJobs({ db, clock, queue }),
    today: createToday({ db, clock, queue }),
    people: createPeople({ db, clock }),
    vitals: createVitals({ db, clock }),
  };
}
