import { DISAGREEMENT, type Score, type StoredScore } from "./limits.ts";

interface Scored {
  scores: readonly StoredScore[];
  overall: Score;
}
/** How many people gave each score, from the lowest to the highest. */
type Counts = { score: Score; people: number }[];

export interface CriterionSummary {
  /** The criterion's key. */
  criterion: string;
  counts: Counts;
  /** With one decimal; null if nobody saw it. */
  mean: number | null;
  disagrees: boolean;
}

function countsOf(scores: readonly Score[]): Counts {
  const by = Map.groupBy(scores, (score) => score);
  return [...by].map(([score, { length }]) => ({ score, people: length })).toSorted((a, b) => a.score - b.score);
}

const meanOf = (scores: readonly number[]) =>
  scores.length === 0 ? null : Math.round((scores.reduce((sum, one) => sum + one, 0) / scores.length) * 10) / 10;

function summaryOf(criterion: string, cards: readonly Scored[]): CriterionSummary {
  const given = cards.flatMap(({ scores }) => scores.find((one) => one.criterion === criterion)?.score ?? []);
  const counts = countsOf(given);
  const spread = (counts.at(-1)?.score ?? 0) - (counts[0]?.score ?? 0);
  return { criterion, counts, mean: meanOf(given), disagrees: spread >= DISAGREEMENT };
}

/**
 * Summarises submitted scorecards by criterion. People disagree about a criterion if two scores differ by at least two, and
 * about the recommendation if somebody says yes and somebody no.
 */
export function summarise(criteria: readonly string[], cards: readonly Scored[]) {
  const overall = countsOf(cards.map((card) => card.overall));
  return {
    people: cards.length,
    criteria: criteria.map((key) => summaryOf(key, cards)),
    overall: {
      counts: overall,
      mean: meanOf(cards.map((card) => card.overall)),
      disagrees: overall.some(({ score }) => score <= 2) && overall.some(({ score }) => score >= 3),
    },
  };
}
