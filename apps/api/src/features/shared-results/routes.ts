import * as contract from "@dryrun/domain/shared-results/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { SharedResults } from "./service.ts";

export function sharedResultRoutes(app: FastifyInstance, { sharedResults }: { sharedResults: SharedResults }) {
  contractRoute(app, contract.sharedResults, (_, caller) => sharedResults.list(caller.id));
  contractRoute(app, contract.shareResult, ({ params, body }, caller) =>
    sharedResults.share(caller.id, params.sessionId, body),
  );
  contractRoute(app, contract.previewShared, ({ params, body }, caller) =>
    sharedResults.preview(caller.id, params.sessionId, body),
  );
  contractRoute(app, contract.stopSharing, ({ params }, caller) => sharedResults.stop(caller.id, params.sessionId));
}
