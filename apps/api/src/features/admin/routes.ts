import * as records from "@dryrun/domain/admin/records/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Audit } from "./audit.ts";

export interface AdminParts {
  audit: Audit;
}

export function adminRoutes(app: FastifyInstance, { audit }: AdminParts) {
  contractRoute(app, records.auditEntries, ({ query }) => audit.list(query));
}
