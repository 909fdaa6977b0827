import { type Decision, PASS_FROM, REVIEW_FROM } from "@dryrun/domain/interviews/limits";
import { isAssessed, type QuestionResult, type ResultFlag } from "./result.ts";

export interface SessionVerdict {
  /** The sum of the questions' scores, rounded down. */
  score: number;
  decision: Decision;
  /** Sentences with the reasons why the thresholds alone did not decide; empty if they did. */
  reasons: string[];
}

/** The uncertainty of a score with confidence 0, in points. Fitted together with the confidences on answers of known grade (docs/grading.md). */
const SPREAD_OF_NO_CONFIDENCE = 8;
const MOST_POINTS_PER_QUESTION = 10;

/** The reasons for a review when an answer tries to earn points without knowledge. */
const SUSPICIONS: Partial<Record<ResultFlag, string>> = {
  injection: "an answer addresses the grader instead of the question",
  word_salad: "the words of an answer may not form sentences",
  copied: "an answer repeats our own text",
  taken_back: "words in an answer may take back what it says",
  seen_before: "an answer is almost identical to a model answer that was shown before",
};

const isSuspect = (result: QuestionResult): boolean => result.flags.some((flag) => SUSPICIONS[flag] !== undefined);

/** Whether the language model disagrees. Suspect answers are excluded: they have a separate rule, which never turns Rejected into Review. */
const isDisputed = (result: QuestionResult): boolean => result.flags.includes("llm_disagrees") && !isSuspect(result);

/** Returns the uncertainty of the session's score in points. Suspect answers add none, so that cheating cannot cause a review. */
export function uncertaintyOf(results: readonly QuestionResult[]): number {
  const squares = results
    .filter((result) => !isSuspect(result) && isAssessed(result))
    .map((result) => ((1 - result.confidence) * SPREAD_OF_NO_CONFIDENCE) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0));
}

/** Returns the verdict by the thresholds, or Review if the score is too uncertain. */
export function sessionVerdict(results: readonly QuestionResult[]): SessionVerdict {
  const score = Math.floor(results.reduce((sum, result) => sum + result.score, 0));
  const uncertainty = uncertaintyOf(results);
  // Answers that could not be assessed count 0 but may be worth full points.
  const unassessedCount = results.filter((result) => !isAssessed(result) && !isSuspect(result)).length;
  const disputeReasons = results.some(isDisputed) ? ["the automatic readings of an answer differ too much"] : [];
  const highestPossible = score + unassessedCount * MOST_POINTS_PER_QUESTION + uncertainty;
  if (score >= PASS_FROM) {
    const reasons = [
      ...(score - uncertainty < PASS_FROM ? [`the score is too close to ${PASS_FROM} to be sure of a pass`] : []),
      ...flagReasons(results),
      ...unassessedReasons(unassessedCount),
      ...disputeReasons,
    ];
    return { score, decision: reasons.length > 0 ? "Review" : "Pass", reasons };
  }
  if (score >= REVIEW_FROM)
    return { score, decision: "Review", reasons: [...unassessedReasons(unassessedCount), ...disputeReasons] };
  if (highestPossible >= REVIEW_FROM) {
    const closeReason = `the score is too close to ${REVIEW_FROM} to be sure of a rejection`;
    return {
      score,
      decision: "Review",
      reasons: [...(unassessedCount > 0 ? unassessedReasons(unassessedCount) : [closeReason]), ...disputeReasons],
    };
  }
  if (disputeReasons.length > 0) return { score, decision: "Review", reasons: disputeReasons };
  return { score, decision: "Rejected", reasons: [] };
}

function unassessedReasons(count: number): string[] {
  if (count === 0) return [];
  return [count === 1 ? "an answer could not be assessed" : `${count} answers could not be assessed`];
}

const flagReasons = (results: readonly QuestionResult[]): string[] => [
  ...new Set(results.flatMap(({ flags }) => flags.flatMap((flag) => SUSPICIONS[flag] ?? []))),
];
