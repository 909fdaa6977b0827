import { expect, test } from "@jest/globals";
import { isCloseToLine, verdictText } from "./close-to-line.ts";
import type { Decision } from "./limits.ts";

test.each<[number | null, Decision | null, boolean]>([
  [31, "Review", false],
  [32, "Review", true],
  [39, "Review", true],
  [40, "Review", false],
  [69, "Review", false],
  [70, "Review", true],
  [78, "Review", true],
  [79, "Review", false],
  [39, "Rejected", false],
  [70, "Pass", false],
  [null, "Review", false],
  [39, null, false],
])("%s with %s is close to the line: %s", (score, decision, isClose) => {
  expect(isCloseToLine(score, decision)).toBe(isClose);
});

test("is said beside the verdict", () => {
  expect(verdictText(38, "Review")).toBe("Review (close to the line)");
  expect(verdictText(55, "Review")).toBe("Review");
  expect(verdictText(38, "Rejected")).toBe("Rejected");
});
