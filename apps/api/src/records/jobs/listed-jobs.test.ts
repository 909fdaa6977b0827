import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, aPerson } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { createListedJobs } from "./job-records.ts";

let testApp: TestApp;
let ids: string[];
beforeAll(async () => {
  testApp = await createTestApp();
  const employer = await aPerson(testApp, "employer");
  ids = [await aJob(testApp, employer, { title: "One" }), await aJob(testApp, employer, { title: "Two" })];
});
afterAll(() => testApp.close());
const rename = (title: string) =>
  testApp.db
    .update(jobs)
    .set({ title })
    .where(eq(jobs.id, ids[0] as string));

it("keeps the requested order, and caches rows for five minutes or until they change", async () => {
  let now = testApp.clock.now();
  const rows = createListedJobs({ db: testApp.db, clock: { now: () => now } });
  const titles = async () => (await rows.read([ids[1] as string, ids[0] as string])).map(({ title }) => title);
  expect(await titles()).toEqual(["Two", "One"]);
  await rename("Uno");
  expect(await titles()).toEqual(["Two", "One"]);
  now = addMs(now, 5 * MINUTE_MS + 1);
  expect(await titles()).toEqual(["Two", "Uno"]);
  await rename("Ek");
  rows.forget([ids[0] as string]);
  expect(await titles()).toEqual(["Two", "Ek"]);
});

it("leaves out missing jobs", async () => {
  const rows = createListedJobs({ db: testApp.db, clock: testApp.clock });
  expect(await rows.read(["00000000-0000-7000-8000-000000000000"])).toEqual([]);
  expect(await rows.read([])).toEqual([]);
});
