import { MINUTE_MS, SECOND_MS } from "@dryrun/domain/time";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import type { Turn } from "../ports.ts";
import { createTurns, type TurnOptions } from "./turns.ts";

/** The machine's time, which only the tests move. */
let time = 0;
beforeEach(() => {
  time = 0;
});
const now = () => time;
const known = (owner: string, more: Partial<Turn> = {}): Turn => ({ owner, isEstablished: true, ...more });
const newcomer = (owner: string, more: Partial<Turn> = {}): Turn => ({ owner, isEstablished: false, ...more });
const immediate = setImmediate; // also with fake timers
const settle = () => new Promise((resolve) => immediate(resolve));

/** Turns whose tasks end one by one, when a test ends them. */
function heldTurns(options: Partial<TurnOptions> = {}) {
  const turns = createTurns({ seats: 1, now, ...options });
  const begun: string[] = [];
  const refused: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    refused,
    async add(turn: Turn, name = turn.owner, signal?: AbortSignal) {
      const work = () =>
        new Promise<void>((end) => {
          begun.push(name);
          ends.set(name, end);
        });
      turns.take(turn, work, signal).catch((error: { code?: string; message: string }) => {
        refused.push(`${name}: ${error.code ?? error.message}`);
      });
      await settle();
    },
    /** Ends a running task after this time. */
    async end(name: string, ms = SECOND_MS) {
      time += ms;
      ends.get(name)?.();
      await settle();
    },
    /** Ends the running tasks, each after a second, until none is left. */
    async endAll() {
      for (let ended = 0; ended < begun.length; ended++) await this.end(begun[ended] ?? "");
    },
  };
}

/** Adds as many tasks of one owner, "a 1", "a 2" … */
async function addMany(held: ReturnType<typeof heldTurns>, turn: Turn, count: number) {
  for (let number = 1; number <= count; number++) await held.add(turn, `${turn.owner} ${number}`);
}

test("an owner's one task is next after the running one of thirty of another owner", async () => {
  const held = heldTurns();
  await addMany(held, known("a"), 30);
  await held.add(known("b"));
  await held.endAll();
  expect(held.begun.slice(0, 3)).toEqual(["a 1", "b", "a 2"]);
  expect([held.begun.length, held.refused]).toEqual([31, []]);
});

test("owners with equal time are served in the order of their requests", async () => {
  const held = heldTurns();
  for (const owner of ["z", "c", "a", "b"]) await held.add(known(owner));
  await held.endAll();
  expect(held.begun).toEqual(["z", "c", "a", "b"]);
});

test("the owner who has used less time is served before earlier owners, also while their work runs", async () => {
  const held = heldTurns({ seats: 2 });
  await addMany(held, known("slow"), 3);
  await held.add(known("quick"));
  await held.end("slow 1");
  expect(held.begun).toEqual(["slow 1", "slow 2", "quick"]);
});

describe("new accounts", () => {
  test("share one turn: ten of them delay an interview and a known owner by one task", async () => {
    const held = heldTurns();
    for (let number = 1; number <= 10; number++) await addMany(held, newcomer(`n${number}`), 2);
    await held.add(newcomer("student", { isPaid: true }), "interview");
    await held.add(known("b"));
    await held.endAll();
    expect(held.begun.slice(0, 3)).toEqual(["n1 1", "interview", "b"]);
  });

  test("never take the kept seat together, which is free for others", async () => {
    const held = heldTurns({ seats: 2, keptForQuick: 1 });
    for (let number = 1; number <= 10; number++) await held.add(newcomer(`n${number}`));
    expect(held.begun).toEqual(["n1"]);
    await held.add(known("b"));
    expect(held.begun).toEqual(["n1", "b"]);
  });

  test("are served by the time that each has used: the newest is next among them", async () => {
    const held = heldTurns();
    await addMany(held, newcomer("n1"), 3);
    await held.end("n1 1");
    await held.add(newcomer("n2"));
    await held.end("n1 2");
    expect(held.begun.at(-1)).toBe("n2");
  });
});

describe("the kept seat", () => {
  test("is not for an owner of whom something runs or ran for long, until that is some minutes ago", async () => {
    const held = heldTurns({ seats: 2, keptForQuick: 1 });
    await addMany(held, known("slow"), 2);
    expect(held.begun).toEqual(["slow 1"]);
    await held.end("slow 1", 5 * SECOND_MS);
    await held.add(known("b"));
    await held.add(known("slow"), "slow 3");
    expect(held.begun).toEqual(["slow 1", "slow 2", "b"]);
    for (const name of ["slow 2", "b", "slow 3"]) await held.end(name, 0);
    time += 20 * MINUTE_MS;
    await held.add(known("c"));
    await held.add(known("slow"), "slow again");
    expect(held.begun.slice(-2)).toEqual(["c", "slow again"]);
  });

  test("is for paid work if that is quick by its kind", async () => {
    const held = heldTurns({ seats: 2, keptForQuick: 1, isPaidQuick: true });
    await held.add(known("a"), "resume");
    await held.add(known("a", { isPaid: true }), "receipt");
    expect(held.begun).toEqual(["resume", "receipt"]);
  });
});

describe("a queue with limits", () => {
  test("refuses what is too much of one owner, and nothing of another", async () => {
    const held = heldTurns({ waitingEach: 2 });
    await addMany(held, known("a"), 5);
    await held.add(known("b"));
    expect(held.refused).toEqual(["a 4: OVERLOADED", "a 5: OVERLOADED"]);
  });

  test("refuses the task that would be the last when it is full, and never what was paid for before that", async () => {
    const held = heldTurns({ waiting: 3 });
    await addMany(held, newcomer("n"), 4);
    time += SECOND_MS;
    await held.add(known("b"));
    await held.add(known("c", { isPaid: true }), "receipt");
    expect(held.refused).toEqual(["n 4: OVERLOADED", "n 3: OVERLOADED"]);
    await held.endAll();
    expect(held.begun).toEqual(["n 1", "receipt", "b", "n 2"]);
  });

  describe("in time", () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    test("refuses a task that waits too long, and never ends one that runs", async () => {
      const held = heldTurns({ waitMs: 20 * SECOND_MS });
      await held.add(known("a"));
      await held.add(known("b"));
      jest.advanceTimersByTime(20 * SECOND_MS);
      await settle();
      expect([held.begun, held.refused]).toEqual([["a"], ["b: OVERLOADED"]]);
      await held.add(known("c"));
      await held.end("a", MINUTE_MS);
      jest.advanceTimersByTime(MINUTE_MS);
      await settle();
      expect([held.begun, held.refused.length]).toEqual([["a", "c"], 1]);
    });
  });
});

test("a task whose caller gives up leaves the queue", async () => {
  const held = heldTurns();
  const caller = new AbortController();
  await held.add(known("a"));
  await held.add(known("b"), "b", caller.signal);
  await held.add(known("c"));
  caller.abort(new Error("gone"));
  await held.endAll();
  expect([held.begun, held.refused]).toEqual([["a", "c"], ["b: gone"]]);
});

test("failed work frees its seat", async () => {
  const turns = createTurns({ seats: 1 });
  await expect(turns.take(known("a"), () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await turns.take(known("b"), async () => 7)).toBe(7);
});
