import type { QuestionResult } from "@dryrun/evaluation/result";

/** Grades of one answer that are further apart than this, in points, are for a person to decide. */
const MOST_SPREAD = 2;

/** The middle one of several grades of an answer, of an even number the lower; flagged where they are too far apart. */
export function medianOf(first: QuestionResult, others: readonly QuestionResult[]): QuestionResult {
  const sorted = [first, ...others].sort((a, b) => a.score - b.score);
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? first;
  const spread = (sorted.at(-1)?.score ?? 0) - (sorted[0]?.score ?? 0);
  if (spread <= MOST_SPREAD || median.flags.includes("llm_disagrees")) return median;
  return { ...median, flags: [...median.flags, "llm_disagrees"] };
}
