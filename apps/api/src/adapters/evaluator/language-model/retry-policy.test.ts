import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { ModelFault } from "./fault.ts";
import { createRetryPolicy, type Deadline, REST_MS } from "./retry-policy.ts";

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
  const retryPolicy = createRetryPolicy({ firstRetryMs: 1, onRest: () => rests++ });
  const ask = (fault?: ModelFault) =>
    retryPolicy
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

test("makes no calls for a minute after three failed questions in a row, then tries one question", async () => {
  const { ask, calls, rests } = opened();
  for (let index = 0; index < 3; index++) await ask(OUTAGE);
  expect([await ask(), calls(), rests()]).toEqual([RESTING, 3, 1]);
  now = START + REST_MS - 1;
  expect([await ask(), calls()]).toEqual([RESTING, 3]);
  now = START + REST_MS;
  expect([await ask(OUTAGE), calls(), rests()]).toEqual([OUTAGE.message, 4, 2]);
  expect([await ask(), calls()]).toEqual([RESTING, 4]);
  now = START + 2 * REST_MS;
  expect([await ask(), await ask(), calls()]).toEqual(["read", "read", 6]);
});

test("resets the count of failures after a success", async () => {
  const { ask, calls } = opened();
  for (const fault of [OUTAGE, OUTAGE, undefined, OUTAGE, OUTAGE]) await ask(fault);
  expect([await ask(), calls()]).toEqual(["read", 6]);
});

test("counts a question with its retries as one failure, and an unusable reply as none", async () => {
  const { ask, calls, rests } = opened();
  await ask(BUSY);
  expect(calls()).toBe(3);
  await ask(BUSY);
  expect([calls(), rests()]).toEqual([6, 0]);
  for (let index = 0; index < 5; index++) await ask(UNREADABLE);
  expect([await ask(), rests()]).toEqual(["read", 0]);
});

test("ends the wait for the next retry when the deadline passes", async () => {
  const end = new AbortController();
  const retryPolicy = createRetryPolicy({ firstRetryMs: 3_600_000, onRest: () => {} });
  const running = retryPolicy.run(
    async () => {
      setTimeout(() => end.abort(), 1);
      throw BUSY;
    },
    { signal: end.signal, leftMs: () => 1 },
  );
  await expect(running).rejects.toThrow("was given no more time");
});

test("waits as long as the service asks, not for our own delay", async () => {
  const retryPolicy = createRetryPolicy({ firstRetryMs: 3_600_000, onRest: () => {} });
  const busy = new ModelFault("answered with status 429", { isOutage: true, isTransient: true, retryAfterMs: 0 });
  let calls = 0;
  const running = retryPolicy.run(async () => {
    calls += 1;
    if (calls < 3) throw busy;
    return "read";
  }, DEADLINE);
  expect([await running, calls]).toEqual(["read", 3]);
});
