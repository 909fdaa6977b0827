import { openInvitation } from "@dryrun/domain/invitations/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Limit } from "../../http/rate-limit.ts";
import type { Invitations } from "./service.ts";

export function invitationRoutes(app: FastifyInstance, invitations: Invitations, links: Limit) {
  contractRoute(app, openInvitation, async ({ params }, _, request) => {
    await links.take(`invitation:${request.ip}`);
    return invitations.open(params.token);
  });
}
