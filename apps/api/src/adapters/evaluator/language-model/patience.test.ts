import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { ModelFault } from "./fault.ts";
import { createPatience, type Deadline, REST_MS } from "./patience.ts";

const DEADLINE: Deadline = { signal: new AbortController().signal, leftMs: () => 60_000 };
const START = Date.UTC(2026, 10, 21);

/** The breaker's clock; timers stay real. */
let now = START;
beforeEach(() => {
  now = START;
  jest.spyOn(Date, "now").mockImplementation(() => now);
});
afterEach(() => void jest.restoreAllMocks());

function opened() {
  let rests = 0;
  let calls = 0;
  const patience = createPatience({ firstRetryMs: 1, onRest: () => rests++ });
  const ask = (fault?: ModelFault) =>
    patience
      .run(async () => {
        calls += 1;
        if (fault) throw fault;
        return "read";
      }, DEADLINE)
      .catch((error: Error) => error.message);
  return { ask, calls: () => calls, rests: () => rests };
}

const OUTAGE = new ModelFault("answered with status 401", { isOutage: true });
const BUSY = new ModelFault("answered with status 500", { isOutage: true, isTransient: true });
const UNREADABLE = new ModelFault("refused to grade");
const RESTING = "The language model is given a rest after failures.";

test("after three questions in a row that failed nobody asks for a minute, then one question tries", async () => {
  const { ask, calls, rests } = opened();
  for (let at = 0; at < 3; at++) await ask(OUTAGE);
  expect([await ask(), calls(), rests()]).toEqual([RESTING, 3, 1]);
  now = START + REST_MS - 1;
  expect([await ask(), calls()]).toEqual([RESTING, 3]);
  now = START + REST_MS;
  expect([await ask(OUTAGE), calls(), rests()]).toEqual([OUTAGE.message, 4, 2]);
  expect([await ask(), calls()]).toEqual([RESTING, 4]);
  now = START + 2 * REST_MS;
  expect([await ask(), await ask(), calls()]).toEqual(["read", "read", 6]);
});

test("a success in between starts the count again", async () => {
  const { ask, calls } = opened();
  for (const fault of [OUTAGE, OUTAGE, undefined, OUTAGE, OUTAGE]) await ask(fault);
  expect([await ask(), calls()]).toEqual(["read", 6]);
});

test("a question with its retries counts once, and a reply that cannot be used does not count", async () => {
  const { ask, calls, rests } = opened();
  await ask(BUSY);
  expect(calls()).toBe(3);
  await ask(BUSY);
  expect([calls(), rests()]).toEqual([6, 0]);
  for (let at = 0; at < 5; at++) await ask(UNREADABLE);
  expect([await ask(), rests()]).toEqual(["read", 0]);
});

test("no wait before a retry outlives the deadline", async () => {
  const end = new AbortController();
  const patience = createPatience({ firstRetryMs: 3_600_000, onRest: () => {} });
  const running = patience.run(
    async () => {
      setTimeout(() => end.abort(), 1);
      throw BUSY;
    },
    { signal: end.signal, leftMs: () => 1 },
  );
  await expect(running).rejects.toThrow("was given no more time");
});

test("the wait that a service asks for replaces our own", async () => {
  const patience = createPatience({ firstRetryMs: 3_600_000, onRest: () => {} });
  const busy = new ModelFault("answered with status 429", { isOutage: true, isTransient: true, retryAfterMs: 0 });
  let calls = 0;
  const running = patience.run(async () => {
    calls += 1;
    if (calls < 3) throw busy;
    return "read";
  }, DEADLINE);
  expect([await running, calls]).toEqual(["read", 3]);
});
