import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { forgotPassword, register, resendVerification, resetPassword, verifyEmail } from "@dryrun/domain/auth/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

export const {
  usePublicRegisterMutation,
  usePublicVerifyEmailMutation,
  usePublicResendVerificationMutation,
  usePublicForgotPasswordMutation,
  usePublicResetPasswordMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicRegister: build.mutation<Output<typeof register>, Arg<typeof register>>({
      ...fromContract(register),
      invalidatesTags: [],
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
  }),
});
