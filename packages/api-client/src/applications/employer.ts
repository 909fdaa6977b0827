import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import {
  acceptApplication,
  employerApplication,
  employerApplications,
  jobApplications,
  rejectApplication,
} from "@dryrun/domain/applications/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

export const {
  useEmployerJobApplicationsQuery,
  useEmployerApplicationsQuery,
  useEmployerApplicationQuery,
  useEmployerRejectMutation,
  useEmployerAcceptMutation,
} = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerJobApplications: build.query<Output<typeof jobApplications>, Arg<typeof jobApplications>>({
      ...fromContract(jobApplications),
      providesTags: ["EmployerApplications"],
    }),
    employerApplications: build.query<Output<typeof employerApplications>, Arg<typeof employerApplications>>({
      ...fromContract(employerApplications),
      providesTags: ["EmployerApplications"],
    }),
    employerApplication: build.query<Output<typeof employerApplication>, Arg<typeof employerApplication>>({
      ...fromContract(employerApplication),
      providesTags: ["EmployerApplications"],
    }),
    employerReject: build.mutation<Output<typeof rejectApplication>, Arg<typeof rejectApplication>>({
      ...fromContract(rejectApplication),
      invalidatesTags: ["EmployerApplications"],
    }),
    employerAccept: build.mutation<Output<typeof acceptApplication>, Arg<typeof acceptApplication>>({
      ...fromContract(acceptApplication),
      invalidatesTags: ["EmployerApplications"],
    }),
  }),
});
