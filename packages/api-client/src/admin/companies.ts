import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import {
  companies,
  companyDetails,
  mergeCompany,
  mergePreview,
  verifyCompany,
} from "@dryrun/domain/admin/companies/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";
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
    adminCompanies: build.query<Output<typeof companies>, Arg<typeof companies>>({
      ...fromContract(companies),
      ...lists,
    }),
    adminCompany: build.query<Output<typeof companyDetails>, Arg<typeof companyDetails>>({
      ...fromContract(companyDetails),
      ...lists,
    }),
    adminMergePreview: build.query<Output<typeof mergePreview>, Arg<typeof mergePreview>>({
      ...fromContract(mergePreview),
      ...lists,
    }),
    adminVerifyCompany: build.mutation<Output<typeof verifyCompany>, Arg<typeof verifyCompany>>({
      ...fromContract(verifyCompany),
      ...changes,
    }),
    adminMergeCompany: build.mutation<Output<typeof mergeCompany>, Arg<typeof mergeCompany>>({
      ...fromContract(mergeCompany),
      ...changes,
    }),
  }),
});
