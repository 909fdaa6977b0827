import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import {
  companies,
  companyDetails,
  mergeCompany,
  mergePreview,
  verifyCompany,
} from "@dryrun/domain/admin/companies/contract";
import { fromContract } from "../from-contract.ts";
import { changes, lists } from "./tags.ts";

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
