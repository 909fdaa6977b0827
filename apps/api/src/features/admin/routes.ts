import * as interviewQuestion from "@dryrun/domain/admin/calibration/contract";
import * as admin from "@dryrun/domain/admin/contract";
import * as say from "@dryrun/domain/admin/messages";
import * as contract from "@dryrun/domain/admin/records/contract";
import { EMAIL_VERIFIED } from "@dryrun/domain/auth/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import { fileRoute } from "../../http/file-route.ts";
import type { Audit } from "./audit/audit.ts";
import type { InterviewQuestions } from "./banks/interview-questions.ts";
import type { QuizItems } from "./banks/quiz-items.ts";
import { type Calibration, calibrationRoutes } from "./calibration/routes.ts";
import type { Companies } from "./companies/companies.ts";
import { adminCompanyRoutes } from "./companies/routes.ts";
import type { Employers } from "./employers.ts";
import type { Ledger } from "./ledger/ledger.ts";
import type { FailedJobs } from "./operations/failed-jobs.ts";
import type { Operations } from "./operations/operations.ts";
import type { People } from "./people/person.ts";
import type { Refunds } from "./refunds.ts";
import type { JobReports } from "./reports.ts";
import type { TodayPage } from "./today/today.ts";
import type { Users } from "./users.ts";

export interface AdminDeps {
  audit: Audit;
  users: Users;
  employers: Employers;
  companies: Companies;
  jobReports: JobReports;
  operations: Operations;
  failedJobs: FailedJobs;
  ledger: Ledger;
  refunds: Refunds;
  quizItems: QuizItems;
  interviewQuestions: InterviewQuestions;
  calibration: Calibration;
  today: TodayPage;
  people: People;
}

export function adminRoutes(app: FastifyInstance, deps: AdminDeps) {
  readRoutes(app, deps);
  accountRoutes(app, deps);
  calibrationRoutes(app, deps.calibration);
  adminCompanyRoutes(app, deps.companies);
  contractRoute(app, interviewQuestion.updateQuizItem, async ({ params, body }, caller) => ({
    message: body.retired ? say.QUIZ_ITEM_RETIRED : say.QUIZ_ITEM_RESTORED,
    quizItem: await deps.quizItems.change(caller.id, params.id, body),
  }));
  contractRoute(app, interviewQuestion.updateInterviewQuestion, async ({ params, body }, caller) => ({
    message: body.retired ? say.INTERVIEW_QUESTION_RETIRED : say.INTERVIEW_QUESTION_RESTORED,
    interviewQuestion: await deps.interviewQuestions.change(caller.id, params.id, body),
  }));
  contractRoute(app, contract.retryJob, async ({ params }, caller) => {
    await deps.failedJobs.retry(caller.id, [params.id]);
    return { message: say.JOB_RETRIED };
  });
  contractRoute(app, contract.retryJobs, ({ body }, caller) => deps.failedJobs.retry(caller.id, body.ids));
  contractRoute(app, contract.retryEvaluation, async ({ params }, caller) => {
    await deps.operations.retryEvaluation(caller.id, params.sessionId);
    return { message: say.EVALUATION_RETRIED };
  });
  contractRoute(app, admin.hideJob, async ({ params, body }, caller) => ({
    message: body.hidden ? say.JOB_HIDDEN : say.JOB_SHOWN,
    job: await deps.jobReports.hide(caller.id, params.id, body),
  }));
  contractRoute(app, admin.settleReport, async ({ params, body }, caller) => ({
    message: body.settled ? say.REPORT_SETTLED : say.REPORT_REOPENED,
    report: await deps.jobReports.settle(caller.id, params.id, body),
  }));
}

function readRoutes(app: FastifyInstance, deps: AdminDeps) {
  const { today, ledger, refunds, quizItems, operations, failedJobs, audit, users, people, employers, jobReports } =
    deps;
  contractRoute(app, admin.today, () => today.read());
  contractRoute(app, contract.ledgerEntries, ({ query }) => ledger.list(query));
  contractRoute(app, contract.ledgerTotals, ({ query }) => ledger.totals(query));
  fileRoute(app, contract.exportLedger, ({ query }, caller) => ledger.export(caller?.id ?? "", query));
  contractRoute(app, contract.refunds, ({ query }) => refunds.list(query));
  contractRoute(app, interviewQuestion.quizItems, ({ query }) => quizItems.list(query));
  contractRoute(app, interviewQuestion.interviewQuestions, ({ query }) => deps.interviewQuestions.list(query));
  contractRoute(app, contract.operations, () => operations.read());
  contractRoute(app, contract.deadLetters, ({ query }) => failedJobs.list(query));
  contractRoute(app, contract.auditEntries, ({ query }) => audit.list(query));
  contractRoute(app, admin.users, ({ query }) => users.list(query));
  contractRoute(app, admin.person, ({ params }) => people.read(params.id));
  contractRoute(app, admin.employers, ({ query }) => employers.list(query));
  contractRoute(app, admin.reports, ({ query }) => jobReports.list(query));
}

function accountRoutes(app: FastifyInstance, { users, employers }: AdminDeps) {
  contractRoute(app, admin.updateUser, async ({ params, body }, caller) => ({
    message: body.blocked ? say.USER_BLOCKED : say.USER_UNBLOCKED,
    user: await users.block(caller.id, params.id, body),
  }));
  contractRoute(app, admin.resendUserVerification, async ({ params, body }, caller) => {
    const isSent = await users.resendVerification(caller.id, params.id, body.reason);
    return { message: isSent ? say.VERIFICATION_RESENT : EMAIL_VERIFIED };
  });
  contractRoute(app, admin.updateEmployer, async ({ params, body }, caller) => ({
    message: body.verified ? say.EMPLOYER_VERIFIED : say.EMPLOYER_UNVERIFIED,
    employer: await employers.verify(caller.id, params.id, body),
  }));
}
