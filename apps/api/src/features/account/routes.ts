import { updateAccount } from "@dryrun/domain/account/contract";
import { ACCOUNT_UPDATED } from "@dryrun/domain/account/messages";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/client.ts";
import { contractRoute } from "../../http/contract-route.ts";
import { setAdult } from "../auth/queries.ts";

export function accountRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, updateAccount, async (_, caller) => {
    await setAdult(db, caller.id); // the contract takes nothing but true
    return { message: ACCOUNT_UPDATED };
  });
}
