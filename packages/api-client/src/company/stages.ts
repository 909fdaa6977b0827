import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { jobStages, setJobStages, setStages, stages } from "@dryrun/domain/company/stages/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

const STAGES = { type: "EmployerJobs", id: "stages" } as const;
/** Applications can move with a change. */
const changed = (_: unknown, error: unknown) => (error ? [] : [STAGES, "EmployerApplications" as const]);

const api = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerStages: build.query<Output<typeof stages>, Arg<typeof stages>>({
      ...fromContract(stages),
      providesTags: [STAGES],
    }),
    employerJobStages: build.query<Output<typeof jobStages>, Arg<typeof jobStages>>({
      ...fromContract(jobStages),
      providesTags: [STAGES],
    }),
    employerSetStages: build.mutation<Output<typeof setStages>, Arg<typeof setStages>>({
      ...fromContract(setStages),
      invalidatesTags: changed,
    }),
    employerSetJobStages: build.mutation<Output<typeof setJobStages>, Arg<typeof setJobStages>>({
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
