import { applicationActivity, jobActivity } from "@dryrun/domain/company/activity/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Activity } from "./service.ts";

export function activityRoutes(app: FastifyInstance, { activity }: { activity: Activity }) {
  contractRoute(app, applicationActivity, ({ params, query }, { member }) =>
    activity.ofApplication(member, params.applicationId, query.before),
  );
  contractRoute(app, jobActivity, ({ params, query }, { member }) => activity.ofJob(member, params.id, query.before));
}
