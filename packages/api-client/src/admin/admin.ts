import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import * as admin from "@dryrun/domain/admin/contract";
import { person } from "@dryrun/domain/admin/people/contract";
import { today } from "@dryrun/domain/admin/today/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";
import { changes, lists } from "./tags.ts";

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
    adminToday: build.query<Output<typeof today>, Arg<typeof today>>({ ...fromContract(today), ...lists }),
    adminPerson: build.query<Output<typeof person>, Arg<typeof person>>({ ...fromContract(person), ...lists }),
    adminUsers: build.query<Output<typeof admin.users>, Arg<typeof admin.users>>({
      ...fromContract(admin.users),
      ...lists,
    }),
    adminReports: build.query<Output<typeof admin.reports>, Arg<typeof admin.reports>>({
      ...fromContract(admin.reports),
      ...lists,
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
    adminSettleReport: build.mutation<Output<typeof admin.settleReport>, Arg<typeof admin.settleReport>>({
      ...fromContract(admin.settleReport),
      ...changes,
    }),
    adminHideJob: build.mutation<Output<typeof admin.hideJob>, Arg<typeof admin.hideJob>>({
      ...fromContract(admin.hideJob),
      ...changes,
    }),
  }),
});
