import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import { companies, companyDetails, mergeCompany, mergePreview, verifyCompany } from "@dryrun/domain/admin/contract";
import { fromContract } from "../from-contract.ts";
import { changes, lists } from "./tags.ts";

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
