import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import {
  companies,
  companyDetails,
  mergeCompany,
  mergePreview,
  verifyCompany,
} from "@dryrun/domain/admin/companies/contract";
import * as admin from "@dryrun/domain/admin/contract";
import { fromContract } from "../from-contract.ts";

// Every change by an admin also appears in the audit and in the counts, so all of them are refetched.
export const lists = { providesTags: ["Admin"] } as const;
export const changes = { invalidatesTags: ["Admin"] } as const;

// by package name: all parts share the instance of the shell

export const {
  useAdminCompaniesQuery,
  useAdminCompanyQuery,
  useAdminMergePreviewQuery,
  useAdminVerifyCompanyMutation,
  useAdminMergeCompanyMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    adminCompanies: build.query({
      ...fromContract(companies),
      ...lists,
    }),
    adminCompany: build.query({
      ...fromContract(companyDetails),
      ...lists,
    }),
    adminMergePreview: build.query({
      ...fromContract(mergePreview),
      ...lists,
    }),
    adminVerifyCompany: build.mutation({
      ...fromContract(verifyCompany),
      ...changes,
    }),
    adminMergeCompany: build.mutation({
      ...fromContract(mergeCompany),
      ...changes,
    }),
  }),
});

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
    adminToday: build.query({ ...fromContract(admin.today), ...lists }),
    adminPerson: build.query({ ...fromContract(admin.person), ...lists }),
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
