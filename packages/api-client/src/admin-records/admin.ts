import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import * as records from "@dryrun/domain/admin/records/contract";
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
    adminOperations: build.query({
      ...fromContract(records.operations),
      ...lists,
    }),
    adminAudit: build.query({
      ...fromContract(records.auditEntries),
      ...lists,
    }),
    adminLedger: build.query({
      ...fromContract(records.ledgerEntries),
      ...lists,
    }),
    adminLedgerTotals: build.query({
      ...fromContract(records.ledgerTotals),
      ...lists,
    }),
    // Returns the file's object URL; the caller that saves the file revokes it. The export adds an entry to the audit.
    adminExportLedger: build.mutation<string, Arg<typeof records.exportLedger>>({
      ...downloadFrom(records.exportLedger),
      ...changes,
    }),
    adminDeadLetters: build.query({
      ...fromContract(records.deadLetters),
      ...lists,
    }),
    adminRetryJobs: build.mutation({
      ...fromContract(records.retryJobs),
      ...changes,
    }),
    adminRetryEvaluation: build.mutation({
      ...fromContract(records.retryEvaluation),
      ...changes,
    }),
  }),
});
