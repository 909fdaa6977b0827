import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import * as records from "@dryrun/domain/admin/records/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { changes, lists } from "../admin/tags.ts";
import { type Arg, fromContract } from "../from-contract.ts";

export const {
  useAdminOperationsQuery,
  useAdminAuditQuery,
  useAdminLedgerQuery,
  useAdminQuizItemsQuery,
  useAdminRefundsQuery,
  useAdminRetryEvaluationMutation,
  useAdminRetryJobMutation,
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
    adminQuizItems: build.query<Output<typeof records.quizItems>, Arg<typeof records.quizItems>>({
      ...fromContract(records.quizItems),
      ...lists,
    }),
    adminRefunds: build.query<Output<typeof records.refunds>, Arg<typeof records.refunds>>({
      ...fromContract(records.refunds),
      ...lists,
    }),
    adminRetryJob: build.mutation<Output<typeof records.retryJob>, Arg<typeof records.retryJob>>({
      ...fromContract(records.retryJob),
      ...changes,
    }),
    adminRetryEvaluation: build.mutation<Output<typeof records.retryEvaluation>, Arg<typeof records.retryEvaluation>>({
      ...fromContract(records.retryEvaluation),
      ...changes,
    }),
  }),
});
