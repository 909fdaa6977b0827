import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import { jobStages, setJobStages, setStages, stages } from "@dryrun/domain/company/profile/contract";
import { fromContract } from "../from-contract.ts";

// by package name: all parts share the instance of the shell

const STAGES = { type: "EmployerJobs", id: "stages" } as const;
/** Applications can move with a change. */
const changed = (_: unknown, error: unknown) => (error ? [] : [STAGES, "EmployerApplications" as const]);

const api = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerStages: build.query({
      ...fromContract(stages),
      providesTags: [STAGES],
    }),
    employerJobStages: build.query({
      ...fromContract(jobStages),
      providesTags: [STAGES],
    }),
    employerSetStages: build.mutation({
      ...fromContract(setStages),
      invalidatesTags: changed,
    }),
    employerSetJobStages: build.mutation({
      ...fromContract(setJobStages),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useEmployerStagesQuery,
  useEmployerJobStagesQuery,
  useEmployerSetStagesMutation,
  useEmployerSetJobStagesMutation,
} = api;
/** Reads the stages of a job from the cache, without a request. */
export const useKnownJobStages = api.endpoints.employerJobStages.useQueryState;
