import * as contract from "@dryrun/domain/applications/contract";
import * as draftContract from "@dryrun/domain/applications/drafts/contract";
import {
  APPLICATION_SUBMITTED,
  CONTACT_ALLOWED,
  CONTACT_STOPPED,
  decidedMessage,
  NOTE_DELETED,
  SAVED,
  UNDONE,
  WITHDRAWN,
} from "@dryrun/domain/applications/messages";
import * as triageContract from "@dryrun/domain/applications/triage/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import { fileRoute } from "../../http/file-route.ts";
import { startOf } from "../../records/students/resume.ts";
import type { ApplicationDrafts } from "./drafts/service.ts";
import type { ExportApplications } from "./export.ts";
import type { Notes } from "./notes/service.ts";
import type { Applications } from "./service.ts";
import type { Triage } from "./triage.ts";

interface ApplicationDeps {
  applications: Applications;
  triage: Triage;
  notes: Notes;
  exportApplications: ExportApplications;
  applicationDrafts: ApplicationDrafts;
}
const isoOrNull = (at: Date | null) => at?.toISOString() ?? null;

export function applicationRoutes(app: FastifyInstance, deps: ApplicationDeps) {
  studentRoutes(app, deps);
  draftRoutes(app, deps);
  readingRoutes(app, deps);
  decisionRoutes(app, deps);
  teamworkRoutes(app, deps);
  noteRoutes(app, deps);
  contactRoutes(app, deps);
}

function studentRoutes(app: FastifyInstance, { applications }: ApplicationDeps) {
  contractRoute(app, contract.apply, async ({ body }, caller) => ({
    message: APPLICATION_SUBMITTED,
    applicationId: await applications.apply(caller.id, body),
  }));
  contractRoute(app, contract.myApplications, ({ query }, caller) => applications.listOwn(caller.id, query));
  contractRoute(app, contract.myApplication, async ({ params, query }, caller) => {
    const application = await applications.readOwn(caller.id, params.applicationId);
    return query.texts === "start" ? startOf(application) : application;
  });
  contractRoute(app, contract.withdrawApplication, async ({ params }, caller) => {
    await applications.withdraw(caller.id, params.applicationId);
    return { message: WITHDRAWN };
  });
}

function draftRoutes(app: FastifyInstance, { applicationDrafts: drafts }: ApplicationDeps) {
  contractRoute(app, draftContract.applicationDraft, ({ params }, caller) => drafts.read(caller.id, params.id));
  contractRoute(app, draftContract.saveApplicationDraft, ({ params, body }, caller) =>
    drafts.save(caller.id, params.id, body),
  );
  contractRoute(app, draftContract.deleteApplicationDraft, ({ params }, caller) =>
    drafts.discard(caller.id, params.id),
  );
}

/** Adds the routes for received applications. */
function readingRoutes(app: FastifyInstance, { applications, exportApplications }: ApplicationDeps) {
  contractRoute(app, contract.employerApplications, ({ query }, caller) =>
    applications.listForEmployer(caller.member, query),
  );
  contractRoute(app, contract.jobApplications, ({ params, query }, caller) =>
    applications.listForEmployer(caller.member, { ...query, jobId: params.id }),
  );
  contractRoute(app, triageContract.applicationCounts, ({ query }, caller) =>
    applications.countForEmployer(caller.member, query),
  );
  contractRoute(app, contract.employerApplication, ({ params }, caller) =>
    applications.readForEmployer(caller.member, params.applicationId),
  );
  contractRoute(app, triageContract.openedApplication, ({ params, body }, caller) =>
    applications.markOpened(caller.member, params.applicationId, body.interview),
  );
  fileRoute(app, triageContract.exportApplications, ({ query: { format, ...filter } }, caller) =>
    exportApplications(caller.member, filter, format),
  );
}

function decisionRoutes(app: FastifyInstance, { applications, triage }: ApplicationDeps) {
  contractRoute(app, contract.rejectApplication, async ({ body: { applicationId, ...body } }, caller) => ({
    message: decidedMessage("rejected", body.notify),
    undoUntil: isoOrNull(await applications.decide(caller.member, applicationId, { ...body, status: "rejected" })),
  }));
  contractRoute(app, contract.acceptApplication, async ({ body: { applicationId, ...body } }, caller) => ({
    message: decidedMessage("accepted", body.notify),
    undoUntil: isoOrNull(
      await applications.decide(caller.member, applicationId, {
        ...body,
        status: "accepted",
        reason: "",
      }),
    ),
  }));
  contractRoute(app, contract.reopenDecision, async ({ params, body }, caller) => ({
    message: await applications.reopen(caller.member, params.applicationId, body.reason),
  }));
  contractRoute(app, triageContract.undoDecision, async ({ params }, caller) => {
    await applications.undo(caller.member, [params.applicationId]);
    return { message: UNDONE };
  });
  contractRoute(app, triageContract.undoDecisions, async ({ body }, caller) => ({
    message: UNDONE,
    undone: await applications.undo(caller.member, body.applicationIds),
  }));
  contractRoute(app, triageContract.triageApplication, async ({ params, body }, caller) => {
    await triage.mark(caller.member, params.applicationId, body);
    return { message: SAVED };
  });
  contractRoute(app, triageContract.triageApplications, async ({ body }, caller) => ({
    message: SAVED,
    ...(await triage.markAll(caller.member, body)),
  }));
}

function teamworkRoutes(app: FastifyInstance, { applications }: ApplicationDeps) {
  contractRoute(app, contract.assignApplication, async ({ params, body }, { member }) => {
    await applications.assign(member, params.applicationId, body.userId);
    return { message: SAVED };
  });
  contractRoute(app, contract.lookAtApplication, async ({ params }, { member }) => ({
    others: await applications.lookAt(member, params.applicationId),
  }));
}

function contactRoutes(app: FastifyInstance, { applications }: ApplicationDeps) {
  contractRoute(app, contract.stopContact, async ({ params, body }, { member }) => {
    await applications.stopContact(member, params.applicationId, body.reason);
    return { message: CONTACT_STOPPED };
  });
  contractRoute(app, contract.allowContact, async ({ params }, { member }) => {
    await applications.allowContact(member, params.applicationId);
    return { message: CONTACT_ALLOWED };
  });
}

function noteRoutes(app: FastifyInstance, { notes }: ApplicationDeps) {
  contractRoute(app, contract.addNote, async ({ params, body }, { member }) => ({
    note: await notes.add(member, params.applicationId, body.text),
  }));
  contractRoute(app, contract.editNote, async ({ params, body }, { member }) => ({
    note: await notes.edit(member, params, body.text),
  }));
  contractRoute(app, contract.deleteNote, async ({ params }, { member }) => {
    await notes.remove(member, params);
    return { message: NOTE_DELETED };
  });
}
