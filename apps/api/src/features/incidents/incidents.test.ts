import { auditEntries } from "@dryrun/domain/admin/records/contract";
import { incidents, openIncident, updateIncident } from "@dryrun/domain/incidents/contract";
import { MAX_INCIDENT_UPDATES, MAX_OPEN_INCIDENTS } from "@dryrun/domain/incidents/limits";
import { UPDATED_ALREADY_RESOLVED } from "@dryrun/domain/incidents/messages";
import { NO_IMPACTS } from "@dryrun/domain/incidents/rules";
import { endMaintenance, planMaintenance } from "@dryrun/domain/maintenance/contract";
import { siteStatus } from "@dryrun/domain/status/contract";
import { STATUS_DAYS } from "@dryrun/domain/status/limits";
import { addMs, DAY_MS, HOUR_MS } from "@dryrun/domain/time";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "@jest/globals";
import { aTokenOf } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { call } from "../../../test/inject.ts";
import { incidents as table } from "../../db/schema/incidents.ts";
import { newId } from "../../ids.ts";

let testApp: TestApp;
let admin: string;
beforeAll(async () => {
  testApp = await createTestApp();
  admin = await aTokenOf(testApp, "admin");
});
afterAll(() => testApp.close());
afterEach(async () => {
  await testApp.db.delete(table);
  await testApp.deps.system.siteStatus.refresh();
});

const open = (change: object = {}, token = admin) =>
  call(
    testApp,
    openIncident,
    {
      body: {
        title: "Payments fail",
        phase: "investigating",
        impacts: { payments: "outage" },
        message: "We look into it.",
        ...change,
      },
    },
    token,
  );
const update = (id: string, change: object = {}, token = admin) =>
  call(
    testApp,
    updateIncident,
    {
      params: { id },
      body: { phase: "identified", impacts: { payments: "degraded" }, message: "We found it.", ...change },
    },
    token,
  );
const list = async () => (await call(testApp, incidents, {}, admin)).body.incidents;
const status = async () => (await call(testApp, siteStatus, {})).body;
const stateOf = async (component: string) =>
  (await status()).components.find((one) => one.component === component)?.state;
const opened = async () => {
  await open();
  return (await list())[0]?._id ?? "";
};

test("reports, updates and resolves an incident, which the public page shows at once", async () => {
  expect((await open()).status).toBe(201);
  const { summary, incidents: shown } = await status();
  expect(summary).toBe("There is an outage affecting payments.");
  expect(shown).toMatchObject([{ title: "Payments fail", phase: "investigating", resolvedAt: null }]);
  expect(shown[0]?.begunAt).toBe(shown[0]?.updates[0]?.at);
  const id = (await list())[0]?._id ?? "";
  await update(id);
  expect(await stateOf("payments")).toBe("degraded");
  expect((await update(id, { phase: "resolved", message: "It works again." })).body.message).toMatch(/resolved/);
  expect([(await status()).incidents, await stateOf("payments")]).toEqual([[], "operational"]);
  const [kept] = await list();
  expect(kept).toMatchObject({
    phase: "resolved",
    impacts: { ...NO_IMPACTS, payments: "outage" }, // the worst state
    updates: [{ message: "It works again." }, { message: "We found it." }, { message: "We look into it." }],
  });
  expect(kept?.resolvedAt).toBe(kept?.updates[0]?.at);
});

test("audits each change, and shows the author nowhere else", async () => {
  const id = await opened();
  await update(id);
  await update(id, { phase: "resolved" });
  const { entries } = (await call(testApp, auditEntries, { query: {} }, admin)).body;
  expect(entries.slice(0, 3).map(({ action, target, detail }) => [action, target, detail])).toEqual([
    ["incident.resolved", id, "Payments fail"],
    ["incident.updated", id, "Payments fail: identified"],
    ["incident.opened", id, "Payments fail"],
  ]);
  const { rows } = await testApp.database.query("select distinct written_by as by from incident_updates");
  const author = (rows[0] as { by: string }).by;
  expect(rows).toHaveLength(1);
  for (const shown of [await list(), await status()]) expect(JSON.stringify(shown)).not.toContain(author);
});

describe("two admins", () => {
  test("cannot both resolve it: one does, the other gets the reason", async () => {
    const id = await opened();
    const end = () => update(id, { phase: "resolved", message: "It works again." });
    const answers = await Promise.all([end(), end(), end()]);
    expect(answers.map(({ status: code }) => code).toSorted()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status: code }) => code === 409)?.refusal;
    expect([refused?.code, refused?.message]).toEqual(["INCIDENT_RESOLVED", UPDATED_ALREADY_RESOLVED]);
    expect((await list())[0]?.updates).toHaveLength(2);
  });

  test("can update it at the same time: both updates are listed in order", async () => {
    const id = await opened();
    await Promise.all(["one", "two", "three"].map((message) => update(id, { message })));
    const times = (await list())[0]?.updates.map(({ at }) => at) ?? [];
    expect(new Set(times).size).toBe(4);
    expect(times.toSorted().toReversed()).toEqual(times);
  });

  test("cannot open more incidents than allowed in simultaneous requests", async () => {
    const answers = await Promise.all(Array.from({ length: MAX_OPEN_INCIDENTS + 5 }, () => open()));
    expect(answers.filter(({ status: code }) => code === 201)).toHaveLength(MAX_OPEN_INCIDENTS);
    expect(answers.filter(({ refusal }) => refusal?.code === "LIMIT_REACHED")).toHaveLength(5);
    expect(await list()).toHaveLength(MAX_OPEN_INCIDENTS);
  });

  test("with the same key publish it once", async () => {
    const body = { title: "Mail is late", phase: "identified", impacts: { mail: "degraded" }, message: "Soon." };
    const send = () => call(testApp, openIncident, { body }, admin, { "idempotency-key": "the-same-key-1" });
    expect([(await send()).status, (await send()).status]).toEqual([201, 201]);
    expect(await list()).toHaveLength(1);
  });
});

test.each([
  [{ title: "" }, "title"],
  [{ title: "See https://example.com" }, "title"],
  [{ message: "x".repeat(1001) }, "message"],
  [{ impacts: {} }, "impacts"],
  [{ impacts: { mail: "slow" } }, "impacts.mail"],
  [{ phase: "resolved" }, "phase"],
  [{ begunAt: "2099-01-01T00:00" }, "begunAt"],
  [{ begunAt: "2020-01-01T00:00" }, "begunAt"],
])("refuses a report with %j at its field", async (change, field) => {
  const { status: code, refusal } = await open(change);
  expect([code, refusal.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  expect(await list()).toEqual([]);
});

test("accepts a beginning before the report", async () => {
  const begunAt = addMs(testApp.clock.now(), -HOUR_MS).toISOString();
  await open({ begunAt });
  expect((await list())[0]?.begunAt).toBe(begunAt);
});

test("accepts only admins", async () => {
  const id = await opened();
  for (const role of ["student", "employer"] as const) {
    const token = await aTokenOf(testApp, role);
    expect([(await open({}, token)).status, (await update(id, {}, token)).status]).toEqual([403, 403]);
  }
  expect((await update(newId(testApp.clock.now()))).refusal.code).toBe("NOT_FOUND");
});

test("limits open incidents and the updates of one, which can still be resolved", async () => {
  const id = await opened();
  for (let index = 1; index < MAX_OPEN_INCIDENTS; index++) await open();
  expect((await open()).refusal.code).toBe("LIMIT_REACHED");
  for (let index = 1; index < MAX_INCIDENT_UPDATES; index++) await update(id);
  expect((await update(id)).refusal.code).toBe("LIMIT_REACHED");
  expect((await update(id, { phase: "resolved" })).status).toBe(200);
  expect((await open()).status).toBe(201);
});

test("accepts reports in the read-only mode", async () => {
  await call(testApp, planMaintenance, { body: { reason: "a new disk" } }, admin);
  const id = await opened();
  expect((await update(id)).status).toBe(200);
  await call(testApp, endMaintenance, {}, admin);
});

test("removes a resolved incident from the lists after its retention", async () => {
  const id = await opened();
  await update(id, { phase: "resolved" });
  testApp.clock.moveTo(addMs(testApp.clock.now(), STATUS_DAYS * DAY_MS + HOUR_MS));
  admin = await aTokenOf(testApp, "admin");
  expect(await list()).toEqual([]);
});
