import { expect, test } from "@jest/globals";
import { isWholeToken } from "./link-token.ts";

test.each([
  { token: `${"aZ09_-".repeat(7)}x`, isWhole: true },
  { token: "x".repeat(42), isWhole: false },
  { token: "x".repeat(44), isWhole: false },
  { token: "", isWhole: false },
  { token: `${"x".repeat(42)}.`, isWhole: false },
  { token: `${"x".repeat(43)}\n`, isWhole: false },
])("finds $token complete: $isWhole", ({ token, isWhole }) => {
  expect(isWholeToken(token)).toBe(isWhole);
});
