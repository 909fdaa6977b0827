import { progress } from "@dryrun/domain/progress/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { Progress } from "./service.ts";

export function progressRoutes(app: FastifyInstance, { progress: read }: { progress: Progress }) {
  contractRoute(app, progress, (_, caller) => read(caller.id));
}
