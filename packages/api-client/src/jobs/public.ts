import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import type { Output } from "@dryrun/domain/contract/define";
import { publicJob, resumeJobAlert, stopJobAlert } from "@dryrun/domain/jobs/contract";
import { errorBody } from "../errors.ts";
import { fromContract } from "../from-contract.ts";

// by package name: all parts share the instance of the shell

export type SimilarJob = Pick<
  Output<typeof publicJob>,
  "_id" | "title" | "company" | "location" | "jobType" | "salary" | "experienceMin" | "experienceMax"
>;

/** Returns similar open jobs from the refusal of a closed one. */
export function similarJobsOf(error: unknown): readonly SimilarJob[] {
  const similar = errorBody(error)?.similar;
  return Array.isArray(similar) ? similar : [];
}

export const { usePublicJobQuery, usePublicStopJobAlertMutation, usePublicResumeJobAlertMutation } =
  baseApi.injectEndpoints({
    overrideExisting,
    endpoints: (build) => ({
      publicJob: build.query({
        ...fromContract(publicJob),
        providesTags: ["Jobs"],
      }),
      publicStopJobAlert: build.mutation({
        ...fromContract(stopJobAlert),
        invalidatesTags: [],
      }),
      publicResumeJobAlert: build.mutation({
        ...fromContract(resumeJobAlert),
        invalidatesTags: [],
      }),
    }),
  });
