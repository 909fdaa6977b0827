import * as contract from "@dryrun/domain/company/team/contract";
import { invitationSent } from "@dryrun/domain/company/team/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import { networkOf } from "../../http/limits/network.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import type { Team } from "./service.ts";

export function teamRoutes(app: FastifyInstance, { team }: { team: Team }, { links }: { links: Limit }) {
  contractRoute(app, contract.team, (_, { member }) => team.list(member));
  contractRoute(app, contract.inviteColleague, async ({ body }, { member }) => {
    const invitation = await team.invite(member, body);
    return { message: invitationSent(invitation.email), invitation };
  });
  contractRoute(app, contract.updateColleague, async ({ params, body }, { member }) => ({
    person: await team.update(member, params.userId, body),
  }));
  contractRoute(app, contract.removeColleague, ({ params, query }, { member }) =>
    team.remove(member, params.userId, query.jobsTo ?? member.userId),
  );
  contractRoute(app, contract.resendTeamInvitation, async ({ params }, { member }) => {
    const invitation = await team.resend(member, params.invitationId);
    return { message: invitationSent(invitation.email), invitation };
  });
  contractRoute(app, contract.withdrawTeamInvitation, ({ params }, { member }) =>
    team.withdraw(member, params.invitationId),
  );
  contractRoute(app, contract.leaveTeam, (_, { member }) => team.leave(member));
  contractRoute(app, contract.teamInvitation, async ({ params }, _, request) => {
    await links.take(`team:${networkOf(request.ip)}`);
    return team.show(params.token);
  });
  contractRoute(app, contract.joinTeam, async ({ params, body }, _, request) => {
    await links.take(`join:${networkOf(request.ip)}`);
    return { token: await team.join(params.token, body) };
  });
  contractRoute(app, contract.acceptTeamInvitation, async ({ params }, { member }, request) => {
    await links.take(`join:${networkOf(request.ip)}`);
    await team.accept(params.token, member);
  });
}
