import type { GradedQuestion } from "../result.ts";

export interface CriterionTotal {
  criterion: string;
  points: number;
  maxPoints: number;
  /** The lost points; for a penalty, all points that it deducted. */
  lost: number;
  /** The questions that were judged by it, in order. */
  numbers: number[];
}

/** Half points add up exactly, without binary rounding errors. */
const rounded = (points: number) => Math.round(points * 100) / 100;

/** The points of each criterion over all questions, the largest loss first; the sort is stable. */
export function totalsByCriterion(questions: readonly Pick<GradedQuestion, "number" | "rubric">[]): CriterionTotal[] {
  const totals = new Map<string, CriterionTotal>();
  for (const { number, rubric } of questions)
    for (const { criterion, points, maxPoints } of rubric) {
      const key = criterion.trim().toLowerCase();
      const before = totals.get(key) ?? { criterion: criterion.trim(), points: 0, maxPoints: 0, lost: 0, numbers: [] };
      totals.set(key, {
        ...before,
        points: rounded(before.points + points),
        maxPoints: rounded(before.maxPoints + maxPoints),
        lost: rounded(before.lost + maxPoints - points),
        numbers: before.numbers.includes(number) ? before.numbers : [...before.numbers, number],
      });
    }
  return [...totals.values()].sort((a, b) => b.lost - a.lost);
}

/** How many topics the page names as what to practise. */
const COSTLIEST = 3;
const FULL_SCORE = 10;

export interface CostlyTopic {
  topic: string;
  lost: number;
  /** Of how many points. */
  of: number;
}

/** The topics that cost the most points, the costliest first; one without a lost point needs no practice. */
export function costliestTopics(questions: readonly Pick<GradedQuestion, "type" | "score">[]): CostlyTopic[] {
  return [...new Set(questions.map(({ type }) => type))]
    .map((topic) => {
      const scores = questions.filter(({ type }) => type === topic).map(({ score }) => score);
      const of = FULL_SCORE * scores.length;
      return { topic, lost: rounded(of - scores.reduce((total, score) => total + score, 0)), of };
    })
    .filter(({ lost }) => lost > 0)
    .sort((a, b) => b.lost - a.lost || a.of - b.of)
    .slice(0, COSTLIEST);
}
