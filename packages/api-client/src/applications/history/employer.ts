import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { allowContact, stopContact } from "@dryrun/domain/applications/history/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../../from-contract.ts";

// Every application of the candidate, and the searches, show it.
const invalidatesTags = ["EmployerApplications" as const];

export const { useEmployerStopContactMutation, useEmployerAllowContactMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerStopContact: build.mutation<Output<typeof stopContact>, Arg<typeof stopContact>>({
      ...fromContract(stopContact),
      invalidatesTags,
    }),
    employerAllowContact: build.mutation<Output<typeof allowContact>, Arg<typeof allowContact>>({
      ...fromContract(allowContact),
      invalidatesTags,
    }),
  }),
});
