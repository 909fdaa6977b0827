import * as contract from "@dryrun/domain/applications/contract";
import type { ExportFormat } from "@dryrun/domain/applications/limits";
import {
  ACCEPTED_AND_NOTIFIED,
  APPLICATION_SUBMITTED,
  REJECTED_AND_NOTIFIED,
  SAVED,
  WITHDRAWN,
} from "@dryrun/domain/applications/messages";
import {
  exportApplications as exportApplicationsContract,
  triageApplication,
  triageApplications,
} from "@dryrun/domain/applications/triage/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import { fileRoute } from "../../http/file-route.ts";
import { startOf } from "../../records/students/resume.ts";
import type { EmployerFilter } from "./employer-queries.ts";
import type { ExportApplications } from "./export.ts";
import type { Applications } from "./service.ts";
import type { Triage } from "./triage.ts";

interface ApplicationParts {
  applications: Applications;
  triage: Triage;
  exportApplications: ExportApplications;
}
type Paged = EmployerFilter & { page: number; limit: number };

export function applicationRoutes(
  app: FastifyInstance,
  { applications, triage, exportApplications }: ApplicationParts,
) {
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
    applications.listForEmployer(caller.id, query as Paged),
  );
  contractRoute(app, contract.jobApplications, ({ params, query }, caller) =>
    applications.listForEmployer(caller.id, { ...(query as Paged), jobId: params.id }),
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
  contractRoute(app, triageApplication, async ({ params, body }, caller) => {
    await triage.mark(caller.id, params.applicationId, body);
    return { message: SAVED };
  });
  contractRoute(app, triageApplications, async ({ body }, caller) => ({
    message: SAVED,
    changed: await triage.markAll(caller.id, body),
  }));
  fileRoute(app, exportApplicationsContract, ({ query: { format, ...filter } }, caller) =>
    exportApplications(caller?.id ?? "", filter as EmployerFilter, format as ExportFormat),
  );
}
