import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import { updateAccount } from "@dryrun/domain/account/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

export const { usePublicUpdateAccountMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicUpdateAccount: build.mutation<Output<typeof updateAccount>, Arg<typeof updateAccount>>({
      ...fromContract(updateAccount),
      invalidatesTags: ["Me"],
    }),
  }),
});
