import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { createLoader } from "./shared.ts";

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** Doubles numbers, fails for 13, and records the keys of each load. */
function doubling() {
  const batches: number[][] = [];
  const double = createLoader(async (_, keys: readonly number[]) => {
    batches.push([...keys]);
    if (keys.includes(13)) throw new Error("no 13");
    return keys.map((key) => key * 2);
  });
  return { batches, double };
}
const statuses = async (asked: Promise<unknown>[]) => (await Promise.allSettled(asked)).map(({ status }) => status);

test("fails only the failing key outside of transactions", async () => {
  const { batches, double } = doubling();
  expect(await Promise.all([1, 2].map((key) => double(testApp.db, key)))).toEqual([2, 4]);
  expect(await statuses([3, 13, 4].map((key) => double(testApp.db, key)))).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(batches).toEqual([[1, 2], [3, 13, 4], [3], [13], [4]]);
});

test("shares nothing between transactions, and does not continue a failed one", async () => {
  const { batches, double } = doubling();
  const both = [1, 2].map((key) => testApp.db.transaction(async (tx) => [await double(tx, key), await double(tx, 5)]));
  expect(await Promise.all(both)).toEqual([
    [2, 10],
    [4, 10],
  ]);
  expect(batches.every((keys) => keys.length === 1)).toBe(true);
  const failing = testApp.db.transaction((tx) => Promise.all([7, 13].map((key) => double(tx, key))));
  await expect(failing).rejects.toThrow("no 13");
  expect(batches.at(-1)).toEqual([7, 13]);
});
