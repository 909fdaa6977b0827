import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import { accountPrivacy } from "@dryrun/domain/account/contract";
import { changePassword } from "@dryrun/domain/auth/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

export const { useStudentChangePasswordMutation, useStudentAccountPrivacyQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    // The answer's token keeps this browser signed in; every older one is dead.
    studentChangePassword: build.mutation<Output<typeof changePassword>, Arg<typeof changePassword>>({
      ...fromContract(changePassword),
      invalidatesTags: [],
    }),
    studentAccountPrivacy: build.query<Output<typeof accountPrivacy>, Arg<typeof accountPrivacy>>({
      ...fromContract(accountPrivacy),
      providesTags: ["Profile"],
    }),
  }),
});
