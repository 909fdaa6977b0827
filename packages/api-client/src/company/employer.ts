import { baseApi, overrideExisting } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import {
  inviteColleague,
  leaveTeam,
  removeColleague,
  resendTeamInvitation,
  team,
  updateColleague,
  withdrawTeamInvitation,
} from "@dryrun/domain/company/team/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { type Arg, fromContract } from "../from-contract.ts";

const TEAM = { type: "Profile", id: "team" } as const;

// A refusal means that somebody else changed the team, or the caller's role: both are refetched after it, too.
const CHANGED = [TEAM, "Me"] as const;

const api = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerTeam: build.query<Output<typeof team>, Arg<typeof team>>({ ...fromContract(team), providesTags: [TEAM] }),
    employerInviteColleague: build.mutation<Output<typeof inviteColleague>, Arg<typeof inviteColleague>>({
      ...fromContract(inviteColleague),
      invalidatesTags: CHANGED,
    }),
    // The caller may have changed their own role and jobs, which decide about all lists.
    employerUpdateColleague: build.mutation<Output<typeof updateColleague>, Arg<typeof updateColleague>>({
      ...fromContract(updateColleague),
      invalidatesTags: [...CHANGED, "EmployerJobs", "EmployerApplications"],
    }),
    employerRemoveColleague: build.mutation<Output<typeof removeColleague>, Arg<typeof removeColleague>>({
      ...fromContract(removeColleague),
      invalidatesTags: CHANGED,
    }),
    employerResendTeamInvitation: build.mutation<Output<typeof resendTeamInvitation>, Arg<typeof resendTeamInvitation>>(
      {
        ...fromContract(resendTeamInvitation),
        invalidatesTags: CHANGED,
      },
    ),
    employerWithdrawTeamInvitation: build.mutation<
      Output<typeof withdrawTeamInvitation>,
      Arg<typeof withdrawTeamInvitation>
    >({
      ...fromContract(withdrawTeamInvitation),
      invalidatesTags: CHANGED,
    }),
    // The page that leaves resets all data itself: everything belongs to the former company.
    employerLeaveTeam: build.mutation<Output<typeof leaveTeam>, Arg<typeof leaveTeam>>({
      ...fromContract(leaveTeam),
      invalidatesTags: [],
    }),
  }),
});

export const {
  useEmployerTeamQuery,
  useEmployerInviteColleagueMutation,
  useEmployerUpdateColleagueMutation,
  useEmployerRemoveColleagueMutation,
  useEmployerResendTeamInvitationMutation,
  useEmployerWithdrawTeamInvitationMutation,
  useEmployerLeaveTeamMutation,
} = api;
/** Reads the team from the cache, without a request. */
export const useKnownTeam = api.endpoints.employerTeam.useQueryState;
