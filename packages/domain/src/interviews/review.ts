import type { ErrorCode } from "../errors.ts";
import { DECISIONS, type Decision, PASS_FROM, REVIEW_FROM } from "./limits.ts";

/** Returns why a person may not request a review, or null: it is allowed once, for a result with answers. */
export function refusalToAskReview(session: {
  evaluatedAt: Date | null;
  score: number | null;
  answersDeletedAt: Date | null;
  reviewAskedAt: Date | null;
}): ErrorCode | null {
  if (session.evaluatedAt === null || session.score === null || session.answersDeletedAt) return "NOT_REVIEWABLE";
  return session.reviewAskedAt === null ? null : "REVIEW_ASKED";
}

interface Scored {
  number: number;
  score: number;
}
export interface Verdict {
  score: number;
  decision: Decision;
}

/** Returns the total score of ten questions: their sum, rounded down; only this integer is compared with the thresholds. */
export const wholeScore = (questions: readonly Scored[]) =>
  Math.floor(questions.reduce((sum, { score }) => sum + score, 0));

/** Returns the decision by the thresholds alone, because a person who read the answers has no uncertainty. */
export function decisionOf(score: number): Decision {
  if (score >= PASS_FROM) return "Pass";
  return score >= REVIEW_FROM ? "Review" : "Rejected";
}

/** Returns the result after a review, which only raises: a question's score, the total, and the decision. */
export function reviewedResult(
  questions: readonly Scored[],
  given: readonly Scored[],
  before: Decision,
): Verdict & { questions: Scored[] } {
  const raised = questions.map(({ number, score }) => ({
    number,
    score: Math.max(score, given.find((one) => one.number === number)?.score ?? score),
  }));
  const score = wholeScore(raised);
  const better = Math.min(DECISIONS.indexOf(before), DECISIONS.indexOf(decisionOf(score)));
  return { questions: raised, score, decision: DECISIONS[better] ?? before };
}
