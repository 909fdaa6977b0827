import { expect, test } from "@jest/globals";
import { QueryPromise } from "drizzle-orm";
import { createKeptNumbers } from "./kept-numbers.ts";

function world(isLarge: (total: number) => boolean = (total) => total >= 100) {
  const state = { now: 0, counted: 0, total: 0 };
  const numbers = createKeptNumbers<number>({ clock: { now: () => new Date(state.now) }, isLarge });
  const count = async () => {
    state.counted += 1;
    return state.total;
  };
  const ask = (key = "employer live") => numbers.get(key, count);
  const askOn = () => numbers.get("employer live", count, { isContinued: true });
  return { state, numbers, ask, askOn };
}

test("small numbers are counted each time", async () => {
  const { state, ask } = world();
  state.total = 99;
  for (const total of [99, 98, 97]) {
    state.total = total;
    expect(await ask()).toBe(total);
  }
  expect(state.counted).toBe(3);
});

test("a further page of a small list keeps the number of the first one for twenty seconds", async () => {
  const { state, ask, askOn, numbers } = world();
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

test("large ones are kept for twenty seconds, those of each key apart", async () => {
  const { state, ask } = world();
  state.total = 100;
  expect(await ask()).toBe(100);
  state.total = 200;
  state.now = 19_999;
  expect([await ask(), await ask("employer accepted")]).toEqual([100, 200]);
  state.now = 20_000;
  expect([await ask(), state.counted]).toEqual([200, 3]);
});

test("from ten seconds on a large one is counted again, once, and nobody waits for it", async () => {
  const { state, ask } = world();
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

test("one that was forgotten while it was counted again stays forgotten", async () => {
  const { state, ask, numbers } = world();
  state.total = 100;
  await ask();
  state.now = 10_000;
  const before = ask();
  numbers.forget("employer");
  await before;
  state.total = 300;
  expect(await ask()).toBe(300);
});

test("many who ask for a large one at once are counted for once", async () => {
  const { state, ask } = world();
  state.total = 100;
  await ask();
  state.now = 20_000;
  state.total = 101;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([101, 101, 101]);
  expect(state.counted).toBe(2);
});

test("one that is large no more is counted each time again", async () => {
  const { state, ask } = world();
  state.total = 100;
  await ask();
  state.now = 20_000;
  state.total = 5;
  await ask();
  state.total = 6;
  expect(await ask()).toBe(6);
});

test("what the employer changed is counted again, another employer's not", async () => {
  const { state, ask, numbers } = world();
  state.total = 100;
  await Promise.all([ask(), ask("other live")]);
  state.total = 101;
  numbers.forget("employer");
  expect([await ask(), await ask("other live")]).toEqual([101, 100]);
});

test("a failure is not kept", async () => {
  const { numbers, state, ask } = world();
  const failing = numbers.get("employer live", async () => {
    throw new Error("away");
  });
  await expect(failing).rejects.toThrow("away");
  state.total = 3;
  expect(await ask()).toBe(3);
});

test("a query that runs each time that it is awaited runs once for a number that is kept", async () => {
  const { numbers } = world();
  let ran = 0;
  class Query extends QueryPromise<number> {
    override execute = async () => 100 + ran++;
  }
  for (let asked = 0; asked < 3; asked += 1) expect(await numbers.get("employer live", () => new Query())).toBe(100);
  expect(ran).toBe(1);
});
