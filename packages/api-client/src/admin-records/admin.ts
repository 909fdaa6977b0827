import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import * as records from "@dryrun/domain/admin/records/contract";
import { vitalsOfPages } from "@dryrun/domain/system/vitals/contract";
import { changes, lists } from "../admin/admin.ts";
import { type Arg, downloadFrom, fromContract } from "../from-contract.ts";

// by package name: all parts share the instance of the shell

export const { useAdminRefundsQuery, useAdminRetryRefundMutation, useAdminSettleRefundMutation } =
  baseApi.injectEndpoints({
    overrideExisting,
    endpoints: (build) => ({
      adminRefunds: build.query({
        ...fromContract(records.refunds),
        ...lists,
      }),
      adminRetryRefund: build.mutation({
        ...fromContract(records.retryRefund),
        ...changes,
      }),
      adminSettleRefund: build.mutation({
        ...fromContract(records.settleRefund),
        ...changes,
      }),
    }),
  });

// by package name: all parts share the instance of the shell

export const { useAdminVitalsOfPagesQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    adminVitalsOfPages: build.query({
      ...fromContract(vitalsOfPages),
      ...lists,
    }),
  }),
});

// by package name: all parts share the instance of the shell

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
