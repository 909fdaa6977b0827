import { assessedOf } from "@dryrun/graded-answers/assessed";
import type { Drill, GradedAnswer } from "./drill.ts";

/** The points of a criterion, before and now. */
export interface ComparedCriterion {
  criterion: string;
  before: { points: number; maxPoints: number };
  now: { points: number; maxPoints: number };
}

export interface BeforeAndAfter {
  /** 0 to 100; null if nothing was graded before. */
  before: number | null;
  /** Null if no answer could be assessed. */
  now: number | null;
  /** Whether both results are of the same family's question; otherwise they are of all questions of the topic. */
  isFamily: boolean;
  criteria: ComparedCriterion[];
}

const keyOf = (criterion: string) => criterion.trim().toLowerCase();
const percentOf = (results: readonly GradedAnswer[]) =>
  results.length === 0 ? null : Math.round((results.reduce((sum, { score }) => sum + score, 0) / results.length) * 10);

/** Compares a drill with an earlier result: the family's question with its last result, or all answers with the last of the topic. */
export function compareWithBefore(
  { before, family }: Pick<Drill, "before" | "family">,
  graded: readonly GradedAnswer[],
): BeforeAndAfter {
  const results = assessedOf(graded);
  const first = results.find((result) => result.family === family);
  if (!before || before.rubric.length === 0 || !first)
    return {
      before: before?.percent ?? null,
      now: percentOf(results),
      isFamily: false,
      criteria: [],
    };
  const earlier = new Map(before.rubric.map((one) => [keyOf(one.criterion), one]));
  return {
    before: before.percent,
    now: Math.round(first.score * 10),
    isFamily: true,
    criteria: first.rubric.flatMap(({ criterion, points, maxPoints }) => {
      const one = earlier.get(keyOf(criterion));
      return one ? [{ criterion, before: one, now: { points, maxPoints } }] : [];
    }),
  };
}

const GOOD_FROM = 7;

/** Returns the family to practise next: that of the weakest answer, or none if no answer was weak. */
export function nextFamily(results: readonly GradedAnswer[]): string | undefined {
  const [weakest] = assessedOf(results).sort((a, b) => a.score - b.score);
  return weakest && weakest.score < GOOD_FROM ? weakest.family : undefined;
}
