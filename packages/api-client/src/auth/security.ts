import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import {
  confirmSecondFactor,
  logoutAll,
  removeSecondFactor,
  secondFactor,
  setUpSecondFactor,
} from "@dryrun/domain/auth/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { withRetryAfter } from "../errors.ts";
import { type Arg, fromContract } from "../from-contract.ts";

// Beside public.ts, which every sign-in loads: these are asked on /account alone.
export const {
  usePublicLogoutAllMutation,
  usePublicSecondFactorQuery,
  usePublicSetUpSecondFactorMutation,
  usePublicConfirmSecondFactorMutation,
  usePublicRemoveSecondFactorMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    // Who logged out everywhere leaves: nothing is asked again.
    publicLogoutAll: build.mutation<Output<typeof logoutAll>, Arg<typeof logoutAll>>({
      ...fromContract(logoutAll),
      invalidatesTags: [],
    }),
    publicSecondFactor: build.query<Output<typeof secondFactor>, Arg<typeof secondFactor>>({
      ...fromContract(secondFactor),
      providesTags: ["Me"],
    }),
    publicSetUpSecondFactor: build.mutation<Output<typeof setUpSecondFactor>, Arg<typeof setUpSecondFactor>>({
      ...fromContract(setUpSecondFactor),
      invalidatesTags: [],
    }),
    // The answer's token is kept first, then everything is asked with it.
    publicConfirmSecondFactor: build.mutation<Output<typeof confirmSecondFactor>, Arg<typeof confirmSecondFactor>>({
      ...fromContract(confirmSecondFactor),
      transformErrorResponse: withRetryAfter,
      invalidatesTags: [],
    }),
    publicRemoveSecondFactor: build.mutation<Output<typeof removeSecondFactor>, Arg<typeof removeSecondFactor>>({
      ...fromContract(removeSecondFactor),
      transformErrorResponse: withRetryAfter,
      invalidatesTags: (_, error) => (error ? [] : ["Me"]),
    }),
  }),
});
