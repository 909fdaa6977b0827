import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { login } from "@dryrun/domain/auth/contract";
import { withRetryAfter } from "../errors.ts";
import { fromContract } from "../from-contract.ts";

// Separate from the other calls of visitors, because most people load the sign-in page first.
export const { usePublicLoginMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicLogin: build.mutation({
      ...fromContract(login),
      transformErrorResponse: withRetryAfter,
      invalidatesTags: ["Me"],
    }),
  }),
});
