import { expect, it } from "@jest/globals";
import { batchCalls } from "./batched.ts";

/** Doubles numbers, and records the keys of each batch. */
function doubling(most = 100) {
  const batches: number[][] = [];
  const double = batchCalls<number, number>(
    async (keys) => {
      batches.push([...keys]);
      if (keys.includes(13)) throw new Error("no 13");
      return keys.map((key) => key * 2);
    },
    { maxBatchSize: most },
  );
  return { batches, double };
}

it("loads the keys of one turn together, and gives each call its own answer", async () => {
  const { batches, double } = doubling();
  const later = Promise.resolve().then(() => double(3));
  expect(await Promise.all([double(1), double(2), later, double(1)])).toEqual([2, 4, 6, 2]);
  expect(batches).toEqual([[1, 2, 1, 3]]);
  expect(await double(4)).toBe(8);
  expect(batches).toHaveLength(2);
});

it("fails only the calls of one batch, and serves later ones", async () => {
  const { double } = doubling();
  const results = await Promise.allSettled([double(13), double(1)]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await double(1)).toBe(2);
});

it("splits more keys than fit into one batch", async () => {
  const { batches, double } = doubling(2);
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(batches).toEqual([[1, 2], [3]]);
});
