import * as contract from "@dryrun/domain/jobs/alerts/contract";
import * as say from "@dryrun/domain/jobs/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Limit } from "../../http/rate-limit.ts";
import type { Alerts } from "./alerts.ts";

/** What mail programs send with the one click of RFC 8058. */
const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data"];

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
  app.register(async (scope) => {
    scope.removeContentTypeParser("multipart/form-data"); // here it is no upload
    scope.addContentTypeParser(FORMS, { parseAs: "string" }, (_, __, done) => done(null, undefined));
    contractRoute(scope, contract.stopJobAlert, async ({ params }, _, request) => {
      await stops.take(request.ip);
      await alerts.stop(params.token);
      return { message: say.ALERT_STOPPED };
    });
    contractRoute(scope, contract.resumeJobAlert, async ({ params }, _, request) => {
      await stops.take(request.ip);
      await alerts.resume(params.token);
      return { message: say.ALERT_RESUMED };
    });
    // A mail program without the one click opens the address: its page does the rest.
    scope.get<{ Params: { token: string } }>("/job-alerts/stop/:token", async ({ params }, reply) =>
      reply.redirect(`/job-alerts/stop/${encodeURIComponent(params.token)}`, 303),
    );
  });
}
