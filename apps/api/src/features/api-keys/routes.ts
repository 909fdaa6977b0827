import * as contract from "@dryrun/domain/company/api-keys/contract";
import { KEY_CREATED } from "@dryrun/domain/company/api-keys/scopes";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { ApiKeys } from "./service.ts";

export function apiKeyRoutes(app: FastifyInstance, { apiKeys }: { apiKeys: ApiKeys }) {
  contractRoute(app, contract.apiKeys, async (_, { member }) => ({ keys: await apiKeys.list(member) }));
  contractRoute(app, contract.createApiKey, async ({ body }, { member }) => ({
    message: KEY_CREATED,
    ...(await apiKeys.create(member, body)),
  }));
  contractRoute(app, contract.revokeApiKey, ({ params }, { member }) => apiKeys.revoke(member, params.keyId));
}
