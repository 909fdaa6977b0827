import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { acceptTeamInvitation, joinTeam, teamInvitation } from "@dryrun/domain/company/team/contract";
import { fromContract } from "../from-contract.ts";

export const { usePublicTeamInvitationQuery, usePublicJoinTeamMutation, usePublicAcceptTeamInvitationMutation } =
  baseApi.injectEndpoints({
    overrideExisting,
    endpoints: (build) => ({
      publicTeamInvitation: build.query(fromContract(teamInvitation)),
      publicJoinTeam: build.mutation({
        ...fromContract(joinTeam),
        invalidatesTags: [],
      }),
      // The call of an employer, on a page of the shell, which resets all data after it.
      publicAcceptTeamInvitation: build.mutation({
        ...fromContract(acceptTeamInvitation),
        invalidatesTags: [],
      }),
    }),
  });
