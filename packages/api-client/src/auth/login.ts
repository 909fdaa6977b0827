import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { login } from "@dryrun/domain/auth/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { withRetryAfter } from "../errors.ts";
import { type Arg, fromContract } from "../from-contract.ts";

// Separate from the other calls of visitors, because most people load the sign-in page first.
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
