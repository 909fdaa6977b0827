import type { Call } from "../../contract/call.ts";

export const team = { method: "GET", path: "/emp/team", access: "employer" } as const satisfies Call;
export const inviteColleague = { method: "POST", path: "/emp/team", access: "employer" } as const satisfies Call;

export const updateColleague = {
  method: "PATCH",
  path: "/emp/team/:userId",
  access: "employer",
} as const satisfies Call;

export const removeColleague = {
  method: "DELETE",
  path: "/emp/team/:userId",
  access: "employer",
} as const satisfies Call;

export const resendTeamInvitation = {
  method: "POST",
  path: "/emp/team/invitations/:invitationId/resend",
  access: "employer",
} as const satisfies Call;

export const withdrawTeamInvitation = {
  method: "DELETE",
  path: "/emp/team/invitations/:invitationId",
  access: "employer",
} as const satisfies Call;
export const leaveTeam = { method: "POST", path: "/emp/team/leave", access: "employer" } as const satisfies Call;

export const teamInvitation = {
  method: "GET",
  path: "/team-invitations/:token",
  access: "public",
} as const satisfies Call;
export const joinTeam = { method: "POST", path: "/team-invitations/:token", access: "public" } as const satisfies Call;

export const acceptTeamInvitation = {
  method: "PUT",
  path: "/team-invitations/:token",
  access: "employer",
} as const satisfies Call;
