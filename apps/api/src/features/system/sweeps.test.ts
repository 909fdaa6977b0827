import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { aPerson } from "../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../test/create-test-app.ts";
import { accountLinks, idempotentAnswers } from "../../db/schema/accounts.ts";
import { createSweeps } from "./sweeps.ts";

const readOnly = { isOn: async () => false, lastPause: async () => undefined };

describe("timing", () => {
  const setUp = (sweep: () => Promise<boolean>, everyMs?: number) => {
    const state = {
      now: new Date("2026-11-20T10:00:00Z"),
      tidied: 0,
      alerted: 0,
      faults: [] as unknown[],
      times: [] as Date[],
    };
    const interviews = {
      sweep: (graceEnd: Date) => {
        state.times.push(graceEnd);
        return sweep();
      },
    };
    const alerts = { sweep: async () => ++state.alerted < 2 };
    const idle = { sweep: async () => false };
    const tidy = async () => {
      state.tidied += 1;
    };
    const clock = { now: () => state.now };
    return {
      state,
      sweeps: createSweeps(
        { clock, interviews, others: [alerts, idle], readOnly, tidy },
        (fault) => state.faults.push(fault),
        everyMs,
      ),
    };
  };

  test("repeats until nothing is due, by the product's clock, 60 s after the end", async () => {
    let left = 3;
    const { state, sweeps } = setUp(async () => --left > 0);
    await sweeps.run();
    expect(state.times).toEqual(Array(3).fill(addMs(state.now, -MINUTE_MS)));
    expect(state.alerted).toBe(2);
  });

  test("tidies once an hour", async () => {
    const { state, sweeps } = setUp(async () => false);
    await sweeps.run();
    await sweeps.run();
    expect(state.tidied).toBe(1);
    state.now = addMs(state.now, HOUR_MS);
    await sweeps.run();
    expect(state.tidied).toBe(2);
  });

  test("starts no sweep during a slow one, another after a failed one, and stop waits for the running one", async () => {
    let started = 0;
    let running = 0;
    let most = 0;
    const { state, sweeps } = setUp(async () => {
      started += 1;
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 60));
      running -= 1;
      if (started === 1) throw new Error("the database is away");
      return false;
    }, 10);
    sweeps.start();
    await eventually(() => (started > 1 ? true : undefined));
    await sweeps.stop();
    expect([most, running]).toEqual([1, 0]);
    expect(state.faults).toHaveLength(1);
  });
});

describe("faults", () => {
  const clock = { now: () => new Date("2026-11-20T10:00:00Z") };
  const deadlock = () => new Error("query failed", { cause: Object.assign(new Error(), { code: "40P01" }) });

  test("of one sweep are reported, and do not prevent the others and the cleanup", async () => {
    const ran: string[] = [];
    const failing = (name: string) => async () => {
      ran.push(name);
      throw new Error(name);
    };
    const fine = { sweep: async () => ran.push("fine") < 0 };
    const tidy = async () => void ran.push("tidy");
    const others = [{ sweep: failing("alerts") }, fine];
    const sweeps = createSweeps(
      { clock, interviews: { sweep: failing("interviews") }, others, readOnly, tidy },
      () => {},
    );
    await expect(sweeps.run()).rejects.toMatchObject({ errors: [new Error("interviews"), new Error("alerts")] });
    expect(ran).toEqual(["interviews", "alerts", "fine", "tidy"]);
  });

  test("of a deadlock run the sweep again, but not for ever", async () => {
    let left = 2;
    const victim = { sweep: async () => (left-- > 0 ? Promise.reject(deadlock()) : false) };
    const deps = { clock, readOnly, interviews: { sweep: async () => false }, tidy: async () => {} };
    await createSweeps({ ...deps, others: [victim] }, () => {}).run();
    expect(left).toBe(-1);
    left = Number.POSITIVE_INFINITY;
    await expect(createSweeps({ ...deps, others: [victim] }, () => {}).run()).rejects.toThrow("query failed");
  });
});

describe("cleaning up", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  test("deletes stored answers after 24 hours, and dead links a day after their end", async () => {
    const now = new Date();
    const { id: userId } = await aPerson(app, "employer");
    await app.db.delete(accountLinks);
    const link = { userId, purpose: "reset-password" as const, createdAt: now };
    await app.db.insert(accountLinks).values([
      { ...link, hash: "dead", expiresAt: addMs(now, -DAY_MS - MINUTE_MS) },
      { ...link, hash: "recent", expiresAt: addMs(now, -HOUR_MS) },
    ]);
    const answer = { who: "w", path: "/p", bodyHash: "h", status: 200, answer: {} };
    await app.db.insert(idempotentAnswers).values([
      { ...answer, key: "old", createdAt: addMs(now, -DAY_MS - MINUTE_MS) },
      { ...answer, key: "young", createdAt: addMs(now, -HOUR_MS) },
    ]);
    app.clock.moveTo(addMs(now, HOUR_MS + 2 * MINUTE_MS)); // an hour after any automatic sweep
    await app.deps.sweeps.run();
    const answers = await app.db.select().from(idempotentAnswers);
    const links = await app.db.select().from(accountLinks);
    expect([answers.map(({ key }) => key), links.map(({ hash }) => hash).includes("dead")]).toEqual([["young"], false]);
    expect(links.map(({ hash }) => hash)).toContain("recent");
  });
});
