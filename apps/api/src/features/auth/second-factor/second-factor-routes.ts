import * as contract from "@dryrun/domain/auth/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../../http/contract-route.ts";
import type { SecondFactors } from "./second-factor.ts";

export function secondFactorRoutes(app: FastifyInstance, factors: SecondFactors) {
  contractRoute(app, contract.secondFactor, (_, caller) => factors.state(caller.id));
  contractRoute(app, contract.setUpSecondFactor, (_, caller) => factors.setUp(caller.id));
  contractRoute(app, contract.confirmSecondFactor, ({ body }, caller, request) =>
    factors.confirm(caller.id, body.code, request.ip),
  );
  contractRoute(app, contract.removeSecondFactor, ({ body }, caller, request) =>
    factors.remove(caller.id, body, request.ip),
  );
}
