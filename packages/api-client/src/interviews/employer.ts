import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import type { Output } from "@dryrun/domain/contract/define";
import { employerInterview } from "@dryrun/domain/interviews/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const { useEmployerInterviewQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerInterview: build.query<Output<typeof employerInterview>, Arg<typeof employerInterview>>({
      ...fromContract(employerInterview),
      providesTags: ["EmployerApplications"],
    }),
  }),
});
