import { baseApi, overrideExisting } from "@dryrun/api-client/base";
import { reopenDecision } from "@dryrun/domain/applications/contract";
import { fromContract } from "../../from-contract.ts";
import { APPLICATION_LISTS, applicationTag } from "../tags.ts";

// by package name: all parts share the instance of the shell

export const { useEmployerReopenDecisionMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerReopenDecision: build.mutation({
      ...fromContract(reopenDecision),
      // After a refusal too: the application has changed elsewhere.
      invalidatesTags: (_, __, { params }) => [APPLICATION_LISTS, applicationTag(params.applicationId)],
    }),
  }),
});
