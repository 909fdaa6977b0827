import * as contract from "@dryrun/domain/masterclass/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import { fileRoute } from "../../http/file-route.ts";
import type { Masterclass } from "./service.ts";

export function masterclassRoutes(app: FastifyInstance, masterclass: Masterclass) {
  contractRoute(app, contract.publicSessions, () => masterclass.openSessions());
  fileRoute(app, contract.sessionCalendar, ({ params }) => masterclass.calendar(params.id));
  contractRoute(app, contract.mySession, (_, { id }) => masterclass.mySession(id));
  contractRoute(app, contract.attend, ({ body }, { id }) => masterclass.attend(id, body.sessionId));
  contractRoute(app, contract.claimRefund, ({ params }, { id }) => masterclass.claimRefund(id, params.enrollmentId));
  adminRoutes(app, masterclass);
}

function adminRoutes(app: FastifyInstance, masterclass: Masterclass) {
  contractRoute(app, contract.liveSessions, () => masterclass.listSessions());
  contractRoute(app, contract.createSessions, ({ body }, { id }) => masterclass.createSessions(id, body));
  contractRoute(app, contract.updateSession, ({ params, body }, { id }) =>
    masterclass.updateSession(id, params.id, body),
  );
  contractRoute(app, contract.toggleSession, ({ params }, { id }) => masterclass.toggleSession(id, params.id));
  contractRoute(app, contract.deleteSession, ({ params }, { id }) => masterclass.deleteSession(id, params.id));
  contractRoute(app, contract.sessionEnrolments, ({ params, query }) =>
    masterclass.sessionEnrolments(params.id, query),
  );
  contractRoute(app, contract.importAttendance, ({ params, file }, { id }) =>
    masterclass.importAttendance(id, params.id, file),
  );
}
