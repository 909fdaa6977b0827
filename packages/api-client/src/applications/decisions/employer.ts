import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { reopenDecision } from "@dryrun/domain/applications/decisions/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../../from-contract.ts";
import { APPLICATION_LISTS, applicationTag } from "../tags.ts";

export const { useEmployerReopenDecisionMutation } = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerReopenDecision: build.mutation<Output<typeof reopenDecision>, Arg<typeof reopenDecision>>({
      ...fromContract(reopenDecision),
      // After a refusal too: the application has changed elsewhere.
      invalidatesTags: (_, __, { params }) => [APPLICATION_LISTS, applicationTag(params.applicationId)],
    }),
  }),
});
