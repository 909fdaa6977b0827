import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { accountPrivacy } from "@dryrun/domain/account/contract";
import { resendVerification } from "@dryrun/domain/auth/contract";
import { fromContract } from "../from-contract.ts";

export const { useStudentAccountPrivacyQuery, useStudentResendVerificationMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentAccountPrivacy: build.query({
      ...fromContract(accountPrivacy),
      providesTags: ["Profile"],
    }),
    studentResendVerification: build.mutation({
      ...fromContract(resendVerification),
      invalidatesTags: [],
    }),
  }),
});
