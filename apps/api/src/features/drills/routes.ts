import * as contract from "@dryrun/domain/interviews/drills/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Drills } from "./service.ts";

export function drillRoutes(app: FastifyInstance, drills: Drills) {
  contractRoute(app, contract.practice, (_, caller) => drills.overview(caller.id));
  contractRoute(app, contract.startDrill, ({ body }, caller) => drills.start(caller.id, body));
  contractRoute(app, contract.drill, ({ params }, caller) => drills.read(caller.id, params.id));
  contractRoute(app, contract.answerDrill, ({ params, body }, caller) => drills.answer(caller.id, params.id, body));
}
