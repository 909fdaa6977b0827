import * as contract from "@dryrun/domain/jobs/contract";
import * as say from "@dryrun/domain/jobs/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Dashboard } from "./own/dashboard.ts";
import type { OwnJobs } from "./own/service.ts";
import type { PublicJobs } from "./public/service.ts";
import type { Reports } from "./reports/service.ts";
import type { SavedJobs } from "./saved/service.ts";
import type { JobsService } from "./service.ts";

interface JobDeps {
  jobs: JobsService;
  ownJobs: OwnJobs;
  dashboard: Dashboard;
  savedJobs: SavedJobs;
  publicJobs: PublicJobs;
  reportJob: Reports;
}

export function jobRoutes(app: FastifyInstance, deps: JobDeps) {
  const { jobs, ownJobs, dashboard, savedJobs, publicJobs, reportJob } = deps;
  contractRoute(app, contract.jobList, ({ query }, caller) => jobs.list(caller.id, query));
  contractRoute(app, contract.jobPage, ({ params }, caller) => jobs.read(caller.id, params.id));
  contractRoute(app, contract.similarJobs, ({ params }, caller) =>
    jobs.similarToApplied(caller.id, params.applicationId),
  );
  contractRoute(app, contract.publicJob, ({ params }) => publicJobs.read(params.id));
  contractRoute(app, contract.newestJobs, () => publicJobs.newest());
  contractRoute(app, contract.savedJobs, ({ query }, caller) => savedJobs.list(caller.id, query));
  contractRoute(app, contract.saveJob, async ({ params }, caller) => {
    await savedJobs.save(caller.id, params.jobId);
    return { message: say.JOB_KEPT };
  });
  contractRoute(app, contract.unsaveJob, async ({ params }, caller) => {
    await savedJobs.unsave(caller.id, params.jobId);
    return { message: say.JOB_NO_LONGER_KEPT };
  });
  contractRoute(app, contract.reportJob, async ({ params, body }, caller) => {
    await reportJob(caller.id, params.id, body);
    return { message: say.JOB_REPORTED };
  });
  contractRoute(app, contract.employerJobs, ({ query }, caller) => ownJobs.list(caller.member, query));
  contractRoute(app, contract.createJob, async ({ body }, caller) => ({
    message: say.JOB_POSTED,
    job: await ownJobs.create(caller.member, body),
  }));
  contractRoute(app, contract.employerJob, async ({ params }, caller) => ({
    job: await ownJobs.read(caller.member, params.id),
  }));
  contractRoute(app, contract.updateJob, async ({ params, body }, caller) => ({
    message: say.JOB_SAVED,
    job: await ownJobs.update(caller.member, params.id, body),
  }));
  contractRoute(app, contract.deleteJob, async ({ params }, caller) => {
    await ownJobs.remove(caller.member, params.id);
    return { message: say.JOB_DELETED_FOR_GOOD };
  });
  contractRoute(app, contract.closeJob, async ({ params }, caller) => ({
    message: say.JOB_CLOSED_NOW,
    job: await ownJobs.close(caller.member, params.id),
  }));
  contractRoute(app, contract.reopenJob, async ({ params }, caller) => ({
    message: say.JOB_REOPENED,
    job: await ownJobs.reopen(caller.member, params.id),
  }));
  contractRoute(app, contract.jobStats, ({ params }, caller) => dashboard.statsOf(caller.member, params.id));
  contractRoute(app, contract.employerDashboard, (_, caller) => dashboard.read(caller.member));
}
