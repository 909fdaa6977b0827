import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import {
  accountPrivacy,
  deleteAccount,
  exportAccount,
  updateAccount,
  updateConsents,
} from "@dryrun/domain/account/contract";
import type { Output } from "@dryrun/domain/contract/define";
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
    publicUpdateAccount: build.mutation<Output<typeof updateAccount>, Arg<typeof updateAccount>>({
      ...fromContract(updateAccount),
      invalidatesTags: ["Me"],
    }),
    publicAccountPrivacy: build.query<Output<typeof accountPrivacy>, Arg<typeof accountPrivacy>>({
      ...fromContract(accountPrivacy),
      providesTags: ["Profile"],
    }),
    publicExportAccount: build.mutation<string, Arg<typeof exportAccount>>({
      ...downloadFrom(exportAccount),
      invalidatesTags: [],
    }),
    // Nothing is refetched after a deletion.
    publicDeleteAccount: build.mutation<Output<typeof deleteAccount>, Arg<typeof deleteAccount>>({
      ...fromContract(deleteAccount),
      invalidatesTags: [],
    }),
    publicUpdateProfile: build.mutation<Output<typeof updateProfile>, Arg<typeof updateProfile>>({
      ...fromContract(updateProfile),
      invalidatesTags: (answer) => (answer ? ["Profile"] : []),
    }),
    publicUpdateConsents: build.mutation<Output<typeof updateConsents>, Arg<typeof updateConsents>>({
      ...fromContract(updateConsents),
      invalidatesTags: (answer) => (answer ? ["Profile"] : []),
    }),
  }),
});
