import * as admin from "@dryrun/domain/admin/contract";
import * as say from "@dryrun/domain/admin/messages";
import * as quizItem from "@dryrun/domain/admin/quiz-items/contract";
import * as contract from "@dryrun/domain/admin/records/contract";
import { EMAIL_VERIFIED } from "@dryrun/domain/auth/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Audit } from "./audit.ts";
import type { Employers } from "./employers.ts";
import type { Operations } from "./operations/operations.ts";
import type { QuizItems } from "./quiz-items/quiz-items.ts";
import type { Records } from "./records.ts";
import type { JobReports } from "./reports.ts";
import type { Users } from "./users.ts";

export interface AdminParts {
  audit: Audit;
  users: Users;
  employers: Employers;
  jobReports: JobReports;
  operations: Operations;
  records: Records;
  quizItems: QuizItems;
}

export function adminRoutes(
  app: FastifyInstance,
  { audit, users, employers, jobReports, operations, records, quizItems }: AdminParts,
) {
  contractRoute(app, contract.ledgerEntries, ({ query }) => records.ledger(query));
  contractRoute(app, contract.refunds, ({ query }) => records.refunds(query));
  contractRoute(app, quizItem.quizItems, ({ query }) => quizItems.list(query));
  contractRoute(app, quizItem.updateQuizItem, async ({ params, body }, caller) => ({
    message: body.retired ? say.QUIZ_ITEM_RETIRED : say.QUIZ_ITEM_RESTORED,
    quizItem: await quizItems.change(caller.id, params.id, body),
  }));
  contractRoute(app, contract.operations, () => operations.read());
  contractRoute(app, contract.retryJob, async ({ params }, caller) => {
    await operations.retry(caller.id, params.id);
    return { message: say.JOB_RETRIED };
  });
  contractRoute(app, contract.retryEvaluation, async ({ params }, caller) => {
    await operations.retryEvaluation(caller.id, params.sessionId);
    return { message: say.EVALUATION_RETRIED };
  });
  contractRoute(app, contract.auditEntries, ({ query }) => audit.list(query));
  contractRoute(app, admin.users, ({ query }) => users.list(query));
  contractRoute(app, admin.updateUser, async ({ params, body: { blocked } }, caller) => ({
    message: blocked ? say.USER_BLOCKED : say.USER_UNBLOCKED,
    user: await users.block(caller.id, params.id, blocked),
  }));
  contractRoute(app, admin.resendUserVerification, async ({ params }, caller) => {
    const isSent = await users.resendVerification(caller.id, params.id);
    return { message: isSent ? say.VERIFICATION_RESENT : EMAIL_VERIFIED };
  });
  contractRoute(app, admin.employers, ({ query }) => employers.list(query));
  contractRoute(app, admin.updateEmployer, async ({ params, body: { verified } }, caller) => ({
    message: verified ? say.EMPLOYER_VERIFIED : say.EMPLOYER_UNVERIFIED,
    employer: await employers.verify(caller.id, params.id, verified),
  }));
  contractRoute(app, admin.reports, ({ query }) => jobReports.list(query));
  contractRoute(app, admin.hideJob, async ({ params, body: { hidden } }, caller) => ({
    message: hidden ? say.JOB_HIDDEN : say.JOB_SHOWN,
    job: await jobReports.hide(caller.id, params.id, hidden),
  }));
}
