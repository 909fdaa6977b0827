import { pageVitals } from "@dryrun/domain/system/contract";
import { vitalsOfPages } from "@dryrun/domain/system/vitals/contract";
import { MIN_DOCUMENTS, VITALS_DAYS } from "@dryrun/domain/system/vitals/rules";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, beforeEach, expect, test } from "@jest/globals";
import { aTokenOf } from "../../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { call } from "../../../../test/inject.ts";
import { pageVitals as table } from "../../../db/schema/page-vitals.ts";
import { createVitals } from "./vitals.ts";

const testApp: TestApp = await createTestApp();
const adminToken = await aTokenOf(testApp, "admin");
const vitals = createVitals({ db: testApp.db, clock: testApp.clock });
beforeEach(async () => void (await testApp.db.delete(table)));
afterAll(() => testApp.close());

const VALUES = { lcp: 2000, inp: 40, cls: 0.01 };
const send = (change: object = {}) =>
  call(testApp, pageVitals, { body: { part: "student", version: "1", page: "/student/jobs", ...VALUES, ...change } });
const read = async () => (await call(testApp, vitalsOfPages, {}, adminToken)).body.pages;

test("are counted by page and part, and read as 75th percentiles with the goal", async () => {
  for (const lcp of [1000, 1500, 2000, 4000]) expect((await send({ lcp })).status).toBe(204);
  await send({ part: "shell", page: "/login", lcp: 900, inp: null, cls: null });
  const [jobs, login] = await read();
  expect(jobs).toMatchObject({ page: "/student/jobs", part: "student", documents: 4, lcpGoal: 2200, change: null });
  expect(jobs?.lcp).toBeGreaterThanOrEqual(2000);
  expect(jobs?.lcp).toBeLessThan(2100);
  expect(login).toMatchObject({ page: "/login", documents: 1, inp: null, cls: null });
});

test("are counted together for unknown pages, parts and versions", async () => {
  for (const page of ["/reset-password/secret", "__proto__", "x".repeat(120), ""]) await send({ page, part: "mine" });
  expect(await read()).toMatchObject([{ page: "other", part: "other", documents: 4 }]);
  expect((await send({ page: "x".repeat(121) })).status).toBe(400);
  expect((await send({ lcp: -1 })).status).toBe(400);
});

test("are not counted if a page sends no values", async () => {
  expect((await send({ lcp: null, inp: null, cls: null })).status).toBe(204);
  expect(await read()).toEqual([]);
});

test("name the release that changed a page", async () => {
  for (const [version, lcp] of [
    ["1.4.0", 2000],
    ["1.5.0", 2600],
    ["other", 9000],
  ] as const) {
    testApp.clock.moveTo(addMs(testApp.clock.now(), 1000));
    for (let documents = 0; documents < MIN_DOCUMENTS; documents++)
      await vitals.add({ part: "student", version }, "/student/jobs", { ...VALUES, lcp });
  }
  const [jobs] = await read();
  expect(jobs?.change?.version).toBe("1.5.0");
  expect((jobs?.change?.after ?? 0) / (jobs?.change?.before ?? 1)).toBeCloseTo(1.3, 0);
});

test("are read for the last days, and deleted after a month", async () => {
  await send();
  testApp.clock.moveTo(addMs(testApp.clock.now(), (VITALS_DAYS - 1) * DAY_MS));
  expect((await vitals.read()).pages).toHaveLength(1);
  testApp.clock.moveTo(addMs(testApp.clock.now(), DAY_MS));
  expect((await vitals.read()).pages).toEqual([]);
  testApp.clock.moveTo(addMs(testApp.clock.now(), 30 * DAY_MS));
  await testApp.deps.sweeps.run();
  expect(await testApp.db.$count(table)).toBe(0);
});

test("are for admins", async () => {
  expect((await call(testApp, vitalsOfPages, {}, await aTokenOf(testApp, "employer"))).status).toBe(403);
  expect((await call(testApp, vitalsOfPages, {})).status).toBe(401);
});
