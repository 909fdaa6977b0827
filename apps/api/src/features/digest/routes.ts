import * as contract from "@dryrun/domain/company/digest/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Digest } from "./service.ts";

export function digestRoutes(app: FastifyInstance, { digest }: { digest: Digest }) {
  contractRoute(app, contract.digest, (_, caller) => digest.read(caller.id));
  contractRoute(app, contract.chooseDigest, ({ body }, caller) => digest.choose(caller.id, body.every));
}
