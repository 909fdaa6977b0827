import * as contract from "@dryrun/domain/applications/scorecards/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Criteria } from "./criteria.ts";
import type { Scorecards } from "./service.ts";

interface Deps {
  criteria: Criteria;
  scorecards: Scorecards;
}

export function scorecardRoutes(app: FastifyInstance, { criteria, scorecards }: Deps) {
  contractRoute(app, contract.jobCriteria, ({ params }, { member }) => criteria.read(member, params.id));
  contractRoute(app, contract.saveJobCriteria, ({ params, body }, { member }) =>
    criteria.save(member, params.id, body),
  );
  contractRoute(app, contract.scorecards, ({ params }, { member }) => scorecards.read(member, params.applicationId));
  contractRoute(app, contract.submitScorecard, ({ params, body }, { member }) =>
    scorecards.submit(member, params.applicationId, body),
  );
}
