import * as contract from "@dryrun/domain/company/mail/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { CandidateMails } from "./service.ts";

export function candidateMailRoutes(
  app: FastifyInstance,
  { candidateMails: mails }: { candidateMails: CandidateMails },
) {
  contractRoute(app, contract.mailSettings, (_, caller) => mails.settings(caller.id));
  contractRoute(app, contract.changeMailSettings, ({ body }, caller) => mails.changeSettings(caller.id, body));
  contractRoute(app, contract.previewCandidateMail, ({ body }, caller) => mails.preview(caller.member, body));
  contractRoute(app, contract.sendCandidateMail, ({ body }, caller) => mails.send(caller.member, body));
  contractRoute(app, contract.undoCandidateMail, ({ params }, caller) => mails.undo(caller.member, params.mailId));
}
