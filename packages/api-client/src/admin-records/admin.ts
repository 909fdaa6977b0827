import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import * as questions from "@dryrun/domain/admin/interview-questions/contract";
import * as items from "@dryrun/domain/admin/quiz-items/contract";
import * as records from "@dryrun/domain/admin/records/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { changes, lists } from "../admin/tags.ts";
import { type Arg, downloadFrom, fromContract } from "../from-contract.ts";

export const {
  useAdminOperationsQuery,
  useAdminAuditQuery,
  useAdminDeadLettersQuery,
  useAdminLedgerQuery,
  useAdminLedgerTotalsQuery,
  useAdminExportLedgerMutation,
  useAdminQuizItemsQuery,
  useAdminInterviewQuestionsQuery,
  useAdminRetryEvaluationMutation,
  useAdminRetryJobsMutation,
  useAdminUpdateQuizItemMutation,
  useAdminUpdateInterviewQuestionMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    adminOperations: build.query<Output<typeof records.operations>, Arg<typeof records.operations>>({
      ...fromContract(records.operations),
      ...lists,
    }),
    adminAudit: build.query<Output<typeof records.auditEntries>, Arg<typeof records.auditEntries>>({
      ...fromContract(records.auditEntries),
      ...lists,
    }),
    adminLedger: build.query<Output<typeof records.ledgerEntries>, Arg<typeof records.ledgerEntries>>({
      ...fromContract(records.ledgerEntries),
      ...lists,
    }),
    adminLedgerTotals: build.query<Output<typeof records.ledgerTotals>, Arg<typeof records.ledgerTotals>>({
      ...fromContract(records.ledgerTotals),
      ...lists,
    }),
    // The answer is the address of the file; who saves it gives it back. The export is an entry of the audit.
    adminExportLedger: build.mutation<string, Arg<typeof records.exportLedger>>({
      ...downloadFrom(records.exportLedger),
      ...changes,
    }),
    adminDeadLetters: build.query<Output<typeof records.deadLetters>, Arg<typeof records.deadLetters>>({
      ...fromContract(records.deadLetters),
      ...lists,
    }),
    adminQuizItems: build.query<Output<typeof items.quizItems>, Arg<typeof items.quizItems>>({
      ...fromContract(items.quizItems),
      ...lists,
    }),
    adminUpdateQuizItem: build.mutation<Output<typeof items.updateQuizItem>, Arg<typeof items.updateQuizItem>>({
      ...fromContract(items.updateQuizItem),
      ...changes,
    }),
    adminInterviewQuestions: build.query<
      Output<typeof questions.interviewQuestions>,
      Arg<typeof questions.interviewQuestions>
    >({
      ...fromContract(questions.interviewQuestions),
      ...lists,
    }),
    adminUpdateInterviewQuestion: build.mutation<
      Output<typeof questions.updateInterviewQuestion>,
      Arg<typeof questions.updateInterviewQuestion>
    >({
      ...fromContract(questions.updateInterviewQuestion),
      ...changes,
    }),
    adminRetryJobs: build.mutation<Output<typeof records.retryJobs>, Arg<typeof records.retryJobs>>({
      ...fromContract(records.retryJobs),
      ...changes,
    }),
    adminRetryEvaluation: build.mutation<Output<typeof records.retryEvaluation>, Arg<typeof records.retryEvaluation>>({
      ...fromContract(records.retryEvaluation),
      ...changes,
    }),
  }),
});
