import type { FastifyInstance } from "fastify";
import client from "prom-client";
import type { Database } from "../../db/client.ts";

/** Each label value creates a time series: only existing parts are counted by name. */
const PARTS = ["shell", "student", "employer", "masterclass", "admin", "page"];
const BUCKETS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Times of all requests by route, and of the process; `count` adds to counters by name. */
export function createMetrics({ lostConnections }: Pick<Database, "lostConnections">) {
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  const requests = new client.Histogram({
    name: "http_request_seconds",
    help: "Time to answer, by method, route and status",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers: [registry],
  });
  const reports = new client.Counter({
    name: "browser_reports_total",
    help: "Faults that browsers reported, by kind and part",
    labelNames: ["kind", "part"],
    registers: [registry],
  });
  new client.Counter({
    name: "database_lost_connections_total",
    help: "Connections to the database that broke: idle ones of the requests, and all of the queue",
    registers: [registry],
    collect() {
      this.reset();
      this.inc(lostConnections());
    },
  });
  return {
    registry,
    countReport: (kind: "error" | "csp" | "trusted-types", part: string) =>
      reports.labels(kind, PARTS.includes(part) ? part : "other").inc(),
    observe(app: FastifyInstance) {
      app.addHook("onResponse", async (request, reply) => {
        const route = request.routeOptions.url ?? "none";
        requests.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
      });
    },
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
