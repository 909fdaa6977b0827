import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { aJob, aPerson } from "../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../test/create-test-app.ts";
import type { Db } from "../db/client.ts";
import { createJobRecords } from "./jobs/job-records.ts";
import { deleteJob, findJob, updateJob } from "./jobs.ts";

let testApp: TestApp;
let id: string;
beforeAll(async () => {
  testApp = await createTestApp();
  id = await aJob(testApp, await aPerson(testApp, "employer"), { title: "Weaver" });
});
afterAll(() => testApp.close());

const fail = (error: unknown) => {
  throw error;
};
const PAGE = { location: "", page: 1, limit: 10 };

test("finds and reads a change by another process within a second", async () => {
  const { database, clock, deps } = testApp;
  const { search, readListed } = deps.jobRecords;
  const titlesOf = async (title: string) =>
    (await readListed((await search({ title, ...PAGE })).ids)).map((job) => job.title);
  const job = await findJob(testApp.db, id);
  if (!job) throw new Error("no job");
  expect([await titlesOf("weaver"), await titlesOf("potter")]).toEqual([["Weaver"], []]);

  const other = createJobRecords({ database, clock, onError: fail });
  await other.change((tx) => updateJob(tx, job, { title: "Potter" }));
  await eventually(async () => ((await titlesOf("potter")).length > 0 ? true : undefined));
  expect([await titlesOf("weaver"), await titlesOf("potter")]).toEqual([[], ["Potter"]]);

  await deps.jobRecords.change((tx) => updateJob(tx, { ...job, title: "Potter" }, { title: "Joiner" }));
  expect([await titlesOf("potter"), await titlesOf("joiner")]).toEqual([[], ["Joiner"]]);
});

test("runs a search once, until a job changes or a minute has passed", async () => {
  const { jobRecords } = testApp.deps;
  const ask = () => jobRecords.search({ title: "weaver", ...PAGE });
  const first = ask();
  expect(ask()).toBe(first);
  await aJob(testApp, await aPerson(testApp, "employer"), { title: "Another Weaver" });
  const afterChange = ask();
  expect((await afterChange).total).toBe((await first).total + 1);
  expect(ask()).toBe(afterChange);
  testApp.clock.moveTo(addMs(testApp.clock.now(), MINUTE_MS));
  expect(ask()).not.toBe(afterChange);
});

test("undoes a failed change, and passes its error on", async () => {
  const { jobRecords, db } = testApp.deps;
  const failing = jobRecords.change(async (tx) => {
    const job = await findJob(tx, id);
    if (job) await deleteJob(tx, job, testApp.clock.now());
    throw new Error("too late");
  });
  await expect(failing).rejects.toThrow("too late");
  expect((await findJob(db, id))?.deletedAt).toBeNull();
});

test("accepts only its own transaction for writing a job", () => {
  const writes = (tx: Db) =>
    // @ts-expect-error -- any other transaction would leave the caches as they were
    updateJob(tx, {} as never, {});
  expect(writes).toBeInstanceOf(Function);
});
