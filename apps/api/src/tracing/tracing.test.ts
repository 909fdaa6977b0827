import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { register } from "@dryrun/domain/auth/contract";
import { jobList } from "@dryrun/domain/jobs/contract";
import { pageVitals } from "@dryrun/domain/system/contract";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestApp, eventually, type TestApp } from "../../test/create-test-app.ts";
import { call } from "../../test/inject.ts";
import { startTracing } from "../adapters/tracing/open-telemetry.ts";
import { openEmbedded } from "../db/client.ts";

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
}

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const OLD_TRACE = "1bf7651916cd43dd8448eb211c80319d";
const PARENT = "b7ad6b7169203331";
const EMAIL = "asha.traced@example.com";
const form = {
  username: "A",
  fullName: "Asha Verma",
  email: EMAIL,
  phone: "9876501234",
  password: "correct horse battery",
  userType: "student",
};

/** A collector that keeps what it gets. */
const received: { bodies: string[]; headers: IncomingHttpHeaders[] } = { bodies: [], headers: [] };
const collector = createServer((request, response) => {
  received.headers.push(request.headers);
  void text(request).then((body) => {
    received.bodies.push(body);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
});
let testApp: TestApp;
let spans: Span[];
const answers: Record<string, { status: number; headers: Record<string, unknown> }> = {};

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  const { port } = collector.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const stop = startTracing({ endpoint, headers: { "x-account": "7" }, share: 1, serviceName: "dryrun-test" });
  // Opened while spans are kept; apps share databases in memory, which another file may have opened before.
  testApp = await createTestApp(process.env.TEST_DATABASE_URL ? {} : { left: await openEmbedded() });
  answers.own = await call(testApp, register, { body: form }, undefined, { traceparent: `00-${TRACE}-${PARENT}-01` });
  const page = { part: "student", version: "made up", lcp: 900, inp: null, cls: 0 };
  const report = (trace: string, ageMs: number) =>
    call(testApp, pageVitals, { body: { ...page, trace, loadedMs: 1500, ageMs } });
  await report(`00-${TRACE}-${PARENT}-01`, 20_000);
  await report("not a trace", 20_000);
  await report(`00-${OLD_TRACE}-${PARENT}-01`, 4_000_000);
  answers.bad = await call(testApp, jobList, {}, undefined, { traceparent: "00-0af7-x-01" });
  await testApp.app.inject("/api/health/live");
  await eventually(() => testApp.mails.find(({ to }) => to === EMAIL));
  await testApp.close();
  await stop();
  spans = received.bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap((one: { scopeSpans: { spans: Span[] }[] }) =>
      one.scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
});
afterAll(() => new Promise((resolve) => collector.close(resolve)));

const attributeOf = ({ attributes }: Span, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

test("a browser's trace goes through request and statements to the job and its statements", () => {
  expect(answers.own?.status).toBe(201);
  const ownSpans = spans.filter(({ traceId }) => traceId === TRACE);
  const request = ownSpans.find(({ name }) => name === "POST /api/auth/register");
  expect([request?.parentSpanId, request && attributeOf(request, "http.response.status_code")]).toEqual([PARENT, 201]);
  expect(request && attributeOf(request, "dryrun.request_id")).toBe(answers.own?.headers["x-request-id"]);
  const byRequest = ownSpans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  const insert = byRequest.find((one) => String(attributeOf(one, "db.query.text")).startsWith('insert into "users"'));
  expect(insert && attributeOf(insert, "db.operation.name")).toBe("insert");
  // A job that fails is tried again, in a span of its own.
  const jobs = ownSpans.filter(({ name }) => name === "job mail.verify-email");
  expect(jobs[0]?.parentSpanId).toBe(request?.spanId);
  const tries = new Set(jobs.map(({ spanId }) => spanId));
  const byJob = ownSpans.filter(({ parentSpanId = "" }) => tries.has(parentSpanId));
  expect(byJob.filter((one) => attributeOf(one, "db.query.text") !== undefined)).not.toEqual([]);
});

test("the page's load is the first span of its calls, as its browser measured it", () => {
  const pages = spans.filter(({ name }) => name.startsWith("page "));
  expect(
    pages.map(({ name, traceId, spanId, parentSpanId }) => [name, traceId, spanId, parentSpanId || undefined]),
  ).toEqual([["page student", TRACE, PARENT, undefined]]);
  const [page] = pages as [Span];
  expect(attributeOf(page, "dryrun.version")).toBe("other");
  expect(Number(BigInt(page.endTimeUnixNano) - BigInt(page.startTimeUnixNano)) / 1e6).toBeCloseTo(1500, 0);
});

test("a header that is no trace begins one, and machines that ask whether the process lives none", () => {
  const request = spans.find(({ name }) => name === "GET /api/jobs");
  expect(request?.parentSpanId || undefined).toBeUndefined();
  expect(request?.traceId).toMatch(/^(?!0{32}|0af7)[0-9a-f]{32}$/);
  expect(spans.filter(({ name }) => name.includes("health"))).toEqual([]);
});

test("statements of no request or job have no spans", () => {
  const known = new Set(spans.map(({ spanId }) => spanId));
  const queries = spans.filter((one) => attributeOf(one, "db.query.text") !== undefined);
  expect(queries.length).toBeGreaterThan(3);
  expect(queries.filter(({ parentSpanId = "" }) => !known.has(parentSpanId))).toEqual([]);
});

test("nothing that a person typed leaves with the spans, and the collector's headers come along", () => {
  const all = received.bodies.join();
  for (const typed of [EMAIL, form.fullName, form.phone, form.password, "127.0.0.1"]) expect(all).not.toContain(typed);
  expect(received.headers.map((one) => one["x-account"])).toContain("7");
});
