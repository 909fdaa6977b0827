import { FULL_SCORE } from "../../interviews/drills/limits.ts";
import { type ProgressBand, TEST_PASS_PERCENT } from "../limits.ts";

/** Returns the band of a share: "0" and "100" only for none and all. */
export function bandOf(done: number, all: number): ProgressBand {
  if (done <= 0) return "0";
  if (done >= all) return "100";
  const share = (done / all) * 100;
  return share < 25 ? "1-24" : share < 50 ? "25-49" : share < 75 ? "50-74" : "75-99";
}

/**
 * Returns the result of a unit's test in percent, from the scores of the first tries (of ten; null for one that could
 * not be assessed). Null without questions.
 */
export function testResult(firstScores: readonly (number | null)[]): { percent: number; passed: boolean } | null {
  if (firstScores.length === 0) return null;
  const points = firstScores.reduce<number>((sum, score) => sum + (score ?? 0), 0);
  const percent = Math.round((points / (firstScores.length * FULL_SCORE)) * 100);
  return { percent, passed: percent >= TEST_PASS_PERCENT };
}
