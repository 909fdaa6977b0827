import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { aJob, aPerson } from "../../test/builders.ts";
import { createTestApp, type TestApp } from "../../test/create-test-app.ts";
import type { Db } from "../db/client.ts";
import { createJobRecords, deleteJob, findJob, updateJob } from "./jobs.ts";

let world: TestApp;
let id: string;
beforeAll(async () => {
  world = await createTestApp();
  id = await aJob(world, await aPerson(world, "employer"), { title: "Weaver" });
}, 30_000);
afterAll(() => world.close());

const PAGE = { location: "", page: 1, limit: 10 };

test("what was found is kept until a job is changed", async () => {
  const { db, clock } = world;
  const { search, readListed, change } = createJobRecords({ db, clock });
  const titlesOf = async (title: string) =>
    (await readListed((await search({ title, ...PAGE })).ids)).map((job) => job.title);
  const job = await findJob(db, id);
  if (!job) throw new Error("no job");
  expect([await titlesOf("weaver"), await titlesOf("potter")]).toEqual([["Weaver"], []]);

  // Of another process: its own caches are cleared, these are not.
  await createJobRecords({ db, clock }).change((tx) => updateJob(tx, job, { title: "Potter" }));
  expect([await titlesOf("weaver"), await titlesOf("potter")]).toEqual([["Weaver"], []]);

  await change((tx) => updateJob(tx, { ...job, title: "Potter" }, { title: "Potter" }));
  expect([await titlesOf("weaver"), await titlesOf("potter")]).toEqual([[], ["Potter"]]);
});

test("a change that fails changes nothing, and its error comes out", async () => {
  const { jobRecords, db } = world.parts;
  const failing = jobRecords.change(async (tx) => {
    const job = await findJob(tx, id);
    if (job) await deleteJob(tx, job, world.clock.now());
    throw new Error("too late");
  });
  await expect(failing).rejects.toThrow("too late");
  expect((await findJob(db, id))?.deletedAt).toBeNull();
});

test("a job is written in such a transaction alone", () => {
  const writes = (tx: Db) =>
    // @ts-expect-error -- any other transaction would leave the caches as they were
    updateJob(tx, {} as never, {});
  expect(writes).toBeInstanceOf(Function);
});
