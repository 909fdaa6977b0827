import { siteStatus } from "@dryrun/domain/status/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { SiteStatus } from "./service.ts";

export function statusRoutes(app: FastifyInstance, status: SiteStatus) {
  contractRoute(app, siteStatus, () => status.read());
}
