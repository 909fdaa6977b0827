import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import * as admin from "@dryrun/domain/admin/contract";
import * as records from "@dryrun/domain/admin/records/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

// Every admin change also appears in the audit and in the counts, so all of them are refetched.
const lists = { providesTags: ["Admin"] } as const;
const changes = { invalidatesTags: ["Admin"] } as const;

export const {
  useAdminOperationsQuery,
  useAdminAuditQuery,
  useAdminUsersQuery,
  useAdminEmployersQuery,
  useAdminReportsQuery,
  useAdminLedgerQuery,
  useAdminQuizItemsQuery,
  useAdminRetryEvaluationMutation,
  useAdminRetryJobMutation,
  useAdminUpdateUserMutation,
  useAdminResendVerificationMutation,
  useAdminUpdateEmployerMutation,
  useAdminHideJobMutation,
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
    adminUsers: build.query<Output<typeof admin.users>, Arg<typeof admin.users>>({
      ...fromContract(admin.users),
      ...lists,
    }),
    adminEmployers: build.query<Output<typeof admin.employers>, Arg<typeof admin.employers>>({
      ...fromContract(admin.employers),
      ...lists,
    }),
    adminReports: build.query<Output<typeof admin.reports>, Arg<typeof admin.reports>>({
      ...fromContract(admin.reports),
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
    adminRetryJob: build.mutation<Output<typeof records.retryJob>, Arg<typeof records.retryJob>>({
      ...fromContract(records.retryJob),
      ...changes,
    }),
    adminRetryEvaluation: build.mutation<Output<typeof records.retryEvaluation>, Arg<typeof records.retryEvaluation>>({
      ...fromContract(records.retryEvaluation),
      ...changes,
    }),
    adminUpdateUser: build.mutation<Output<typeof admin.updateUser>, Arg<typeof admin.updateUser>>({
      ...fromContract(admin.updateUser),
      ...changes,
    }),
    adminResendVerification: build.mutation<
      Output<typeof admin.resendUserVerification>,
      Arg<typeof admin.resendUserVerification>
    >({ ...fromContract(admin.resendUserVerification), ...changes }),
    adminUpdateEmployer: build.mutation<Output<typeof admin.updateEmployer>, Arg<typeof admin.updateEmployer>>({
      ...fromContract(admin.updateEmployer),
      ...changes,
    }),
    adminHideJob: build.mutation<Output<typeof admin.hideJob>, Arg<typeof admin.hideJob>>({
      ...fromContract(admin.hideJob),
      ...changes,
    }),
  }),
});
