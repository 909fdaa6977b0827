import { BOOKS_DIFFERENCE_KINDS } from "@dryrun/domain/payments/limits";
import type { PartEntry } from "@dryrun/domain/system/releases";
import { SECOND_MS } from "@dryrun/domain/time";
import type { FastifyInstance } from "fastify";
import client from "prom-client";
import type { Database } from "../../db/client.ts";
import { findLastBooksCheck } from "../../records/purchases/books.ts";
import type { Search } from "../../search/search.ts";

/** Each label value creates a time series: only existing parts are counted by name. */
const PARTS = ["shell", "student", "employer", "masterclass", "admin", "page"];
const BUCKETS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export const knownPart = (part: string) => (PARTS.includes(part) ? part : "other");

/** Only existing names: anyone could report made-up ones, and each would create a time series. */
export interface PartLabels {
  part: string;
  version: string;
}

/** Null if the browser cannot measure it, or nothing happened on the page. */
type Vitals = Record<"lcp" | "inp" | "cls", number | null>;
/** Buckets around the limits of "good" and "poor": 2.5 and 4 s, 200 and 500 ms, 0.1 and 0.25. */
const VITAL_BUCKETS = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [50, 100, 150, 200, 300, 400, 500, 1000],
  cls: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
};

/** Counts the documents that browsers opened, with their vitals. */
function createPageMetrics(registry: client.Registry) {
  const labelNames = ["part", "version"];
  const registers = [registry];
  const pages = new client.Counter({
    name: "browser_pages_total",
    help: "Documents that browsers opened, by the part of their first page and its version",
    labelNames,
    registers,
  });
  const kinds = Object.entries(VITAL_BUCKETS).map(([name, buckets]) => {
    const help = `Web vital ${name.toUpperCase()} of documents, by part and version`;
    return { name, vital: new client.Histogram({ name: `browser_${name}`, help, labelNames, buckets, registers }) };
  });
  return (labels: PartLabels, vitals: Vitals) => {
    pages.inc({ ...labels });
    for (const { name, vital } of kinds) {
      const value = vitals[name as keyof Vitals];
      if (value !== null) vital.observe({ ...labels }, value);
    }
  };
}

type Searches = Readonly<Record<string, Pick<Search, "ageMs">>>;

/** Measures all requests by route, and the process; `count` adds to counters by name. */
export function createMetrics({ db }: Pick<Database, "db">, searches: Searches, more: readonly client.Metric[] = []) {
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
    help: "Faults that browsers reported, by kind, part and version",
    labelNames: ["kind", "part", "version"],
    registers: [registry],
  });
  const pages = createPageMetrics(registry);
  observeSearches(registry, searches);
  observeBooks(registry, db);
  const observeReleases = createReleaseMetric(registry);
  for (const metric of more) registry.registerMetric(metric);
  return {
    registry,
    countReport: (kind: "error" | "csp" | "trusted-types", labels: PartLabels) => reports.inc({ kind, ...labels }),
    observePage: pages,
    observeReleases,
    observe(app: FastifyInstance) {
      app.addHook("onResponse", async (request, reply) => {
        const route = request.routeOptions.url ?? "none";
        requests.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1000);
      });
    },
  };
}

/**
 * Measures the share of visitors of each release. Returns a function that sets the site's list; a process without a
 * site has none.
 */
function createReleaseMetric(registry: client.Registry) {
  let list: () => readonly PartEntry[] = () => [];
  new client.Gauge({
    name: "site_release_percent",
    help: "Percentage of visitors who get each release, by part and version",
    labelNames: ["part", "version"],
    registers: [registry],
    collect() {
      this.reset();
      for (const { name, current, canary } of list()) {
        const share = canary?.share ?? 0;
        this.labels(name, current.version).set(100 - share);
        if (canary) this.labels(name, canary.version).set(share);
      }
    },
  });
  return (from: typeof list) => {
    list = from;
  };
}

function observeSearches(registry: client.Registry, searches: Searches): void {
  new client.Gauge({
    name: "search_index_age_seconds",
    help: "Time since the search in memory was last in step with the database; 0 where there is none",
    labelNames: ["what"],
    registers: [registry],
    collect() {
      for (const [what, search] of Object.entries(searches)) this.labels(what).set(search.ageMs() / SECOND_MS);
    },
  });
}

/** Measures the last check of the books, read from the database: any process may have made it. */
function observeBooks(registry: client.Registry, db: Database["db"]): void {
  const registers = [registry];
  // Without the database these metrics are omitted and others stay: 0 would mean that all is well.
  const lookUp = () =>
    findLastBooksCheck(db).then(
      (check) => ({ check }),
      () => undefined,
    );
  new client.Gauge({
    name: "books_differences",
    help: "Differences found by the last check of the books, by kind",
    labelNames: ["kind"],
    registers,
    async collect() {
      const result = await lookUp();
      this.reset();
      if (!result) return;
      for (const kind of BOOKS_DIFFERENCE_KINDS)
        this.labels(kind).set(result.check?.differences.find((one) => one.kind === kind)?.count ?? 0);
    },
  });
  new client.Gauge({
    name: "books_checked_timestamp_seconds",
    help: "When the last check of the books finished; 0 before the first",
    registers,
    async collect() {
      const result = await lookUp();
      this.set(result ? (result.check?.finishedAt?.getTime() ?? 0) / SECOND_MS : Number.NaN);
    },
  });
}

export type Metrics = ReturnType<typeof createMetrics>;
