import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
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
  useAdminRetryEvaluationMutation,
  useAdminRetryJobsMutation,
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
    // Returns the file's object URL; the caller that saves the file revokes it. The export adds an entry to the audit.
    adminExportLedger: build.mutation<string, Arg<typeof records.exportLedger>>({
      ...downloadFrom(records.exportLedger),
      ...changes,
    }),
    adminDeadLetters: build.query<Output<typeof records.deadLetters>, Arg<typeof records.deadLetters>>({
      ...fromContract(records.deadLetters),
      ...lists,
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
