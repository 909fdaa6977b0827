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
import { fromContract, type KeyedArg } from "../from-contract.ts";

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
    employerJobs: build.query({
      ...fromContract(employerJobs),
      extraOptions: { logged: "Failed to fetch jobs" },
      providesTags: ["EmployerJobs"],
    }),
    employerJob: build.query({
      ...fromContract(employerJob),
      providesTags: ["EmployerJobs"],
    }),
    employerCreateJob: build.mutation<Output<typeof createJob>, KeyedArg<typeof createJob>>({
      ...fromContract(createJob),
      invalidatesTags: ["EmployerJobs"],
    }),
    employerUpdateJob: build.mutation({
      ...fromContract(updateJob),
      invalidatesTags: ["EmployerJobs", "EmployerApplications"],
    }),
    employerCloseJob: build.mutation({
      ...fromContract(closeJob),
      invalidatesTags: ["EmployerJobs"],
    }),
    employerReopenJob: build.mutation({
      ...fromContract(reopenJob),
      invalidatesTags: ["EmployerJobs"],
    }),
    employerDeleteJob: build.mutation({
      ...fromContract(deleteJob),
      // The deleted job's page is still mounted: it must not be refetched.
      invalidatesTags: ["EmployerApplications"],
    }),
    employerJobStats: build.query({
      ...fromContract(jobStats),
      providesTags: ["EmployerJobs", APPLICATION_LISTS],
    }),
    employerDashboard: build.query({
      ...fromContract(employerDashboard),
      providesTags: ["EmployerJobs", APPLICATION_LISTS],
    }),
  }),
});
