import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import { allowContact, stopContact } from "@dryrun/domain/applications/contract";
import { fromContract } from "../../from-contract.ts";

// by package name: all parts share the instance of the shell

// Every application of the candidate, and the searches, show it.
const invalidatesTags = ["EmployerApplications" as const];

export const { useEmployerStopContactMutation, useEmployerAllowContactMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerStopContact: build.mutation({
      ...fromContract(stopContact),
      invalidatesTags,
    }),
    employerAllowContact: build.mutation({
      ...fromContract(allowContact),
      invalidatesTags,
    }),
  }),
});
