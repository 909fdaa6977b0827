import * as contract from "@dryrun/domain/company/profile/contract";
import { STAGES_SAVED } from "@dryrun/domain/company/stages/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Stages } from "./service.ts";

export function stageRoutes(app: FastifyInstance, { stages }: { stages: Stages }) {
  contractRoute(app, contract.stages, (_, { member }) => stages.read(member));
  contractRoute(app, contract.setStages, async ({ body }, { member }) => ({
    message: STAGES_SAVED,
    stages: await stages.save(member, body),
  }));
  contractRoute(app, contract.jobStages, ({ params }, { member }) => stages.readOfJob(member, params.id));
  contractRoute(app, contract.setJobStages, async ({ params, body }, { member }) => ({
    message: STAGES_SAVED,
    stages: await stages.saveOfJob(member, params.id, body),
  }));
}
