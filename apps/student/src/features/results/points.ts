import { QUIZ_TOPICS } from "@dryrun/domain/quiz/limits";
import type { GradedQuestion } from "./result.ts";

export interface CriterionTotal {
  criterion: string;
  points: number;
  maxPoints: number;
  /** What it cost; of a penalty all that it took away. */
  lost: number;
  /** The questions that were judged by it, in order. */
  numbers: number[];
}

/** Half points add up to what is shown, without the rest of a binary fraction. */
const rounded = (points: number) => Math.round(points * 100) / 100;

/** The points of each criterion over all questions, the costliest first; what cost the same keeps its order. */
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
const WEAKEST = 3;
const FULL_SCORE = 10;

export interface WeakTopic {
  topic: string;
  average: number;
}

/** The quiz's topics that scored lowest on average, the weakest first; one without a lost point needs no practice. */
export function weakestTopics(questions: readonly Pick<GradedQuestion, "type" | "score">[]): WeakTopic[] {
  return QUIZ_TOPICS.flatMap((topic) => {
    const scores = questions.filter(({ type }) => type === topic).map(({ score }) => score);
    if (scores.length === 0) return [];
    const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    return average < FULL_SCORE ? [{ topic, average: Math.round(average * 10) / 10 }] : [];
  })
    .sort((a, b) => a.average - b.average)
    .slice(0, WEAKEST);
}
