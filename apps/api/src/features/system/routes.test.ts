import { readFileSync } from "node:fs";
import path from "node:path";
import { forgotPassword, login } from "@dryrun/domain/auth/contract";
import { afterAll, beforeAll, describe, expect, jest, test } from "@jest/globals";
import { aPerson, aTokenOf } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { createMovableClock } from "../../adapters/clock/movable.ts";
import { type AppOptions, createApp } from "../../app.ts";
import { makeMonths } from "../../db/months/make.ts";
import { createTolerance } from "../../errors/tolerate.ts";
import { createMetrics } from "./metrics.ts";
import { createReadiness } from "./readiness.ts";
import { workMetrics } from "./work-metrics.ts";
import { createWorkerApp } from "./worker-app.ts";

const LOCK = "../../../../../contracts.lock.json";
const BOOK = "../../../../../docs/operations.md";
let testApp: TestApp;
const lines: string[] = [];
const logger = { level: "info", stream: { write: (line: string) => void lines.push(line) } };
beforeAll(async () => {
  testApp = await createTestApp({ rateLimitScale: 1 });
});
afterAll(() => testApp.close());

/** Runs another server on the same parts. */
async function served<T>(options: AppOptions, use: (app: TestApp["app"]) => Promise<T>): Promise<T> {
  const app = await createApp(testApp.deps, { maxDelayMs: Number.POSITIVE_INFINITY, ...options });
  try {
    return await use(app);
  } finally {
    await app.close();
  }
}

describe("metrics", () => {
  const TOKEN = "a token for metrics with 32 letters";
  const statusOf = (headers: Record<string, string>, remoteAddress = "127.0.0.1") =>
    served(
      { isMetricsPublic: false, metricsToken: TOKEN },
      async (app) => (await app.inject({ url: "/api/metrics", headers, remoteAddress })).statusCode,
    );

  test.each([
    ["the machine itself", {}, "127.0.0.1", 200],
    ["another machine", {}, "10.0.0.7", 404],
    ["somebody behind a proxy on the machine", { "x-forwarded-for": "203.0.113.9" }, "127.0.0.1", 404],
    ["somebody behind a proxy of the other kind", { forwarded: "for=203.0.113.9" }, "127.0.0.1", 404],
    ["another machine with the token", { authorization: `Bearer ${TOKEN}` }, "10.0.0.7", 200],
    ["another machine with a wrong token", { authorization: "Bearer x" }, "10.0.0.7", 404],
  ])("in production: %s", async (_, headers, address, status) => {
    expect(await statusOf(headers as Record<string, string>, address)).toBe(status);
  });

  test("count requests by route, never by path, and reports by existing parts", async () => {
    const report = (part: string) =>
      testApp.app.inject({ method: "POST", url: "/api/client-errors", payload: { part, message: "m" } });
    for (const part of ["student", "made-up-a", "made-up-b"]) expect((await report(part)).statusCode).toBe(204);
    await testApp.app.inject({ url: "/api/jobs/01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4" });
    const { body } = await testApp.app.inject({ url: "/api/metrics" });
    expect(body).toContain('browser_reports_total{kind="error",part="student",version="other"} 1');
    expect(body).toContain('browser_reports_total{kind="error",part="other",version="other"} 2');
    expect(body).toContain('route="/api/jobs/:id"');
    expect(body).toMatch(/^search_index_age_seconds\{what="jobs"\} \d/m);
    expect(body).not.toMatch(/made-up|01939f2e/);
  });
});

describe("a process that only runs jobs", () => {
  test("answers its health and metrics, and none of the product's calls", async () => {
    const state = { isDraining: false };
    const app = await createWorkerApp(testApp.deps.system, {
      isMetricsPublic: true,
      isDraining: () => state.isDraining,
    });
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
    expect(await Promise.all(["/api/health/live", "/api/health/ready"].map(statusOf))).toEqual([200, 200]);
    expect(await Promise.all(["/", "/api/jobs", "/api/demo-accounts"].map(statusOf))).toEqual([404, 404, 404]);
    expect((await app.inject({ url: "/api/metrics" })).body).toContain("queue_oldest_seconds");
    state.isDraining = true;
    expect(await statusOf("/api/health/ready")).toBe(503);
    await app.close();
  });
});

test("the documentation names every metric", async () => {
  const book = readFileSync(path.join(import.meta.dirname, BOOK), "utf8");
  const { body } = await testApp.app.inject({ url: "/api/metrics" });
  const names = [...body.matchAll(/^# TYPE (\w+) /gm)].map(([, name = ""]) => name);
  expect(names).toContain("http_request_seconds");
  const ownNames = names.filter((name) => !/^(nodejs|process)_/.test(name)); // metrics of the library
  expect(ownNames.filter((name) => !book.includes(`\`${name}\``))).toEqual([]);
});

describe("metrics of waiting work", () => {
  const scrape = async () => (await testApp.app.inject({ url: "/api/metrics" })).body;

  test("name every queue, evaluations, payments and connections", async () => {
    const body = await scrape();
    for (const state of ["waiting", "running", "failed"])
      expect(body).toContain(`queue_jobs{queue="interview.evaluate",state="${state}"} 0`);
    expect(body).toContain('queue_oldest_seconds{queue="mail.reset-password"} 0');
    for (const name of [
      "evaluations_waiting",
      "evaluations_oldest_seconds",
      "evaluations_parked",
      "payments_unsettled",
    ])
      expect(body).toMatch(new RegExp(`^${name} 0$`, "m"));
    expect(body).toMatch(/^database_connections\{state="waiting"\} \d/m);
  });

  test("count the months ahead that have a partition", async () => {
    // A reading is some seconds old, and the month may end meanwhile: on PGlite the date runs.
    await eventually(async () => {
      await makeMonths(testApp.deps.database.db, testApp.clock.now());
      return (await scrape()).includes('table_months_ahead{table="audit_entries"} 2') ? true : undefined;
    });
  });

  test("have no values while the database is unreachable", async () => {
    const { database, clock, queue } = testApp.deps;
    const away = new Proxy(database.db, {
      get() {
        throw new Error("the database is away");
      },
    });
    const tolerance = createTolerance(() => {});
    const deps = { database: { ...database, db: away }, clock, queue, tolerance };
    const { registry } = createMetrics({ db: away }, {}, workMetrics(deps));
    const body = await registry.metrics();
    for (const name of [
      "evaluations_waiting",
      "evaluations_oldest_seconds",
      "evaluations_parked",
      "payments_unsettled",
      "books_checked_timestamp_seconds",
    ])
      expect(body).toMatch(new RegExp(`^${name} NaN$`, "im"));
    expect(await registry.metrics()).toContain('tolerated_faults_total{name="work metrics"} 1');
    expect(body).not.toMatch(/^(queue_jobs|queue_oldest_seconds|table_months_ahead|books_differences)\{/m);
  });

  test("count attempts of jobs by outcome", async () => {
    await call(testApp, forgotPassword, { body: { email: (await aPerson(testApp, "student")).email } });
    await eventually(async () =>
      (await scrape()).includes('queue_job_seconds_count{queue="mail.reset-password",outcome="done"} 1')
        ? true
        : undefined,
    );
  });
});

test("counts violations of Trusted Types separately from violations of the policy", async () => {
  const report = (...directives: string[]) =>
    testApp.app.inject({
      method: "POST",
      url: "/api/csp-reports",
      headers: { "content-type": "application/reports+json" },
      payload: JSON.stringify(
        directives.map((effectiveDirective) => ({ type: "csp-violation", body: { effectiveDirective } })),
      ),
    });
  expect((await report("require-trusted-types-for")).statusCode).toBe(204);
  // A browser sends the reports of a minute together.
  expect((await report("require-trusted-types-for", "img-src")).statusCode).toBe(204);
  const { body } = await testApp.app.inject({ url: "/api/metrics" });
  expect(body).toContain('browser_reports_total{kind="trusted-types",part="page",version=""} 2');
  expect(body).toContain('browser_reports_total{kind="csp",part="page",version=""} 1');
});

test("identifies the API's contracts by their hash, and returns them completely on request", async () => {
  const read = async (url: string) => JSON.parse((await testApp.app.inject({ url })).body);
  const short = await read("/api/contracts");
  expect(short.calls).toBeNull();
  const { hash, calls } = await read("/api/contracts?calls=1");
  expect(hash).toBe(short.hash);
  const locked = JSON.parse(readFileSync(path.resolve(import.meta.dirname, LOCK), "utf8"));
  expect(JSON.parse(calls)).toEqual(locked);
  expect((await testApp.app.inject({ url: "/api/contracts?calls=all" })).statusCode).toBe(400);
});

describe("the caller's address", () => {
  const spoofed = (app: TestApp["app"], address: string) =>
    app.inject({
      method: "POST",
      url: "/api/auth/login",
      headers: { "x-forwarded-for": address },
      payload: { email: "spoof@example.com", password: "wrong" },
    });
  const statuses = (trustProxy: string | undefined) =>
    served({ trustProxy }, async (app) => {
      const answers = [];
      for (let index = 0; index < 12; index++) answers.push((await spoofed(app, `198.51.100.${index}`)).statusCode);
      return answers;
    });

  test("is not taken from a caller's own header, but from a trusted proxy's", async () => {
    expect((await statuses(undefined)).slice(-2)).toEqual([429, 429]);
    expect(new Set(await statuses("loopback"))).toEqual(new Set([401]));
  });
});

describe("logs", () => {
  test("contain neither request data nor addresses", async () => {
    const email = "secret.person@example.com";
    await served({ logger }, async (app) => {
      await app.inject({ method: "POST", url: "/api/auth/login", payload: { email, password: "my secret words" } });
      await app.inject({ method: "POST", url: "/api/auth/verify-email/a-token-that-nobody-may-read-in-logs" });
      const message = `fetch https://x.in/a of ${email}, 9876501234, 01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4`;
      await app.inject({ method: "POST", url: "/api/client-errors", payload: { part: "student", message } });
      const report = { "csp-report": { "violated-directive": "img-src", "document-uri": `https://x/?e=${email}` } };
      const headers = { "content-type": "application/csp-report" };
      await app.inject({ method: "POST", url: "/api/csp-reports", headers, payload: JSON.stringify(report) });
    });
    const log = lines.join("");
    expect(log).toMatch(/"status":401.*"route"|"route".*"status":401/s);
    expect(log).toContain("img-src");
    expect(log).toContain("[url] of [e-mail] [number], [id]");
    expect(log).not.toMatch(/secret|nobody-may-read|9876501234|127\.0\.0\.1/);
  });

  test("of an answer that does not fit its contract name the field, never the value", async () => {
    lines.length = 0;
    const { people } = testApp.deps;
    const auth = { ...people.auth, login: async () => ({ private: "Asha's value" }) as never };
    const broken = { ...testApp.deps, people: { ...people, auth } };
    const app = await createApp(broken, { logger, maxDelayMs: Number.POSITIVE_INFINITY });
    const { status, body } = await call({ app }, login, { body: { email: "a@example.com", password: "x" } });
    await app.close();
    expect([status, body]).toEqual([200, { token: null }]);
    expect(lines.join("")).toContain("token: typeError");
    expect(lines.join("")).not.toContain("Asha");
  });
});

describe("health", () => {
  test("is ready until it drains, and then closes open connections", async () => {
    await served({ isDraining: () => true }, async (app) => {
      const { statusCode, headers } = await app.inject({ url: "/api/health/ready" });
      expect([statusCode, headers.connection]).toEqual([503, "close"]);
      expect((await app.inject({ url: "/api/health/live" })).statusCode).toBe(200);
    });
    expect((await testApp.app.inject({ url: "/api/health/ready" })).statusCode).toBe(200);
  });

  test.each([
    [
      "the database takes no write",
      { database: { query: () => Promise.reject(new Error("disk full")) } },
      ["database"],
    ],
    ["the queue does not answer", { queue: { isAnswering: async () => false } }, ["queue"]],
  ])("is not ready while %s, and checks once for simultaneous requests", async (_, broken, faults) => {
    let requestCount = 0;
    const { database, clock, queue } = testApp.deps;
    const query: typeof database.query = (statement) => {
      requestCount += 1;
      return database.query(statement);
    };
    const readiness = createReadiness({ database: { query }, clock, queue, ...broken });
    const deps = { ...testApp.deps, system: { ...testApp.deps.system, readiness } };
    const app = await createApp(deps, { maxDelayMs: Number.POSITIVE_INFINITY });
    const answers = await Promise.all([1, 2, 3].map(() => app.inject({ url: "/api/health/ready" })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    expect(answers[0]?.json()).toEqual({ ok: false, faults });
    expect(requestCount).toBeLessThanOrEqual(1);
    await app.close();
  });

  test.each([
    ["write", "database"],
    ["question to the queue", "queue"],
  ])("starts no second check while a %s hangs, however often it is requested", async (_, fault) => {
    const { database, clock, queue } = testApp.deps;
    let now = 0;
    const time = jest.spyOn(performance, "now").mockImplementation(() => now);
    let requestCount = 0;
    const hang = () => {
      requestCount += 1;
      return new Promise<never>(() => {});
    };
    try {
      const readiness = createReadiness({
        clock,
        database: fault === "database" ? { query: hang } : database,
        queue: fault === "queue" ? { isAnswering: hang } : queue,
      });
      const answers: Promise<unknown>[] = [];
      for (const at of [0, 1100, 2200, 3300]) {
        now = at;
        answers.push(readiness.faults());
      }
      expect(await Promise.all(answers)).toEqual([[fault], [fault], [fault], [fault]]);
      now = 4400;
      expect(await readiness.faults()).toEqual([fault]);
      expect(requestCount).toBe(1);
    } finally {
      time.mockRestore();
    }
  });

  test("is ready again once a hanging check has ended", async () => {
    const { database, clock, queue } = testApp.deps;
    let now = 0;
    const time = jest.spyOn(performance, "now").mockImplementation(() => now);
    const hung = Promise.withResolvers<never>();
    let query: typeof database.query = () => hung.promise;
    const readiness = createReadiness({ clock, database: { query: (statement) => query(statement) }, queue });
    try {
      const first = readiness.faults();
      query = database.query;
      hung.reject(new Error("the connection broke"));
      expect(await first).toEqual(["database"]);
      now = 1100;
      expect(await readiness.faults()).toEqual([]);
    } finally {
      time.mockRestore();
    }
  });

  test("is not ready while a search has no index", async () => {
    for (const what of ["jobs", "candidates"] as const) {
      const search = { ...testApp.deps.searches[what], isReady: () => false };
      const deps = { ...testApp.deps, searches: { ...testApp.deps.searches, [what]: search } };
      const app = await createApp(deps, { maxDelayMs: Number.POSITIVE_INFINITY });
      expect((await app.inject({ url: "/api/health/ready" })).statusCode).toBe(503);
      await app.close();
    }
  });
});

describe("the demo accounts", () => {
  const named = async (app: TestApp["app"]) => (await app.inject({ url: "/api/demo-accounts" })).json().accounts;

  test("are listed only by a server that has them", async () => {
    const account = { userType: "student" as const, email: "asha@student.example", password: "p" };
    expect(await named(testApp.app)).toEqual([]);
    await served({ demoAccounts: [account] }, async (app) => expect(await named(app)).toEqual([account]));
  });
});

describe("the movable clock", () => {
  test("exists only if it was enabled, and only an admin can move it", async () => {
    const admin = await aTokenOf(testApp, "admin");
    const student = await aTokenOf(testApp, "student");
    const move = (app: TestApp["app"], token: string, now: string) =>
      app.inject({
        method: "POST",
        url: "/api/dev/clock",
        headers: { authorization: `Bearer ${token}` },
        payload: { now },
      });
    expect((await move(testApp.app, admin, "2027-01-01T00:00:00Z")).statusCode).toBe(404);
    const movableClock = createMovableClock();
    await served({ movableClock }, async (app) => {
      expect((await move(app, student, "2027-01-01T00:00:00Z")).statusCode).toBe(403);
      for (const now of ["then", "0001-01-01T00:00:00Z", "9999-01-01T00:00:00Z"])
        expect((await move(app, admin, now)).statusCode).toBe(400);
      expect((await move(app, admin, "2027-01-01T00:00:00Z")).json().now).toMatch(/^2027-01-01T00:00:0/);
      expect(movableClock.now().getUTCFullYear()).toBe(2027);
    });
  });
});
