import type { TeamDeps } from "./deps.ts";
import { inviteColleague, listTeam, resendInvitation, withdrawInvitation } from "./invitations.ts";
import { acceptInvitation, joinTeam, showInvitation } from "./joining.ts";
import { leaveTeam, removeColleague, updateColleague } from "./people.ts";

export type Team = ReturnType<typeof createTeam>;

/** The people of a company: who belongs to it, with which role and jobs, and how somebody joins and leaves. */
export const createTeam = (deps: TeamDeps) => ({
  list: listTeam(deps),
  invite: inviteColleague(deps),
  resend: resendInvitation(deps),
  withdraw: withdrawInvitation(deps),
  update: updateColleague(deps),
  remove: removeColleague(deps),
  leave: leaveTeam(deps),
  show: showInvitation(deps),
  join: joinTeam(deps),
  accept: acceptInvitation(deps),
});
