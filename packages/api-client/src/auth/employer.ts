import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { resendVerification } from "@dryrun/domain/auth/contract";
import { fromContract } from "../from-contract.ts";

export const { useEmployerResendVerificationMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerResendVerification: build.mutation({
      ...fromContract(resendVerification),
      invalidatesTags: [],
    }),
  }),
});
