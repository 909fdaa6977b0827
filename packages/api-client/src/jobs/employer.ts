import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import type { Output } from "@dryrun/domain/contract/define";
import {
  closeJob,
  createJob,
  deleteJob,
  employerDashboard,
  employerJob,
  employerJobs,
  jobStats,
  reopenJob,
  updateJob,
} from "@dryrun/domain/jobs/contract";
import { APPLICATION_LISTS } from "../applications/tags.ts";
import { type Arg, fromContract, type KeyedArg } from "../from-contract.ts";

export const {
  useEmployerJobsQuery,
  useEmployerJobQuery,
  useEmployerCreateJobMutation,
  useEmployerUpdateJobMutation,
  useEmployerCloseJobMutation,
  useEmployerReopenJobMutation,
  useEmployerDeleteJobMutation,
  useEmployerJobStatsQuery,
  useEmployerDashboardQuery,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerJobs: build.query<Output<typeof employerJobs>, Arg<typeof employerJobs>>({
      ...fromContract(employerJobs),
      providesTags: ["EmployerJobs"],
    }),
    employerJob: build.query<Output<typeof employerJob>, Arg<typeof employerJob>>({
      ...fromContract(employerJob),
      providesTags: ["EmployerJobs"],
    }),
    employerCreateJob: build.mutation<Output<typeof createJob>, KeyedArg<typeof createJob>>({
      ...fromContract(createJob),
      invalidatesTags: ["EmployerJobs"],
    }),
    employerUpdateJob: build.mutation<Output<typeof updateJob>, Arg<typeof updateJob>>({
      ...fromContract(updateJob),
      invalidatesTags: ["EmployerJobs", "EmployerApplications"],
    }),
    employerCloseJob: build.mutation<Output<typeof closeJob>, Arg<typeof closeJob>>({
      ...fromContract(closeJob),
      invalidatesTags: ["EmployerJobs"],
    }),
    employerReopenJob: build.mutation<Output<typeof reopenJob>, Arg<typeof reopenJob>>({
      ...fromContract(reopenJob),
      invalidatesTags: ["EmployerJobs"],
    }),
    employerDeleteJob: build.mutation<Output<typeof deleteJob>, Arg<typeof deleteJob>>({
      ...fromContract(deleteJob),
      // The deleted job's page is still mounted: it must not be refetched.
      invalidatesTags: ["EmployerApplications"],
    }),
    employerJobStats: build.query<Output<typeof jobStats>, Arg<typeof jobStats>>({
      ...fromContract(jobStats),
      providesTags: ["EmployerJobs", APPLICATION_LISTS],
    }),
    employerDashboard: build.query<Output<typeof employerDashboard>, Arg<typeof employerDashboard>>({
      ...fromContract(employerDashboard),
      providesTags: ["EmployerJobs", APPLICATION_LISTS],
    }),
  }),
});
