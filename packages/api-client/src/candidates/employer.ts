import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { candidatePdf, candidateProfile, searchCandidates } from "@dryrun/domain/candidates/contract";
import { type Arg, downloadFrom, fromContract } from "../from-contract.ts";

export const { useEmployerCandidatesQuery, useEmployerCandidateQuery, useEmployerCandidatePdfMutation } =
  baseApi.injectEndpoints({
    overrideExisting,
    endpoints: (build) => ({
      employerCandidates: build.query({
        ...fromContract(searchCandidates),
        providesTags: ["EmployerApplications"], // results say who applied
      }),
      employerCandidate: build.query({
        ...fromContract(candidateProfile),
        providesTags: ["EmployerApplications"],
      }),
      employerCandidatePdf: build.mutation<string, Arg<typeof candidatePdf>>({
        ...downloadFrom(candidatePdf),
        invalidatesTags: [],
      }),
    }),
  });
