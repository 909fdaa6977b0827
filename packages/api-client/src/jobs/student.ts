import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import type { Output } from "@dryrun/domain/contract/define";
import { jobList, jobPage } from "@dryrun/domain/jobs/contract";
import { type Arg, fromContract } from "../from-contract.ts";

export const { useStudentJobsQuery, useStudentJobQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentJobs: build.query<Output<typeof jobList>, Arg<typeof jobList>>({
      ...fromContract(jobList),
      providesTags: ["Jobs"],
    }),
    studentJob: build.query<Output<typeof jobPage>, Arg<typeof jobPage>>({
      ...fromContract(jobPage),
      providesTags: ["Jobs"],
    }),
  }),
});
