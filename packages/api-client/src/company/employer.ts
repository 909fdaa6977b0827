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
import { fromContract } from "../from-contract.ts";

const TEAM = { type: "Profile", id: "team" } as const;

// A refusal means that somebody else changed the team, or the caller's role: both are refetched after it, too.
const CHANGED = [TEAM, "Me"] as const;

const api = baseApi.injectEndpoints({
  overrideExisting,
  endpoints: (build) => ({
    employerTeam: build.query({ ...fromContract(team), providesTags: [TEAM] }),
    employerInviteColleague: build.mutation({
      ...fromContract(inviteColleague),
      invalidatesTags: CHANGED,
    }),
    // The caller may have changed their own role and jobs, which decide about all lists.
    employerUpdateColleague: build.mutation({
      ...fromContract(updateColleague),
      invalidatesTags: [...CHANGED, "EmployerJobs", "EmployerApplications"],
    }),
    employerRemoveColleague: build.mutation({
      ...fromContract(removeColleague),
      invalidatesTags: CHANGED,
    }),
    employerResendTeamInvitation: build.mutation({
      ...fromContract(resendTeamInvitation),
      invalidatesTags: CHANGED,
    }),
    employerWithdrawTeamInvitation: build.mutation({
      ...fromContract(withdrawTeamInvitation),
      invalidatesTags: CHANGED,
    }),
    // The page that leaves resets all data itself: everything belongs to the former company.
    employerLeaveTeam: build.mutation({
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
