import * as contract from "@dryrun/domain/maintenance/contract";
import { MAINTENANCE_ANNOUNCED, MAINTENANCE_ENDED, MAINTENANCE_ON } from "@dryrun/domain/maintenance/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { MaintenanceService } from "./service.ts";

export function maintenanceRoutes(app: FastifyInstance, maintenance: MaintenanceService) {
  contractRoute(app, contract.maintenance, () => maintenance.read());
  contractRoute(app, contract.planMaintenance, async ({ body }, caller) => ({
    message: (await maintenance.plan(caller.id, body)) === "on" ? MAINTENANCE_ON : MAINTENANCE_ANNOUNCED,
  }));
  contractRoute(app, contract.endMaintenance, async (_, caller) => {
    await maintenance.end(caller.id);
    return { message: MAINTENANCE_ENDED };
  });
}
