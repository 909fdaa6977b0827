import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { clientErrors, demoAccounts } from "@dryrun/domain/system/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const { usePublicClientErrorMutation, usePublicDemoAccountsQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicClientError: build.mutation<Output<typeof clientErrors>, Arg<typeof clientErrors>>({
      ...fromContract(clientErrors),
      invalidatesTags: [],
    }),
    publicDemoAccounts: build.query<Output<typeof demoAccounts>, Arg<typeof demoAccounts>>(fromContract(demoAccounts)),
  }),
});
