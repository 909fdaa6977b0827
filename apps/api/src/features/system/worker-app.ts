import Fastify, { type FastifyInstance } from "fastify";
import type { Parts } from "../../compose.ts";
import { type HealthOptions, healthRoutes } from "./health.ts";

/** Creates the server of a process with `WORKERS=only`: its health and its metrics, none of the product's calls. */
export async function createWorkerApp(
  { metrics, readiness }: Pick<Parts["system"], "metrics" | "readiness">,
  options: HealthOptions,
): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, forceCloseConnections: "idle", return503OnClosing: true });
  await app.register(async (api) => healthRoutes(api, { metrics, readiness, searches: {} }, options), {
    prefix: "/api",
  });
  return app;
}
