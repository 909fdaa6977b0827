import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { reopenDecision } from "@dryrun/domain/applications/decisions/contract";
import { fromContract } from "../../from-contract.ts";
import { APPLICATION_LISTS, applicationTag } from "../tags.ts";

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
