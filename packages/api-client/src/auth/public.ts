import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { forgotPassword, register, resendVerification, resetPassword, verifyEmail } from "@dryrun/domain/auth/contract";
import { fromContract } from "../from-contract.ts";

export const {
  usePublicRegisterMutation,
  usePublicVerifyEmailMutation,
  usePublicResendVerificationMutation,
  usePublicForgotPasswordMutation,
  usePublicResetPasswordMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    publicRegister: build.mutation({
      ...fromContract(register),
      invalidatesTags: [],
    }),
    publicVerifyEmail: build.mutation({
      ...fromContract(verifyEmail),
      invalidatesTags: ["Me"],
    }),
    publicResendVerification: build.mutation({
      ...fromContract(resendVerification),
      invalidatesTags: [],
    }),
    publicForgotPassword: build.mutation({
      ...fromContract(forgotPassword),
      invalidatesTags: [],
    }),
    publicResetPassword: build.mutation({
      ...fromContract(resetPassword),
      invalidatesTags: [],
    }),
  }),
});
