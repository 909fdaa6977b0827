import type { FastifyInstance } from "fastify";
import type { Parts } from "../compose.ts";
import { isApiKey } from "../features/api-keys/service.ts";
import { prepareFindCaller } from "../features/auth/queries.ts";
import { CONTRACTS_HASH } from "../features/system/routes.ts";

/** Finds out who makes a request: a signed-in person, or a company's key. */
export function findCallers(api: FastifyInstance, deps: Parts) {
  const { db, hiring, people } = deps;
  const { tokens, secondFactors } = people;
  const findCaller = prepareFindCaller(db);
  api.addHook("onRequest", async (request, reply) => {
    reply.header("x-api-contracts", CONTRACTS_HASH).header("cache-control", "no-store");
    const token = /^Bearer +([^ ].*)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (token && isApiKey(token)) {
      request.caller = await hiring.apiKeys.callerOf(token);
      return;
    }
    const claims = token ? await tokens.read(token) : null;
    const user = claims && (await findCaller(claims.userId));
    if (user && user.tokenVersion === claims.version && !user.blockedAt) {
      const { id, userType, companyId, role, jobIds, tokenVersion, isCompanyBlocked } = user;
      const needsSecondFactor = secondFactors.isRequired && userType === "admin" && !user.hasSecondFactor;
      const member = companyId && role ? { userId: id, companyId, role, jobIds, tokenVersion } : null;
      request.caller = { id, userType, needsSecondFactor, isCompanyBlocked, member };
    }
  });
}
