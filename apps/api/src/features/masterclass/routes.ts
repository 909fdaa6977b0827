import * as contract from "@dryrun/domain/masterclass/contract";
import { liveSessions } from "@dryrun/domain/masterclass/sessions/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import { fileRoute } from "../../http/file-route.ts";
import type { Masterclass } from "./service.ts";

export function masterclassRoutes(app: FastifyInstance, masterclass: Masterclass) {
  contractRoute(app, contract.publicSessions, () => masterclass.openSessions());
  fileRoute(app, contract.sessionCalendar, ({ params }) => masterclass.calendar(params.id));
  contractRoute(app, liveSessions, () => masterclass.allSessions());
}
