import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import * as admin from "@dryrun/domain/admin/contract";
import { person, today } from "@dryrun/domain/admin/contract";
import { fromContract } from "../from-contract.ts";
import { changes, lists } from "./tags.ts";

// by package name: all parts share the instance of the shell

export const {
  useAdminTodayQuery,
  useAdminUsersQuery,
  useAdminPersonQuery,
  useAdminReportsQuery,
  useAdminUpdateUserMutation,
  useAdminResendVerificationMutation,
  useAdminUpdateEmployerMutation,
  useAdminHideJobMutation,
  useAdminSettleReportMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    adminToday: build.query({ ...fromContract(today), ...lists }),
    adminPerson: build.query({ ...fromContract(person), ...lists }),
    adminUsers: build.query({
      ...fromContract(admin.users),
      ...lists,
    }),
    adminReports: build.query({
      ...fromContract(admin.reports),
      ...lists,
    }),
    adminUpdateUser: build.mutation({
      ...fromContract(admin.updateUser),
      ...changes,
    }),
    adminResendVerification: build.mutation({ ...fromContract(admin.resendUserVerification), ...changes }),
    adminUpdateEmployer: build.mutation({
      ...fromContract(admin.updateEmployer),
      ...changes,
    }),
    adminSettleReport: build.mutation({
      ...fromContract(admin.settleReport),
      ...changes,
    }),
    adminHideJob: build.mutation({
      ...fromContract(admin.hideJob),
      ...changes,
    }),
  }),
});
