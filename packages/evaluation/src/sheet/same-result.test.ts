import { expect, test } from "@jest/globals";
import { isSameResult, isSameValue } from "./same-result.ts";

test.each([
  [0.1 + 0.2, 0.3, true],
  [836.9068736, 836.91, true],
  [836.9068736, 836.9, false],
  [836.9068736, 837, false],
  [1_000_000, 1_000_000.5, true],
  [42, 43, false],
  [42, "42", false],
  ["West", " West ", true],
  ["West", "west", false],
  ["West", "Wes t", false],
  [null, 0, true],
  [null, "", false],
  [true, 1, false],
  [{ error: "#N/A" }, { error: "#N/A" }, true],
  [{ error: "#N/A" }, { error: "#VALUE!" }, false],
  [{ error: "#N/A" }, 0, false],
] as const)("compares %j and %j: %s", (expected, found, isSame) => {
  expect(isSameValue(expected, found)).toBe(isSame);
});

test("ignores case with the option anyCase", () => {
  expect(isSameValue("Not found", "not Found", { anyCase: true })).toBe(true);
});

test.each([
  [[[1], [2]], true],
  [[[1, 2]], false],
  [[[1]], false],
  [[[1], [2], [0]], false],
  [[[1], [3]], false],
])("compares the size and the values of a result: %j", (found, isSame) => {
  expect(isSameResult([[1], [2]], found)).toBe(isSame);
});
