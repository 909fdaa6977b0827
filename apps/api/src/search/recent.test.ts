import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import { expect, it } from "@jest/globals";
import { createRecent } from "./recent.ts";

/** A cache of two answers, served for a minute, and its clock. */
function aMemory() {
  let now = new Date("2026-11-20T10:00:00Z");
  const clock = { now: () => now };
  const recent = createRecent<string>({ most: 2, keptMs: MINUTE_MS, clock });
  return { recent, pass: (ms: number) => (now = addMs(now, ms)) };
}

it("searches once for concurrent callers", async () => {
  const { recent } = aMemory();
  let looked = 0;
  const find = async () => {
    looked += 1;
    return `answer ${looked}`;
  };
  expect(await Promise.all([recent.get("a", find), recent.get("a", find)])).toEqual(["answer 1", "answer 1"]);
  expect(looked).toBe(1);
});

it("drops failures, the oldest beyond its size, and everything on request", async () => {
  const { recent } = aMemory();
  await expect(recent.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await recent.get("a", async () => "a1")).toBe("a1");
  await recent.get("b", async () => "b1");
  await recent.get("c", async () => "c1");
  expect(await recent.get("a", async () => "a2")).toBe("a2");
  recent.forget();
  expect(await recent.get("c", async () => "c2")).toBe("c2");
});

it("serves an answer for a minute, but not if the clock was set back", async () => {
  const { recent, pass } = aMemory();
  await recent.get("a", async () => "first");
  pass(MINUTE_MS - 1);
  expect(await recent.get("a", async () => "second")).toBe("first");
  pass(1);
  expect(await recent.get("a", async () => "second")).toBe("second");
  pass(-1);
  expect(await recent.get("a", async () => "third")).toBe("third");
});
