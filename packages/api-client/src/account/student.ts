import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { accountPrivacy } from "@dryrun/domain/account/contract";
import { resendVerification } from "@dryrun/domain/auth/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

export const { useStudentAccountPrivacyQuery, useStudentResendVerificationMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentAccountPrivacy: build.query<Output<typeof accountPrivacy>, Arg<typeof accountPrivacy>>({
      ...fromContract(accountPrivacy),
      providesTags: ["Profile"],
    }),
    studentResendVerification: build.mutation<Output<typeof resendVerification>, Arg<typeof resendVerification>>({
      ...fromContract(resendVerification),
      invalidatesTags: [],
    }),
  }),
});
