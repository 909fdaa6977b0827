import { type Decision, PASS_FROM, REVIEW_FROM } from "@dryrun/domain/interviews/limits";
import { isAssessed, type QuestionResult, type ResultFlag } from "./result.ts";

export interface SessionVerdict {
  /** The sum of the questions' scores, rounded down. */
  score: number;
  decision: Decision;
  /** Sentences with the reasons why the thresholds alone did not decide; empty if they did. */
  reasons: string[];
}

/** What a confidence of 0 would mean in points; fitted with the confidences on answers of known grade (docs/grading.md). */
const SPREAD = 8;
const MOST_OF_A_QUESTION = 10;

/** What is said of an answer that tries to earn points without knowledge. */
const SUSPICIONS: Partial<Record<ResultFlag, string>> = {
  injection: "an answer addresses the grader instead of the question",
  word_salad: "the words of an answer may not form sentences",
  copied: "an answer repeats our own text",
  taken_back: "words in an answer may take back what it says",
  seen_before: "an answer is almost identical to a model answer that was shown before",
};

const isSuspect = (result: QuestionResult): boolean => result.flags.some((flag) => SUSPICIONS[flag] !== undefined);

/** An answer that tries to cheat leads to a review by its own rule, and never instead of Rejected. */
const isDisputed = (result: QuestionResult): boolean => result.flags.includes("llm_disagrees") && !isSuspect(result);

/** The uncertainty of the session's score; answers that try to cheat add none, so they cannot benefit from it. */
export function uncertaintyOf(results: readonly QuestionResult[]): number {
  const squares = results
    .filter((result) => !isSuspect(result) && isAssessed(result))
    .map((result) => ((1 - result.confidence) * SPREAD) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0));
}

/** The verdict by the thresholds, or Review where the evaluator is not sure enough of the side. */
export function sessionVerdict(results: readonly QuestionResult[]): SessionVerdict {
  const score = Math.floor(results.reduce((sum, result) => sum + result.score, 0));
  const uncertainty = uncertaintyOf(results);
  // Answers that could not be assessed count 0 and may be worth all of their points.
  const missed = results.filter((result) => !isAssessed(result) && !isSuspect(result)).length;
  const disputed = results.some(isDisputed) ? ["the automatic readings of an answer differ too much"] : [];
  const mayBe = score + missed * MOST_OF_A_QUESTION + uncertainty;
  if (score >= PASS_FROM) {
    const reasons = [
      ...(score - uncertainty < PASS_FROM ? [`the score is too close to ${PASS_FROM} to be sure of a pass`] : []),
      ...flagReasons(results),
      ...missedReasons(missed),
      ...disputed,
    ];
    return { score, decision: reasons.length > 0 ? "Review" : "Pass", reasons };
  }
  if (score >= REVIEW_FROM) return { score, decision: "Review", reasons: [...missedReasons(missed), ...disputed] };
  if (mayBe >= REVIEW_FROM) {
    const close = `the score is too close to ${REVIEW_FROM} to be sure of a rejection`;
    return { score, decision: "Review", reasons: [...(missed > 0 ? missedReasons(missed) : [close]), ...disputed] };
  }
  if (disputed.length > 0) return { score, decision: "Review", reasons: disputed };
  return { score, decision: "Rejected", reasons: [] };
}

function missedReasons(missed: number): string[] {
  if (missed === 0) return [];
  return [missed === 1 ? "an answer could not be assessed" : `${missed} answers could not be assessed`];
}

const flagReasons = (results: readonly QuestionResult[]): string[] => [
  ...new Set(results.flatMap(({ flags }) => flags.flatMap((flag) => SUSPICIONS[flag] ?? []))),
];
