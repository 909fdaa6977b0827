import * as contract from "@dryrun/domain/jobs/contract";
import * as say from "@dryrun/domain/jobs/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../../http/contract-route.ts";
import type { Limit } from "../../../http/limits/rate-limit.ts";
import { oneClickUnsubscribe } from "../../../http/one-click-unsubscribe.ts";
import type { Alerts } from "./service.ts";

export function alertRoutes(app: FastifyInstance, alerts: Alerts, stops: Limit) {
  contractRoute(app, contract.jobAlerts, ({ query }, caller) => alerts.list(caller.id, query));
  contractRoute(app, contract.createJobAlert, async ({ body }, caller) => {
    await alerts.create(caller.id, body);
    return { message: say.ALERT_MADE };
  });
  contractRoute(app, contract.deleteJobAlert, async ({ params }, caller) => {
    await alerts.remove(caller.id, params.id);
    return { message: say.ALERT_GONE };
  });
  oneClickUnsubscribe(app, {
    stop: contract.stopJobAlert,
    resume: contract.resumeJobAlert,
    limit: stops,
    onStop: (token) => alerts.stop(token).then(() => say.ALERT_STOPPED),
    onResume: (token) => alerts.resume(token).then(() => say.ALERT_RESUMED),
  });
}
