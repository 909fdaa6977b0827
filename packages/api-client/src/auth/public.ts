import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import {
  confirmSecondFactor,
  forgotPassword,
  login,
  logoutAll,
  register,
  removeSecondFactor,
  resendVerification,
  resetPassword,
  secondFactor,
  setUpSecondFactor,
  verifyEmail,
} from "@dryrun/domain/auth/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { withRetryAfter } from "../errors.ts";
import { type Arg, fromContract } from "../from-contract.ts";

export const {
  usePublicRegisterMutation,
  usePublicLoginMutation,
  usePublicVerifyEmailMutation,
  usePublicResendVerificationMutation,
  usePublicForgotPasswordMutation,
  usePublicResetPasswordMutation,
  usePublicLogoutAllMutation,
  usePublicSecondFactorQuery,
  usePublicSetUpSecondFactorMutation,
  usePublicConfirmSecondFactorMutation,
  usePublicRemoveSecondFactorMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicRegister: build.mutation<Output<typeof register>, Arg<typeof register>>({
      ...fromContract(register),
      invalidatesTags: [],
    }),
    publicLogin: build.mutation<Output<typeof login>, Arg<typeof login>>({
      ...fromContract(login),
      transformErrorResponse: withRetryAfter,
      invalidatesTags: ["Me"],
    }),
    publicVerifyEmail: build.mutation<Output<typeof verifyEmail>, Arg<typeof verifyEmail>>({
      ...fromContract(verifyEmail),
      invalidatesTags: ["Me"],
    }),
    publicResendVerification: build.mutation<Output<typeof resendVerification>, Arg<typeof resendVerification>>({
      ...fromContract(resendVerification),
      invalidatesTags: [],
    }),
    publicForgotPassword: build.mutation<Output<typeof forgotPassword>, Arg<typeof forgotPassword>>({
      ...fromContract(forgotPassword),
      invalidatesTags: [],
    }),
    publicResetPassword: build.mutation<Output<typeof resetPassword>, Arg<typeof resetPassword>>({
      ...fromContract(resetPassword),
      invalidatesTags: [],
    }),
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
