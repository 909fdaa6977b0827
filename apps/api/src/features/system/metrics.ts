import { BOOKS_DIFFERENCE_KINDS } from "@dryrun/domain/payments/limits";
import { SECOND_MS } from "@dryrun/domain/time";
import type { FastifyInstance } from "fastify";
import client from "prom-client";
import type { Database } from "../../db/client.ts";
import { findLastBooksCheck } from "../../records/purchases/books.ts";
import type { Search } from "../../search/search.ts";

/** Each label value creates a time series: only existing parts are counted by name. */
const PARTS = ["shell", "student", "employer", "masterclass", "admin", "page"];
const BUCKETS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Times of all requests by route, and of the process; `count` adds to counters by name. */
export function createMetrics(
  { db }: Pick<Database, "db">,
  searches: Readonly<Record<string, Pick<Search, "ageMs">>>,
  more: readonly client.Metric[] = [],
) {
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
  new client.Gauge({
    name: "search_index_age_seconds",
    help: "Time since the search in memory was last in step with the database; 0 where there is none",
    labelNames: ["what"],
    registers: [registry],
    collect() {
      for (const [what, search] of Object.entries(searches)) this.labels(what).set(search.ageMs() / SECOND_MS);
    },
  });
  observeBooks(registry, db);
  for (const metric of more) registry.registerMetric(metric);
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
/** The last check of the books, read from the database: any process may have made it. */
function observeBooks(registry: client.Registry, db: Database["db"]): void {
  const registers = [registry];
  // Without the database the other metrics are shown all the same.
  const lastCheck = () => findLastBooksCheck(db).catch(() => undefined);
  new client.Gauge({
    name: "books_differences",
    help: "Differences that the last check of the books found, by kind",
    labelNames: ["kind"],
    registers,
    async collect() {
      const check = await lastCheck();
      for (const kind of BOOKS_DIFFERENCE_KINDS)
        this.labels(kind).set(check?.differences.find((one) => one.kind === kind)?.count ?? 0);
    },
  });
  new client.Gauge({
    name: "books_checked_timestamp_seconds",
    help: "When the last check of the books finished; 0 before the first",
    registers,
    async collect() {
      this.set(((await lastCheck())?.finishedAt?.getTime() ?? 0) / SECOND_MS);
    },
  });
}

export type Metrics = ReturnType<typeof createMetrics>;
