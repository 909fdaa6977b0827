import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import {
  confirmSecondFactor,
  logoutAll,
  removeSecondFactor,
  secondFactor,
  setUpSecondFactor,
} from "@dryrun/domain/auth/contract";
import { withRetryAfter } from "../errors.ts";
import { fromContract } from "../from-contract.ts";

// Separate from public.ts, which every sign-in loads: only /account uses these.
export const {
  usePublicLogoutAllMutation,
  usePublicSecondFactorQuery,
  usePublicSetUpSecondFactorMutation,
  usePublicConfirmSecondFactorMutation,
  usePublicRemoveSecondFactorMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    // Nothing is refetched after a logout everywhere.
    publicLogoutAll: build.mutation({
      ...fromContract(logoutAll),
      invalidatesTags: [],
    }),
    publicSecondFactor: build.query({
      ...fromContract(secondFactor),
      providesTags: ["Me"],
    }),
    publicSetUpSecondFactor: build.mutation({
      ...fromContract(setUpSecondFactor),
      invalidatesTags: [],
    }),
    // Stores the answer's token first, then refetches everything with it.
    publicConfirmSecondFactor: build.mutation({
      ...fromContract(confirmSecondFactor),
      transformErrorResponse: withRetryAfter,
      invalidatesTags: [],
    }),
    publicRemoveSecondFactor: build.mutation({
      ...fromContract(removeSecondFactor),
      transformErrorResponse: withRetryAfter,
      invalidatesTags: (_, error) => (error ? [] : ["Me"]),
    }),
  }),
});
