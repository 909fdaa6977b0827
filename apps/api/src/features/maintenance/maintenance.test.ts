import { me } from "@dryrun/domain/auth/contract";
import { contact } from "@dryrun/domain/contact/contract";
import type { Contract } from "@dryrun/domain/contract/define";
import { contracts } from "@dryrun/domain/contracts";
import { saveDraft, startInterview, submitInterview } from "@dryrun/domain/interviews/contract";
import { endMaintenance, maintenance, planMaintenance } from "@dryrun/domain/maintenance/contract";
import { HAND_IN_AFTER_MINUTES, MAINTENANCE_HEADER } from "@dryrun/domain/maintenance/limits";
import { addMs, HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { auditOf } from "../../../test/audited.ts";
import { aJob, anApplication, aPerson, aStudent, aTokenOf, freshToken, type Person } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { detailOf, tenTimes } from "../../../test/interviewed.ts";
import { GO_ON, isRefusedReadOnly, REFUSED_READING } from "../../http/limits/read-only.ts";

let testApp: TestApp;
let adminToken: string;
let employer: Person;
beforeAll(async () => {
  testApp = await createTestApp();
  adminToken = await aTokenOf(testApp, "admin");
  employer = await aPerson(testApp, "employer");
});
afterAll(() => testApp.close());

const plan = (change: object = {}) =>
  call(testApp, planMaintenance, { body: { reason: "a new database", ...change } }, adminToken);
const end = () => call(testApp, endMaintenance, {}, adminToken);
const read = async () => (await call(testApp, maintenance, {}, adminToken)).body;
const later = (minutes: number) => addMs(testApp.clock.now(), minutes * MINUTE_MS).toISOString();
afterEach(end);

const message = { name: "Asha", email: "asha@example.com", topic: "Something else", message: "Hello, is this on?" };
const write = () => call(testApp, contact, { body: message });

describe("the list of calls that work in the read-only mode", () => {
  const all = contracts as Readonly<Record<string, Contract>>;

  test("has only existing calls that write, and the refused reads are existing reads", () => {
    expect([...GO_ON.keys()].filter((name) => !all[name] || all[name].method === "GET")).toEqual([]);
    expect([...REFUSED_READING.keys()].filter((name) => all[name]?.method !== "GET")).toEqual([]);
  });

  test("excludes every other change", () => {
    const writing = Object.entries(all).filter(([name, { method }]) => method !== "GET" && !GO_ON.has(name));
    expect(writing.filter(([, contract]) => !isRefusedReadOnly(contract))).toEqual([]);
    expect(writing.length).toBeGreaterThan(90);
  });
});

test("allows reads, and refuses changes with the planned end, also from the payment provider", async () => {
  expect((await write()).headers[MAINTENANCE_HEADER]).toBeUndefined();
  const endsAt = later(30);
  expect((await plan({ endsAt })).body.message).toBe("Read-only mode is on.");
  const { status, refusal, headers } = await write();
  expect([status, refusal.code, refusal.endsAt]).toEqual([503, "READ_ONLY", endsAt]);
  expect(refusal.message).toMatch(
    /what you typed is kept\. Changes are possible again at (\d+ \w+ \d{4}, )?\d+:\d\d [ap]m IST\.$/,
  );
  expect(Number(headers["retry-after"])).toBeGreaterThan(29 * 60);
  const reading = await call(testApp, me, {}, employer.token);
  expect([reading.status, reading.headers[MAINTENANCE_HEADER]]).toEqual([200, "on"]);
  const webhook = await testApp.app.inject({ method: "POST", url: "/api/payments/webhook", payload: "{}" });
  expect([webhook.statusCode, webhook.headers["retry-after"]]).toEqual([503, expect.any(String)]);
  expect((await end()).body.message).toMatch(/is over/);
  expect((await write()).status).toBeLessThan(300);
});

test("records the read-only mode in the audit, and other processes switch within seconds", async () => {
  const other = await createTestApp({ left: testApp.database });
  await call(other, me, {}, employer.token);
  await plan();
  await eventually(async () => ((await call(other, contact, { body: message })).status === 503 ? true : undefined));
  await end();
  const entries = await auditOf(testApp, adminToken);
  expect(entries.slice(0, 2).map(({ action, detail }) => [action, detail])).toEqual([
    ["maintenance.ended", ""],
    ["maintenance.planned", "a new database"],
  ]);
  await other.deps.sweeps.stop();
  await other.deps.queue.stop();
});

test("answers health, metrics and sign-in", async () => {
  await plan();
  for (const url of ["/api/health/live", "/api/health/ready", "/api/metrics"])
    expect((await testApp.app.inject({ url })).statusCode).toBe(200);
  const login = await testApp.app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: { email: "nobody@example.com", password: "wrong" },
  });
  expect(login.json().code).toBe("BAD_CREDENTIALS");
});

test("measures how long it has been on, and how long past its planned end", async () => {
  const scraped = async () => {
    const { body } = await testApp.app.inject({ url: "/api/metrics" });
    return ["read_only_seconds", "read_only_overdue_seconds"].map((name) =>
      Number(new RegExp(`^${name} (.+)$`, "m").exec(body)?.[1]),
    );
  };
  expect(await scraped()).toEqual([0, 0]);
  const [startsAt, endsAt] = [later(5), later(10)];
  const moveTo = (at: string, minutes: number) => testApp.clock.moveTo(addMs(new Date(at), minutes * MINUTE_MS));
  await plan({ startsAt, endsAt });
  expect(await scraped()).toEqual([0, 0]);
  const minutes = async () => (await scraped()).map((seconds) => Math.floor(seconds / 60));
  moveTo(startsAt, 2);
  expect(await minutes()).toEqual([2, 0]);
  moveTo(endsAt, 11);
  expect(await minutes()).toEqual([16, 11]);
  await end();
  expect(await scraped()).toEqual([0, 0]);
  testApp.clock.moveTo(new Date());
});

test("refuses nothing before an announced beginning, and can be cancelled", async () => {
  const startsAt = later(60);
  expect((await plan({ startsAt, endsAt: later(90), message: "A bigger database." })).body.message).toMatch(
    /announced/,
  );
  const written = await write();
  expect([written.status < 300, written.headers[MAINTENANCE_HEADER]]).toEqual([true, "announced"]);
  expect((await read()).current).toMatchObject({ phase: "announced", startsAt, message: "A bigger database." });
  testApp.clock.moveTo(new Date(startsAt));
  expect((await write()).refusal.code).toBe("READ_ONLY");
  // A running maintenance keeps its start; its end changes.
  const endsAt = later(120);
  await plan({ startsAt: later(30), endsAt });
  expect((await read()).current).toMatchObject({ phase: "on", startsAt, endsAt });
  await end();
  const [last] = (await read()).past;
  expect(last).toMatchObject({ startsAt, endsAt, reason: "a new database" });
  await plan({ startsAt: later(60) });
  await end();
  expect((await read()).past[0]).toEqual(last); // it never began
  expect((await end()).refusal.code).toBe("NOT_FOUND");
});

test.each([
  [{ reason: "" }, "reason"],
  [{ endsAt: "2000-01-02T00:00" }, "endsAt"],
  [{ endsAt: "tomorrow" }, "endsAt"],
  [{ startsAt: "2099-01-01T00:00" }, "startsAt"],
  [{ message: "x".repeat(301) }, "message"],
])("refuses %j at its field", async (change, field) => {
  expect((await plan(change)).refusal.errors?.[0]?.field).toBe(field);
  expect((await read()).current).toBeNull();
});

test("holds jobs while it is on, and runs them afterwards", async () => {
  const before = testApp.mails.length;
  await testApp.deps.queue.hold(true);
  await write();
  await plan();
  await eventually(async () => {
    const { rows } = await testApp.database.query(
      "select 1 from pgboss.job where name = 'mail.contact' and state = 'created'",
    );
    return rows.length > 0 ? true : undefined;
  });
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(testApp.mails).toHaveLength(before);
  await end();
  await eventually(() => (testApp.mails.length > before ? true : undefined));
});

describe("an interview whose time runs out during maintenance", () => {
  const running = async () => {
    const student = await aStudent(testApp);
    const applicationId = await anApplication(testApp, student, await aJob(testApp, employer));
    const { sessionId } = (await call(testApp, startInterview, { body: { applicationId } }, student.token)).body;
    return { student, sessionId };
  };
  const save = (token: string, sessionId: string) =>
    call(testApp, saveDraft, { params: { sessionId, n: 1 }, body: { answer: "1" } }, token);
  const move = (ms: number) => testApp.clock.moveTo(addMs(testApp.clock.now(), ms));

  test("is counted before the interruption, and can be submitted for some minutes after the maintenance", async () => {
    const { student, sessionId } = await running();
    expect((await read()).runningInterviews).toBe(1);
    await plan();
    expect((await save(student.token, sessionId)).refusal.code).toBe("READ_ONLY");
    move(HOUR_MS);
    await testApp.deps.sweeps.run();
    await end();
    await testApp.deps.sweeps.run();
    move((HAND_IN_AFTER_MINUTES - 1) * MINUTE_MS);
    await testApp.deps.sweeps.run();
    const token = await freshToken(testApp, student);
    expect((await save(token, sessionId)).status).toBe(204);
    const handedIn = await call(
      testApp,
      submitInterview,
      { body: { sessionId, answers: tenTimes("7").slice(0, 1) } },
      token,
    );
    expect(handedIn.status).toBeLessThan(300);
  });

  test("is submitted with its drafts if the student does not do it in these minutes", async () => {
    const { student, sessionId } = await running();
    await plan();
    move(HOUR_MS);
    await end();
    move((HAND_IN_AFTER_MINUTES + 1) * MINUTE_MS);
    const token = await freshToken(testApp, student);
    expect((await save(token, sessionId)).refusal.code).toBe("TIME_OVER");
    await testApp.deps.sweeps.run();
    expect((await detailOf(testApp, { ...student, token }, sessionId)).submittedAt).not.toBeNull();
  });
});
