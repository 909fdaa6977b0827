import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import { login } from "@dryrun/domain/auth/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { withRetryAfter } from "../errors.ts";
import { type Arg, fromContract } from "../from-contract.ts";

// Apart from the other calls of visitors: the sign-in page is the one that most people load first.
export const { usePublicLoginMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicLogin: build.mutation<Output<typeof login>, Arg<typeof login>>({
      ...fromContract(login),
      transformErrorResponse: withRetryAfter,
      invalidatesTags: ["Me"],
    }),
  }),
});
