import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { clientErrors, demoAccounts } from "@dryrun/domain/system/contract";
import { fromContract } from "../from-contract.ts";

export const { usePublicClientErrorMutation, usePublicDemoAccountsQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicClientError: build.mutation({
      ...fromContract(clientErrors),
      invalidatesTags: [],
    }),
    publicDemoAccounts: build.query(fromContract(demoAccounts)),
  }),
});
