import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { repeatWhenBusy } from "./repeat-when-busy.ts";

const LOGIN = { url: "/auth/login", method: "POST" };
const KEYED = { url: "/apply", method: "POST", headers: { "Idempotency-Key": "k" } };

const answerWith = (status: number, { code, after }: { code?: string; after?: string } = {}) => ({
  ...(status !== 200 && { error: { status, data: { message: "", code } } }),
  meta: { response: new Response("{}", { status, headers: after === undefined ? {} : { "retry-after": after } }) },
});
const busy = () => answerWith(503, { code: "OVERLOADED", after: "5" });

/** Sends a call to a server with these answers, the last one for ever; returns the status and the number of requests. */
async function sent(asked: Parameters<typeof repeatWhenBusy>[1], ...given: ReturnType<typeof answerWith>[]) {
  let requests = 0;
  const send = () => given[Math.min(requests++, given.length - 1)] ?? busy();
  const work = repeatWhenBusy(send, asked, new AbortController().signal);
  await jest.advanceTimersByTimeAsync(60_000);
  return [(await work).meta.response.status, requests];
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe("a call to a busy server", () => {
  test.each([
    ["a GET", { url: "/jobs", method: "GET" }],
    ["a call with a key", KEYED],
    ["a sign-in", LOGIN],
  ])("is repeated if it is %s, and its caller sees the answer only", async (_, asked) => {
    expect(await sent(asked, busy(), busy(), answerWith(200))).toEqual([200, 3]);
  });

  test("is repeated three times at most", async () => {
    expect(await sent(LOGIN, busy())).toEqual([503, 4]);
  });

  test.each([
    ["a call without a key", { url: "/auth/register", method: "POST" }, busy()],
    ["a deletion", { url: "/account", method: "DELETE" }, busy()],
    ["an answer without Retry-After", LOGIN, answerWith(503, { code: "OVERLOADED" })],
    ["a maintenance", LOGIN, answerWith(503, { code: "READ_ONLY", after: "5" })],
    ["a long wait", LOGIN, answerWith(503, { after: "3600" })],
    ["too many attempts", LOGIN, answerWith(429, { after: "5" })],
    ["a wrong password", LOGIN, answerWith(401)],
  ])("is not repeated for %s", async (_, asked, answer) => {
    expect((await sent(asked, answer))[1]).toBe(1);
  });

  test("waits as long as the server says, and ends at once when its caller gives up", async () => {
    let requests = 0;
    const ask = () => {
      requests += 1;
      return busy();
    };
    const caller = new AbortController();
    const work = repeatWhenBusy(ask, LOGIN, caller.signal);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(requests).toBe(1);
    await jest.advanceTimersByTimeAsync(2_501);
    expect(requests).toBe(2);
    caller.abort();
    expect((await work).meta.response.status).toBe(503);
  });
});
