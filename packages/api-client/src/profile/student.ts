import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import type { Output } from "@dryrun/domain/contract/define";
import { completionStatus, myProfile } from "@dryrun/domain/profile/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const { useStudentProfileQuery, useStudentCompletionQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentProfile: build.query<Output<typeof myProfile>, Arg<typeof myProfile>>({
      ...fromContract(myProfile),
      providesTags: ["Profile"],
    }),
    studentCompletion: build.query<Output<typeof completionStatus>, Arg<typeof completionStatus>>({
      ...fromContract(completionStatus),
      providesTags: ["Profile"],
    }),
  }),
});
