import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
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
    // Stores the answer's token first, then refetches everything with it.
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
