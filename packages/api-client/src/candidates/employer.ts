import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { candidatePdf, candidateProfile, searchCandidates } from "@dryrun/domain/candidates/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, downloadFrom, fromContract } from "../from-contract.ts";

export const { useEmployerCandidatesQuery, useEmployerCandidateQuery, useEmployerCandidatePdfMutation } =
  baseApi.injectEndpoints({
    overrideExisting,
    endpoints: (build) => ({
      employerCandidates: build.query<Output<typeof searchCandidates>, Arg<typeof searchCandidates>>({
        ...fromContract(searchCandidates),
        providesTags: ["EmployerApplications"], // results say who applied
      }),
      employerCandidate: build.query<Output<typeof candidateProfile>, Arg<typeof candidateProfile>>({
        ...fromContract(candidateProfile),
        providesTags: ["EmployerApplications"],
      }),
      employerCandidatePdf: build.mutation<string, Arg<typeof candidatePdf>>({
        ...downloadFrom(candidatePdf),
        invalidatesTags: [],
      }),
    }),
  });
