import { addMs, DAY_MS } from "../time.ts";
import { QUIZ_PASS_PERCENT, QUIZ_QUESTIONS } from "./limits.ts";

/** Returns the integer percentage: correct x 2 for a paper of 50. */
export const quizScore = (correct: number) => Math.floor((correct * 100) / QUIZ_QUESTIONS);

export const quizResult = (score: number): "pass" | "fail" => (score >= QUIZ_PASS_PERCENT ? "pass" : "fail");

/**
 * Returns when the next paper can be opened, or null if now: `limit` papers may be submitted within 24 hours.
 * `submitted`: the times of the submitted papers, newest first.
 */
export function nextPaperAt(submitted: readonly Date[], limit: number, now: Date): Date | null {
  const oldestThatCounts = submitted[limit - 1];
  if (!oldestThatCounts) return null;
  const next = addMs(oldestThatCounts, DAY_MS);
  return next > now ? next : null;
}
