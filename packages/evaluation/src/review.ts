import { type Decision, PASS_FROM, REVIEW_FROM } from "@dryrun/domain/interviews/limits";
import type { SessionVerdict } from "./verdict.ts";

const RANK: Record<Decision, number> = { Rejected: 0, Review: 1, Pass: 2 };

/**
 * The verdict after a person has looked at the answers: by the thresholds alone, since the machine's doubts are settled, and
 * never below what it was.
 */
export function reviewedVerdict(scores: readonly number[], before: Decision): SessionVerdict {
  const score = Math.floor(scores.reduce((sum, one) => sum + one, 0));
  const byScore: Decision = score >= PASS_FROM ? "Pass" : score >= REVIEW_FROM ? "Review" : "Rejected";
  if (RANK[byScore] >= RANK[before]) return { score, decision: byScore, reasons: [] };
  return { score, decision: before, reasons: ["a review by a person never lowers a verdict"] };
}
