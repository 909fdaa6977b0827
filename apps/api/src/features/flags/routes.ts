import * as contract from "@dryrun/domain/flags/contract";
import { FLAG_CHANGED } from "@dryrun/domain/flags/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { FlagService } from "./service.ts";

export function flagRoutes(app: FastifyInstance, flags: FlagService) {
  contractRoute(app, contract.flags, () => flags.list());
  contractRoute(app, contract.changeFlag, async ({ params, body }, caller) => {
    await flags.change(caller.id, params.key, body);
    return { message: FLAG_CHANGED };
  });
}
