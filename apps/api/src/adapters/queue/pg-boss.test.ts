import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { eventually, freshDatabase } from "../../../test/create-test-app.ts";
import { type Database, openEmbedded, openPostgres } from "../../db/client.ts";
import type { Handlers, Queue } from "../../ports.ts";
import { openQueue } from "./pg-boss.ts";

const JOB = "mail.application-received";
let database: Database;
let queue: Queue;
let handled: string[] = [];
let failures = 0;
const faults: Error[] = [];

beforeAll(async () => {
  const server = process.env.TEST_DATABASE_URL;
  database = server ? await openPostgres(await freshDatabase(server)) : await openEmbedded();
  const handle = async ({ applicationId }: { applicationId: string }) => {
    handled.push(applicationId);
    if (failures > 0) {
      failures -= 1;
      throw new Error("the mail server is away");
    }
  };
  const onError = (error: Error) => void faults.push(error);
  queue = await openQueue(database.queue, { [JOB]: handle } as unknown as Handlers, { onError, retryDelay: 0 });
}, 30_000);
beforeEach(() => {
  handled = [];
});
afterAll(async () => {
  await queue.stop();
  await database.close();
});

const add = (applicationId: string) => database.db.transaction((tx) => queue.enqueue(tx, JOB, { applicationId }));

test("a job that a commit added is taken at once, though idle workers seldom look", async () => {
  await new Promise((resolve) => setTimeout(resolve, 300)); // they have looked, and wait
  const added = performance.now();
  await add("a");
  await eventually(() => handled[0]);
  expect(performance.now() - added).toBeLessThan(1_500);
});

test("one that was rolled back never was", async () => {
  const change = database.db.transaction(async (tx) => {
    await queue.enqueue(tx, JOB, { applicationId: "never" });
    throw new Error("changed my mind");
  });
  await expect(change).rejects.toThrow("changed my mind");
  await add("b");
  await eventually(() => handled[0]);
  expect(handled).toEqual(["b"]);
});

test("many are worked off one after the other, without a pause between them", async () => {
  const ids = Array.from({ length: 20 }, (_, at) => `c${at}`);
  const added = performance.now();
  for (const id of ids) await add(id);
  await eventually(() => (handled.length >= ids.length ? true : undefined));
  expect(performance.now() - added).toBeLessThan(4_000);
  expect([...handled].sort()).toEqual([...ids].sort());
});

test("so are many that one commit added", async () => {
  const ids = Array.from({ length: 20 }, (_, at) => `e${at}`);
  const added = performance.now();
  await database.db.transaction(async (tx) => {
    for (const applicationId of ids) await queue.enqueue(tx, JOB, { applicationId });
  });
  await eventually(() => (handled.length >= ids.length ? true : undefined));
  expect(performance.now() - added).toBeLessThan(4_000);
});

test("a failed try is told and made again when it is due, though idle workers seldom look", async () => {
  failures = 1;
  const added = performance.now();
  await add("d");
  await eventually(() => (handled.length >= 2 ? true : undefined));
  expect(performance.now() - added).toBeLessThan(2_500);
  expect([handled, faults.map(({ message }) => message)]).toEqual([["d", "d"], ["the mail server is away"]]);
});

test("a mail is tried twenty times more while the mail server is away, then waits as a dead letter with what it needs", async () => {
  failures = 21;
  await add("f");
  const kept = async () => {
    const { rows } = await database.query(`select data from pgboss.job where name = '${JOB}.dead'`);
    return rows[0] as { data: unknown } | undefined;
  };
  const dead = await eventually(kept);
  expect([handled.length, dead.data]).toEqual([21, { applicationId: "f" }]);
});

test("jobs of one statement are worked off like others, and none is added with what was rolled back", async () => {
  const payloads = ["g", "h", "i"].map((applicationId) => ({ applicationId }));
  await database.db.transaction((tx) => queue.enqueueAll(tx, JOB, payloads));
  await database.db.transaction((tx) => queue.enqueueAll(tx, JOB, []));
  const change = database.db.transaction(async (tx) => {
    await queue.enqueueAll(tx, JOB, [{ applicationId: "never" }]);
    throw new Error("changed my mind");
  });
  await expect(change).rejects.toThrow("changed my mind");
  await eventually(() => (handled.length >= 3 ? true : undefined));
  expect([...handled].sort()).toEqual(["g", "h", "i"]);
});

test("many jobs leave room between them for whoever else waits in this process", async () => {
  const payloads = Array.from({ length: 100 }, (_, at) => ({ applicationId: `k${at}` }));
  let least = Number.POSITIVE_INFINITY;
  await database.db.transaction((tx) => queue.enqueueAll(tx, JOB, payloads));
  setImmediate(() => {
    least = handled.length;
  });
  await eventually(() => (handled.length >= payloads.length ? true : undefined));
  expect(least).toBeLessThan(50);
});
