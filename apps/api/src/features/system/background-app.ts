import Fastify, { type FastifyInstance } from "fastify";
import type { Parts } from "../../compose.ts";
import { searchRoutes } from "../../search/remote/routes.ts";
import { type HealthOptions, healthRoutes } from "./health.ts";

interface BackgroundOptions extends HealthOptions {
  /** Set with `SEARCH=only`: other processes search here with this secret. */
  searchSecret?: string | undefined;
}

/** Creates the server of a process with `WORKERS=only` or `SEARCH=only`: health and metrics, none of the product's calls. */
export async function createBackgroundApp(
  { metrics, readiness, searches }: Pick<Parts, "metrics" | "readiness" | "searches">,
  { searchSecret, ...options }: BackgroundOptions,
): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, forceCloseConnections: "idle", return503OnClosing: true });
  // A worker is ready before its search for job alerts.
  const awaited = searchSecret ? searches : {};
  await app.register(async (api) => healthRoutes(api, { metrics, readiness, searches: awaited }, options), {
    prefix: "/api",
  });
  if (searchSecret) searchRoutes(app, searches, searchSecret);
  return app;
}
