import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import * as admin from "@dryrun/domain/admin/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";
import { changes, lists } from "./tags.ts";

export const {
  useAdminUsersQuery,
  useAdminEmployersQuery,
  useAdminReportsQuery,
  useAdminUpdateUserMutation,
  useAdminResendVerificationMutation,
  useAdminUpdateEmployerMutation,
  useAdminHideJobMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
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
