import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import { previewShared, sharedResults, shareResult, stopSharing } from "@dryrun/domain/shared-results/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const {
  useStudentSharedResultsQuery,
  useStudentPreviewSharedMutation,
  useStudentShareResultMutation,
  useStudentStopSharingMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentSharedResults: build.query<Output<typeof sharedResults>, Arg<typeof sharedResults>>({
      ...fromContract(sharedResults),
      providesTags: ["Interviews"],
    }),
    studentPreviewShared: build.mutation<Output<typeof previewShared>, Arg<typeof previewShared>>({
      ...fromContract(previewShared),
      invalidatesTags: [],
    }),
    studentShareResult: build.mutation<Output<typeof shareResult>, Arg<typeof shareResult>>({
      ...fromContract(shareResult),
      invalidatesTags: ["Interviews"],
    }),
    studentStopSharing: build.mutation<Output<typeof stopSharing>, Arg<typeof stopSharing>>({
      ...fromContract(stopSharing),
      invalidatesTags: ["Interviews"],
    }),
  }),
});
