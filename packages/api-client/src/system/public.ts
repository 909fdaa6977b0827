import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import type { Output } from "@dryrun/domain/contract/define";
import { clientErrors } from "@dryrun/domain/system/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const { usePublicClientErrorMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicClientError: build.mutation<Output<typeof clientErrors>, Arg<typeof clientErrors>>({
      ...fromContract(clientErrors),
      invalidatesTags: [],
    }),
  }),
});
