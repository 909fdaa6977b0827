import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import {
  accountPrivacy,
  deleteAccount,
  exportAccount,
  updateAccount,
  updateConsents,
} from "@dryrun/domain/account/contract";
import { updateProfile } from "@dryrun/domain/profile/contract";
import { type Arg, downloadFrom, fromContract } from "../from-contract.ts";

export const {
  usePublicUpdateAccountMutation,
  usePublicAccountPrivacyQuery,
  usePublicExportAccountMutation,
  usePublicDeleteAccountMutation,
  usePublicUpdateProfileMutation,
  usePublicUpdateConsentsMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicUpdateAccount: build.mutation({
      ...fromContract(updateAccount),
      invalidatesTags: ["Me"],
    }),
    publicAccountPrivacy: build.query({
      ...fromContract(accountPrivacy),
      providesTags: ["Profile"],
    }),
    publicExportAccount: build.mutation<string, Arg<typeof exportAccount>>({
      ...downloadFrom(exportAccount),
      invalidatesTags: [],
    }),
    // Nothing is refetched after a deletion.
    publicDeleteAccount: build.mutation({
      ...fromContract(deleteAccount),
      invalidatesTags: [],
    }),
    publicUpdateProfile: build.mutation({
      ...fromContract(updateProfile),
      invalidatesTags: (answer) => (answer ? ["Profile"] : []),
    }),
    publicUpdateConsents: build.mutation({
      ...fromContract(updateConsents),
      invalidatesTags: (answer) => (answer ? ["Profile"] : []),
    }),
  }),
});
