import * as contract from "@dryrun/domain/jobs/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Dashboard } from "./dashboard.ts";
import type { JobsService } from "./service.ts";

export function jobRoutes(app: FastifyInstance, jobs: JobsService, dashboard: Dashboard) {
  contractRoute(app, contract.jobList, ({ query }, caller) => jobs.list(caller.id, query));
  contractRoute(app, contract.jobPage, ({ params }, caller) => jobs.read(caller.id, params.id));
  contractRoute(app, contract.employerJobs, ({ query }, caller) => jobs.listOwn(caller.id, query));
  contractRoute(app, contract.createJob, async ({ body }, caller) => ({
    message: "Job posted",
    job: await jobs.create(caller.id, body),
  }));
  contractRoute(app, contract.employerJob, async ({ params }, caller) => ({
    job: await jobs.readOwn(caller.id, params.id),
  }));
  contractRoute(app, contract.jobStats, ({ params }, caller) => dashboard.statsOf(caller.id, params.id));
  contractRoute(app, contract.employerDashboard, (_, caller) => dashboard.read(caller.id));
}
