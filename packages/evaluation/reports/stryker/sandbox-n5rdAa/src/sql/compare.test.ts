import { expect, test } from "@jest/globals";
import { isSame, mappingsOf } from "./compare.ts";

test("finds the expected columns in whatever order they come", () => {
  expect(mappingsOf(2, 3)).toEqual([
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 2],
    [2, 0],
    [2, 1],
  ]);
  expect(isSame([["a", 1]], [[1, "a"]], [1, 0], true)).toBe(true);
});

test("looks for no mapping where there are too many, before it makes them", () => {
  expect(mappingsOf(3, 2_000)).toEqual([]);
  expect(mappingsOf(2, 2_000)).toEqual([]);
  expect(mappingsOf(1, 2_000)).toHaveLength(2_000);
});

test("finds none where columns are missing", () => {
  expect(mappingsOf(3, 2)).toEqual([]);
});
