import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { eventually, freshDatabase } from "../../../test/create-test-app.ts";
import { type Database, openEmbedded, openPostgres } from "../../db/client.ts";
import type { Attempt, Handlers, Queue } from "../../ports.ts";
import { openQueue } from "./pg-boss.ts";

const JOB = "mail.application-received";
let database: Database;
let queue: Queue;
let handled: string[] = [];
let failures = 0;
let failure = "the mail server is away";
const faults: Error[] = [];

const open = async () => {
  const handle = async ({ applicationId }: { applicationId: string }) => {
    handled.push(applicationId);
    if (failures > 0) {
      failures -= 1;
      throw new Error(failure);
    }
  };
  const onError = (error: Error) => void faults.push(error);
  // So rarely that a job which a test sees in time was announced by NOTIFY.
  const options = { onError, retryDelay: 0, idlePollSeconds: 600 };
  queue = await openQueue(database.queue, { [JOB]: handle } as unknown as Handlers, options);
};

beforeAll(async () => {
  const server = process.env.TEST_DATABASE_URL;
  database = server ? await openPostgres(await freshDatabase(server), console.error) : await openEmbedded();
  await open();
});
beforeEach(() => {
  handled = [];
});
afterAll(async () => {
  await queue.stop();
  await database.close();
});

const add = (applicationId: string) => database.db.transaction((tx) => queue.enqueue(tx, JOB, { applicationId }));

test("takes a committed job at once, though idle workers rarely poll", async () => {
  await new Promise((resolve) => setTimeout(resolve, 300)); // they have polled and are waiting
  await add("a");
  await eventually(() => handled[0]);
});

test("does not run a job that was rolled back", async () => {
  const change = database.db.transaction(async (tx) => {
    await queue.enqueue(tx, JOB, { applicationId: "never" });
    throw new Error("changed my mind");
  });
  await expect(change).rejects.toThrow("changed my mind");
  await add("b");
  await eventually(() => handled[0]);
  expect(handled).toEqual(["b"]);
});

test("runs many jobs one after the other, without a pause between them", async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `c${index}`);
  for (const id of ids) await add(id);
  await eventually(() => (handled.length >= ids.length ? true : undefined));
  expect([...handled].sort()).toEqual([...ids].sort());
});

test("runs many jobs of one commit without a pause between them", async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `e${index}`);
  await database.db.transaction(async (tx) => {
    for (const applicationId of ids) await queue.enqueue(tx, JOB, { applicationId });
  });
  await eventually(() => (handled.length >= ids.length ? true : undefined));
});

test("reports a failed attempt and retries it when it is due, although idle workers rarely poll", async () => {
  failures = 1;
  await add("d");
  await eventually(() => (handled.length >= 2 ? true : undefined));
  expect([handled, faults.map(({ message }) => message)]).toEqual([["d", "d"], ["the mail server is away"]]);
});

test("retries a mail twenty times if the mail server is down, then stores it as a dead letter with its payload", async () => {
  failures = 21;
  await add("f");
  const storedData = async () => {
    const { rows } = await database.query(`select data from pgboss.job where name = '${JOB}.dead'`);
    return rows[0] as { data: unknown } | undefined;
  };
  const dead = await eventually(storedData);
  expect([handled.length, dead.data]).toEqual([21, { applicationId: "f" }]);
});

const deadOf = async (applicationId: string) => {
  const { rows } = await database.query(
    `select id from pgboss.job where name = '${JOB}.dead' and data ->> 'applicationId' = '${applicationId}'`,
  );
  return (rows[0] as { id: string } | undefined)?.id;
};
const dies = async (applicationId: string) => {
  failures = 21;
  await add(applicationId);
  return eventually(() => deadOf(applicationId));
};
const retryAll = (ids: string[]) => database.db.transaction((tx) => queue.retryDead(tx, ids));
const retry = async (id: string) => (await retryAll([id]))[0]?.name ?? null;

test("lists permanently failed jobs, the newest first, without personal data", async () => {
  failure = "no answer from asha@example.com";
  const id = await dies("l");
  const { queues, deadLetters } = await queue.state(database.db);
  expect(queues.filter(({ failed }) => failed > 0)).toEqual([{ name: JOB, waiting: 0, running: 0, failed: 2 }]);
  expect(deadLetters[0]).toEqual({ id, name: JOB, failedAt: expect.any(Date), error: "no answer from [e-mail]" });
  const times = deadLetters.map(({ failedAt }) => failedAt.getTime());
  expect(times).toEqual([...times].sort((a, b) => b - a));
  const { rows } = await database.query("select 1 from pgboss.job where concat(output, source_output) like '%asha%'");
  expect(rows).toEqual([]);
});

test("retries a dead letter once, with all its attempts, when two callers retry it at the same time", async () => {
  const id = await dies("m");
  handled = [];
  failures = 1; // so that the first attempt of the new jobs fails too
  const taken = await Promise.all([retry(id), retry(id)]);
  expect(taken.sort()).toEqual([JOB, null]);
  await eventually(() => (handled.length >= 2 ? true : undefined));
  expect(handled).toEqual(["m", "m"]);
  expect(await deadOf("m")).toBeUndefined();
  expect(await retry(id)).toBeNull();
  expect(await retry("01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4")).toBeNull();
});

test("retries several in one call, each by only one of two callers, and skips missing ones", async () => {
  const ids = [await dies("p"), await dies("q"), await dies("r")];
  const page = { page: 1, limit: 2, hasName: (name: string) => name === JOB };
  const before = await queue.dead(database.db, page);
  expect(before.rows.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  expect((await queue.dead(database.db, { ...page, hasName: () => false })).total).toBe(0);
  handled = [];
  const taken = await Promise.all([retryAll(ids), retryAll([...ids].reverse())]);
  expect(
    taken
      .flat()
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...ids].sort());
  await eventually(() => (handled.length >= 3 ? true : undefined));
  expect([...handled].sort()).toEqual(["p", "q", "r"]);
  expect((await queue.dead(database.db, page)).total).toBe(before.total - 3);
});

test("keeps a dead letter whose retry was rolled back, also after the queue reopens after a crash", async () => {
  const id = await dies("n");
  const change = database.db.transaction(async (tx) => {
    await queue.retryDead(tx, [id]);
    throw new Error("changed my mind");
  });
  await expect(change).rejects.toThrow("changed my mind");
  await queue.stop();
  await open();
  expect((await queue.state(database.db)).deadLetters.map((dead) => dead.id)).toContain(id);
  handled = [];
  expect(await retry(id)).toBe(JOB);
  await eventually(() => handled[0]);
  expect(handled).toEqual(["n"]);
});

test("does not report a job that still has attempts as failed", async () => {
  await database.db.transaction((tx) => queue.enqueue(tx, JOB, { applicationId: "o" }));
  await eventually(() => (handled.includes("o") ? true : undefined));
  const { rows } = await database.query("select id from pgboss.job where data ->> 'applicationId' = 'o'");
  expect(await retry((rows[0] as { id: string }).id)).toBeNull();
});

test("runs jobs that one statement added, and adds none after a rollback", async () => {
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

test("yields to other work of this process between jobs", async () => {
  const payloads = Array.from({ length: 100 }, (_, index) => ({ applicationId: `k${index}` }));
  let least = Number.POSITIVE_INFINITY;
  await database.db.transaction((tx) => queue.enqueueAll(tx, JOB, payloads));
  setImmediate(() => {
    least = handled.length;
  });
  await eventually(() => (handled.length >= payloads.length ? true : undefined));
  expect(least).toBeLessThan(50);
});

test("settles an evaluation in its third run; runs that a killed process interrupted are repeated", async () => {
  const runs: boolean[] = [];
  const evaluate = async (_: unknown, { isLast }: Attempt) => {
    runs.push(isLast);
    if (runs.length < 6) throw new Error("the process was killed"); // as the queue sees a killed process
  };
  const options = { onError: () => {}, retryDelay: 0 };
  const own = await openQueue(database.queue, { "interview.evaluate": evaluate } as unknown as Handlers, options);
  await database.db.transaction((tx) => own.enqueue(tx, "interview.evaluate", { sessionId: "s", studentId: "a" }));
  await eventually(() => (runs.length === 6 ? true : undefined));
  expect(runs).toEqual([false, false, true, true, true, true]);
  await own.stop();
});

test("starts every evaluation, however many slow ones of other students are running", async () => {
  const begun: string[] = [];
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const evaluate = async ({ studentId }: { studentId: string }) => {
    begun.push(studentId);
    await ended;
  };
  const handlers = { "interview.evaluate": evaluate } as unknown as Handlers;
  const own = await openQueue(database.queue, handlers, { onError: console.error, retryDelay: 0 });
  const hand = (studentIds: string[]) => {
    const payloads = studentIds.map((studentId) => ({ sessionId: `of ${studentId}`, studentId }));
    return database.db.transaction((tx) => own.enqueueAll(tx, "interview.evaluate", payloads));
  };
  const slow = Array.from({ length: 60 }, (_, index) => `slow ${index}`);
  await hand(slow);
  await eventually(() => (begun.length === slow.length ? true : undefined));
  await hand(["slow 0", "quick"]);
  await eventually(() => (begun.includes("quick") ? true : undefined));
  expect(begun).toEqual(expect.arrayContaining([...slow, "quick"]));
  expect(begun).toHaveLength(61); // one at a time per student
  end();
  await eventually(() => (begun.length === 62 ? true : undefined));
  await own.stop();
});
