import * as contract from "@dryrun/domain/applications/contract";
import {
  ACCEPTED_AND_NOTIFIED,
  APPLICATION_SUBMITTED,
  REJECTED_AND_NOTIFIED,
  WITHDRAWN,
} from "@dryrun/domain/applications/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import { startOf } from "../profile/start.ts";
import type { EmployerFilter } from "./queries.ts";
import type { Applications } from "./service.ts";

export function applicationRoutes(app: FastifyInstance, applications: Applications) {
  contractRoute(app, contract.apply, async ({ body }, caller) => ({
    message: APPLICATION_SUBMITTED,
    applicationId: await applications.apply(caller.id, body),
  }));
  contractRoute(app, contract.myApplications, ({ query }, caller, request) =>
    applications.listOwn(caller.id, query, Object.hasOwn(request.query as object, "page")),
  );
  contractRoute(app, contract.myApplication, async ({ params, query }, caller) => {
    const application = await applications.readOwn(caller.id, params.applicationId);
    return query.texts === "start" ? startOf(application) : application;
  });
  contractRoute(app, contract.withdrawApplication, async ({ params }, caller) => {
    await applications.withdraw(caller.id, params.applicationId);
    return { message: WITHDRAWN };
  });
  contractRoute(app, contract.employerApplications, ({ query }, caller) =>
    applications.listForEmployer(caller.id, query as EmployerFilter),
  );
  contractRoute(app, contract.jobApplications, ({ params, query }, caller) =>
    applications.listForEmployer(caller.id, { ...(query as EmployerFilter), jobId: params.id }),
  );
  contractRoute(app, contract.employerApplication, ({ params }, caller) =>
    applications.readForEmployer(caller.id, params.applicationId),
  );
  contractRoute(app, contract.rejectApplication, async ({ body }, caller) => {
    await applications.decide(caller.id, body.applicationId, "rejected", body.reason);
    return { message: REJECTED_AND_NOTIFIED };
  });
  contractRoute(app, contract.acceptApplication, async ({ body }, caller) => {
    await applications.decide(caller.id, body.applicationId, "accepted", "");
    return { message: ACCEPTED_AND_NOTIFIED };
  });
}
