import type { Decision } from "@dryrun/domain/interviews/limits";
import { expect, it } from "@jest/globals";
import { reviewedVerdict } from "./review.ts";

const scored = (total: number) => [total - 0.5, 0.5];

it.each<[total: number, before: Decision, after: Decision, score: number]>([
  [39.5, "Rejected", "Rejected", 39],
  [40, "Rejected", "Review", 40],
  [69.5, "Review", "Review", 69],
  [70, "Review", "Pass", 70],
  [38, "Review", "Review", 38],
  [72, "Pass", "Pass", 72],
])("a sum of %d that was %s becomes %s with %d", (total, before, decision, score) => {
  expect(reviewedVerdict(scored(total), before)).toMatchObject({ decision, score });
});

it("says why a verdict stays above its thresholds", () => {
  expect(reviewedVerdict(scored(38), "Review").reasons).toHaveLength(1);
  expect(reviewedVerdict(scored(50), "Rejected").reasons).toEqual([]);
});
