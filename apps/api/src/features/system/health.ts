import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Search } from "../../search/search.ts";
import type { Metrics } from "./metrics.ts";
import type { Readiness } from "./readiness.ts";

interface HealthDeps {
  metrics: Metrics;
  readiness: Readiness;
  /** Empty in a process that only runs jobs. */
  searches: Readonly<Record<string, Pick<Search, "isReady">>>;
}
export interface HealthOptions {
  /** Not public in production: the proxy must not forward this path. */
  isMetricsPublic: boolean;
  /** A client with this token can read the metrics from another machine. */
  metricsToken?: string | undefined;
  isDraining: () => boolean;
}
const LOCAL = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];

const hashOf = (text: string) => createHash("sha256").update(text).digest();

/** Serves what a proxy, an orchestrator and Prometheus request from every process, including one that only runs jobs. */
export function healthRoutes(
  app: FastifyInstance,
  { metrics, readiness, searches }: HealthDeps,
  { isMetricsPublic, metricsToken, isDraining }: HealthOptions,
) {
  const mayRead = (request: FastifyRequest) => {
    const shown = /^Bearer +([^ ].*)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (metricsToken && shown && timingSafeEqual(hashOf(shown), hashOf(metricsToken))) return true;
    // A proxy on the same machine connects from localhost, but its clients do not.
    const isProxied = request.headers["x-forwarded-for"] !== undefined || request.headers.forwarded !== undefined;
    return isMetricsPublic || (LOCAL.includes(request.ip) && !isProxied);
  };
  app.get("/health/live", async () => ({ ok: true }));
  app.get("/health/ready", async (_, reply) => {
    const isBuilt = Object.values(searches).every((search) => search.isReady());
    const faults = [...(isDraining() ? ["draining"] : await readiness.faults()), ...(isBuilt ? [] : ["search"])];
    return reply.code(faults.length === 0 ? 200 : 503).send({ ok: faults.length === 0, faults });
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request)) return reply.code(404).send({ message: "Not found.", code: "NOT_FOUND" });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
