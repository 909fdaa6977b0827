import { candidatePdf, candidateProfile, searchCandidates } from "@dryrun/domain/candidates/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import { fileRoute } from "../../http/file-route.ts";
import type { Candidates } from "./service.ts";

export function candidateRoutes(app: FastifyInstance, candidates: Candidates) {
  contractRoute(app, searchCandidates, ({ query }, caller) => candidates.search(caller.member, query));
  contractRoute(app, candidateProfile, ({ params }, caller) => candidates.read(caller.member, params.id));
  fileRoute(app, candidatePdf, ({ params }, caller) => candidates.pdf(caller.member, params.id));
}
