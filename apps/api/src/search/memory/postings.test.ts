import { expect, test } from "@jest/globals";
import { Postings } from "./postings.ts";

/** Makes the same random numbers in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

const rowsOf = (postings: Postings) => {
  const rows: number[] = [];
  postings.each((row) => rows.push(row));
  return rows;
};

test.each([{ all: 40 }, { all: 4000 }, { all: 400_000 }])("contain the same as a set, of $all rows", ({ all }) => {
  const next = numbersFrom(all);
  const postings = new Postings();
  const expected = new Set<number>();
  for (let turn = 0; turn < 6000; turn++) {
    const row = next(all);
    // Grows, shrinks and grows again, across the border between lists and bits.
    const isAdded = next(10) < (turn < 3000 || turn > 5000 ? 8 : 1);
    if (isAdded) expected.add(row);
    else expected.delete([...expected][next(expected.size)] ?? row);
    if (isAdded) postings.add(row, all);
    else for (const gone of rowsOf(postings).filter((one) => !expected.has(one))) postings.remove(gone, all);
    expect(postings.size).toBe(expected.size);
  }
  expect(rowsOf(postings)).toEqual([...expected].sort((a, b) => a - b));
  expect([postings.has([...expected][0] ?? -1), postings.has(all + 1)]).toEqual([true, false]);
});

test("become bits above a share of 1/64, and a list again below half of that", () => {
  const postings = new Postings();
  const kinds: boolean[] = [];
  for (let row = 0; row < 1001; row++) postings.add(row * 2, 64_000);
  kinds.push(postings.bits !== null);
  for (let row = 0; row < 500; row++) postings.remove(row * 2, 64_000);
  kinds.push(postings.bits !== null);
  postings.remove(1000, 64_000);
  postings.remove(1002, 64_000);
  kinds.push(postings.bits !== null);
  expect([kinds, postings.size, rowsOf(postings)[0]]).toEqual([[true, true, false], 499, 1004]);
});

test("release memory", () => {
  const postings = new Postings();
  for (let row = 0; row < 10_000; row++) postings.add(row, 1e9);
  const { bytes } = postings;
  for (let row = 0; row < 9990; row++) postings.remove(row, 1e9);
  expect([bytes >= 40_000, postings.bytes < 400]).toEqual([true, true]);
});
