import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import { changePassword } from "@dryrun/domain/auth/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

export const { useStudentChangePasswordMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    // The answer's token keeps this browser signed in; every older one is dead.
    studentChangePassword: build.mutation<Output<typeof changePassword>, Arg<typeof changePassword>>({
      ...fromContract(changePassword),
      invalidatesTags: [],
    }),
  }),
});
