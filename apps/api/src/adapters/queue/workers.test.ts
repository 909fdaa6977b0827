import { expect, test } from "@jest/globals";
import type { PgBoss } from "pg-boss";
import { startWorkers } from "./workers.ts";

type Handle = (jobs: object[]) => Promise<void>;

/** Workers like those of pg-boss that run the jobs of the test. */
function fakeBoss() {
  const workers = new Map<string, Handle>();
  const busy = new Set<string>();
  /** The fetches of workers that are being removed. */
  const fetching: Promise<object | undefined>[] = [];
  let created = 0;
  const boss = {
    async work(_name: string, _settings: object, handle: Handle) {
      created += 1;
      workers.set(`${created}`, handle);
      return `${created}`;
    },
    async offWork(_name: string, { id, wait }: { id: string; wait: boolean }) {
      const handle = workers.get(id);
      workers.delete(id);
      const job = wait && handle ? await fetching.shift() : undefined;
      if (job) await handle?.([job]);
    },
    notifyWorker() {},
  };
  /** Resolves to true when the job is done, or to false if no worker is free. */
  const give = async (job: object) => {
    const [id, handle] = [...workers].find(([one]) => !busy.has(one)) ?? [];
    if (!id || !handle) return false;
    busy.add(id);
    await handle([job]).finally(() => busy.delete(id));
    return true;
  };
  return { boss: boss as unknown as PgBoss, give, fetching, count: () => workers.size };
}

test("adds workers while jobs run, up to the maximum, and removes them when the jobs are done", async () => {
  const { boss, give, count } = fakeBoss();
  const ends: (() => void)[] = [];
  const run = () => new Promise<void>((resolve) => void ends.push(resolve));
  const onError = (error: Error) => {
    throw error;
  };
  await startWorkers(boss, "slow", { free: 2, most: 6, groupConcurrency: undefined, run, onError, isHeld: false });
  expect(count()).toBe(2);
  const done: Promise<boolean>[] = [];
  for (let job = 0; job < 6; job++) {
    done.push(give({ job }));
    await Promise.resolve();
  }
  expect([count(), await give({ job: 7 })]).toEqual([6, false]);
  for (const end of ends) end();
  expect(await Promise.all(done)).toEqual(Array(6).fill(true));
  expect(count()).toBe(2);
});

test("frees the worker of a failed job", async () => {
  const { boss, give, count } = fakeBoss();
  const run = () => Promise.reject(new Error("away"));
  const options = { free: 1, most: 3, groupConcurrency: undefined, run, onError: () => {}, isHeld: false };
  await startWorkers(boss, "failing", options);
  for (let job = 0; job < 5; job++) await expect(give({ job })).rejects.toThrow("away");
  expect(count()).toBe(1);
});

test("finishes running jobs and takes no others on hold, then runs as many workers as before", async () => {
  const { boss, give, count } = fakeBoss();
  const ends: (() => void)[] = [];
  const run = () => new Promise<void>((resolve) => void ends.push(resolve));
  const options = { free: 2, most: 6, groupConcurrency: undefined, run, onError: () => {}, isHeld: true };
  const workers = await startWorkers(boss, "held", options);
  expect(count()).toBe(0);
  await workers.hold(false);
  expect(count()).toBe(2);
  const running = give({ job: 1 });
  await workers.hold(true);
  expect(count()).toBe(1);
  for (const end of ends) end();
  expect(await running).toBe(true);
  expect([count(), await give({ job: 2 })]).toEqual([0, false]);
  await workers.hold(false);
  expect(count()).toBe(2);
});

test("resolves hold() only after pending fetches have ended and a job that they returned has finished", async () => {
  const { boss, fetching } = fakeBoss();
  const seen: string[] = [];
  const run = async () => void seen.push("run");
  const options = { free: 1, most: 1, groupConcurrency: undefined, run, onError: () => {}, isHeld: false };
  const workers = await startWorkers(boss, "held", options);
  let deliverJob = (_job: object) => {};
  fetching.push(new Promise((resolve) => (deliverJob = resolve)));
  const holding = workers.hold(true).then(() => seen.push("held"));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(seen).toEqual([]);
  deliverJob({ job: 1 });
  await holding;
  expect(seen).toEqual(["run", "held"]);
});
