import { find as contract } from "@dryrun/domain/company/find/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { createFind } from "./service.ts";

export function findRoutes(app: FastifyInstance, { find }: { find: ReturnType<typeof createFind> }) {
  contractRoute(app, contract, ({ query }, { member }) => find(member, query.q));
}
