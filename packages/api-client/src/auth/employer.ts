import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { resendVerification } from "@dryrun/domain/auth/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

export const { useEmployerResendVerificationMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerResendVerification: build.mutation<Output<typeof resendVerification>, Arg<typeof resendVerification>>({
      ...fromContract(resendVerification),
      invalidatesTags: [],
    }),
  }),
});
