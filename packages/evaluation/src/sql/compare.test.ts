import { expect, test } from "@jest/globals";
import { isSame, mappingsOf } from "./compare.ts";

test("maps the expected columns in any order", () => {
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

test("returns no mapping if there are too many, without computing them", () => {
  expect(mappingsOf(3, 2_000)).toEqual([]);
  expect(mappingsOf(2, 2_000)).toEqual([]);
  expect(mappingsOf(1, 2_000)).toHaveLength(2_000);
});

test("returns no mapping if columns are missing", () => {
  expect(mappingsOf(3, 2)).toEqual([]);
});
