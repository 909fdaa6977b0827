import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";
import { aJob, aPerson } from "../../../test/builders.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { createListedJobs } from "./listed-jobs.ts";

let world: TestApp;
let ids: string[];
beforeAll(async () => {
  world = await createTestApp();
  const employer = await aPerson(world, "employer");
  ids = [await aJob(world, employer, { title: "One" }), await aJob(world, employer, { title: "Two" })];
});
afterAll(() => world.close());
const rename = (title: string) =>
  world.db
    .update(jobs)
    .set({ title })
    .where(eq(jobs.id, ids[0] as string));

it("keeps the requested order, and caches rows for five minutes or until they change", async () => {
  let now = world.clock.now();
  const rows = createListedJobs({ db: world.db, clock: { now: () => now } });
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
  const rows = createListedJobs({ db: world.db, clock: world.clock });
  expect(await rows.read(["00000000-0000-7000-8000-000000000000"])).toEqual([]);
  expect(await rows.read([])).toEqual([]);
});
