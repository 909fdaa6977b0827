import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by name: the shared singleton
import type { Output } from "@dryrun/domain/contract/define";
import { similarJobs } from "@dryrun/domain/jobs/contract";
import { type Arg, fromContract } from "../from-contract.ts";

// Apart from the other calls about jobs: only pages of applications need it.
export const { useStudentSimilarJobsQuery } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    studentSimilarJobs: build.query<Output<typeof similarJobs>, Arg<typeof similarJobs>>({
      ...fromContract(similarJobs),
      providesTags: ["Jobs"],
    }),
  }),
});
