import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { previewShared, sharedResults, shareResult, stopSharing } from "@dryrun/domain/shared-results/contract";
import { fromContract } from "../from-contract.ts";

export const {
  useStudentSharedResultsQuery,
  useStudentPreviewSharedMutation,
  useStudentShareResultMutation,
  useStudentStopSharingMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentSharedResults: build.query({
      ...fromContract(sharedResults),
      providesTags: ["Interviews"],
    }),
    studentPreviewShared: build.mutation({
      ...fromContract(previewShared),
      invalidatesTags: [],
    }),
    studentShareResult: build.mutation({
      ...fromContract(shareResult),
      invalidatesTags: ["Interviews"],
    }),
    studentStopSharing: build.mutation({
      ...fromContract(stopSharing),
      invalidatesTags: ["Interviews"],
    }),
  }),
});
