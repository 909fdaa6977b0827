import * as contract from "@dryrun/domain/incidents/contract";
import { INCIDENT_OPENED, INCIDENT_RESOLVED, INCIDENT_UPDATED } from "@dryrun/domain/incidents/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Incidents } from "./service.ts";

export function incidentRoutes(app: FastifyInstance, incidents: Incidents) {
  contractRoute(app, contract.incidents, () => incidents.list());
  contractRoute(app, contract.openIncident, async ({ body }, caller) => {
    await incidents.open(caller.id, body);
    return { message: INCIDENT_OPENED };
  });
  contractRoute(app, contract.updateIncident, async ({ params, body }, caller) => {
    await incidents.update(caller.id, params.id, body);
    return { message: body.phase === "resolved" ? INCIDENT_RESOLVED : INCIDENT_UPDATED };
  });
}
