import { expect, test } from "@jest/globals";
import { QueryPromise } from "drizzle-orm";
import { createCachedNumbers } from "./cached-numbers.ts";

function setUp(isLarge: (total: number) => boolean = (total) => total >= 100) {
  const state = { now: 0, counted: 0, total: 0 };
  const numbers = createCachedNumbers<number>({ clock: { now: () => new Date(state.now) }, isLarge });
  const count = async () => {
    state.counted += 1;
    return state.total;
  };
  const ask = (key = "employer live") => numbers.get(key, count);
  const askOn = () => numbers.get("employer live", count, { isContinued: true });
  return { state, numbers, ask, askOn };
}

test("counts small numbers each time", async () => {
  const { state, ask } = setUp();
  state.total = 99;
  for (const total of [99, 98, 97]) {
    state.total = total;
    expect(await ask()).toBe(total);
  }
  expect(state.counted).toBe(3);
});

test("keeps the number of a small list's first page for twenty seconds for its further pages", async () => {
  const { state, ask, askOn, numbers } = setUp();
  state.total = 99;
  expect([await ask(), state.counted]).toEqual([99, 1]);
  state.total = 98;
  state.now = 9_999;
  expect([await askOn(), state.counted]).toEqual([99, 1]);
  expect([await ask(), await askOn(), state.counted]).toEqual([98, 98, 2]);
  state.total = 97;
  numbers.forget("employer");
  expect([await askOn(), state.counted]).toEqual([97, 3]);
  state.total = 96;
  state.now = 29_999;
  expect([await askOn(), state.counted]).toEqual([96, 4]);
});

test("caches large numbers for twenty seconds, separately by key", async () => {
  const { state, ask } = setUp();
  state.total = 100;
  expect(await ask()).toBe(100);
  state.total = 200;
  state.now = 19_999;
  expect([await ask(), await ask("employer accepted")]).toEqual([100, 200]);
  state.now = 20_000;
  expect([await ask(), state.counted]).toEqual([200, 3]);
});

test("refreshes a large number once after ten seconds, without delaying callers", async () => {
  const { state, ask } = setUp();
  state.total = 100;
  await ask();
  state.total = 200;
  state.now = 9_999;
  expect([await ask(), state.counted]).toEqual([100, 1]);
  state.now = 10_000;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([100, 100, 100]);
  expect([await ask(), state.counted]).toEqual([200, 2]);
  state.now = 19_999;
  expect([await ask(), state.counted]).toEqual([200, 2]);
});

test("keeps a number dropped that was dropped during its refresh", async () => {
  const { state, ask, numbers } = setUp();
  state.total = 100;
  await ask();
  state.now = 10_000;
  const before = ask();
  numbers.forget("employer");
  await before;
  state.total = 300;
  expect(await ask()).toBe(300);
});

test("counts a large number once for simultaneous callers", async () => {
  const { state, ask } = setUp();
  state.total = 100;
  await ask();
  state.now = 20_000;
  state.total = 101;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([101, 101, 101]);
  expect(state.counted).toBe(2);
});

test("counts a number each time once it is no longer large", async () => {
  const { state, ask } = setUp();
  state.total = 100;
  await ask();
  state.now = 20_000;
  state.total = 5;
  await ask();
  state.total = 6;
  expect(await ask()).toBe(6);
});

test("counts again what the employer changed, but not another employer's numbers", async () => {
  const { state, ask, numbers } = setUp();
  state.total = 100;
  await Promise.all([ask(), ask("other live")]);
  state.total = 101;
  numbers.forget("employer");
  expect([await ask(), await ask("other live")]).toEqual([101, 100]);
});

test("does not cache a failure", async () => {
  const { numbers, state, ask } = setUp();
  const failing = numbers.get("employer live", async () => {
    throw new Error("away");
  });
  await expect(failing).rejects.toThrow("away");
  state.total = 3;
  expect(await ask()).toBe(3);
});

test("runs a query once for a cached number, even if each await would run it", async () => {
  const { numbers } = setUp();
  let ran = 0;
  class Query extends QueryPromise<number> {
    override execute = async () => 100 + ran++;
  }
  for (let requestCount = 0; requestCount < 3; requestCount += 1)
    expect(await numbers.get("employer live", () => new Query())).toBe(100);
  expect(ran).toBe(1);
});
