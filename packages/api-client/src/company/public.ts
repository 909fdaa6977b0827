import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { acceptTeamInvitation, joinTeam, teamInvitation } from "@dryrun/domain/company/team/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

export const { usePublicTeamInvitationQuery, usePublicJoinTeamMutation, usePublicAcceptTeamInvitationMutation } =
  baseApi.injectEndpoints({
    overrideExisting,
    endpoints: (build) => ({
      publicTeamInvitation: build.query<Output<typeof teamInvitation>, Arg<typeof teamInvitation>>(
        fromContract(teamInvitation),
      ),
      publicJoinTeam: build.mutation<Output<typeof joinTeam>, Arg<typeof joinTeam>>({
        ...fromContract(joinTeam),
        invalidatesTags: [],
      }),
      // The call of an employer, on a page of the shell, which resets all data after it.
      publicAcceptTeamInvitation: build.mutation<Output<typeof acceptTeamInvitation>, Arg<typeof acceptTeamInvitation>>(
        {
          ...fromContract(acceptTeamInvitation),
          invalidatesTags: [],
        },
      ),
    }),
  });
