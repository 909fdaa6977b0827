import { LEAST_DISCRIMINATION } from "../quiz-items/statistics.ts";

/** The minimum number of graded answers for judging a question. */
export const USES_NEEDED = 30;
/** Thresholds of the mean score, out of 10. */
export const LOW_MEAN = 2;
export const HIGH_MEAN = 9;
/** Shares of all uses. */
export const MUCH_NOT_ASSESSED = 0.05;
export const MUCH_FLAGGED = 0.1;
/** Share of all uses in which a person raised the score in a review. */
export const MUCH_RAISED = 0.02;

/** Possible faults of a question, the worst first. */
export const QUESTION_CONCERNS = [
  "negative",
  "raised",
  "not-assessed",
  "low-discrimination",
  "low-mean",
  "flagged",
  "high-mean",
] as const;
export type QuestionConcern = (typeof QUESTION_CONCERNS)[number];
/** `attention`: any concern and still drawn; `few-uses`: not enough to judge. */
export const QUESTION_FILTERS = ["attention", ...QUESTION_CONCERNS, "few-uses", "retired"] as const;
export type QuestionFilter = (typeof QUESTION_FILTERS)[number];

/**
 * Sums over the graded answers to one question. Points are half points, so that the sums are integers; `rest` is the
 * sum of the points of the other answers in the same interview.
 */
export interface QuestionSums {
  uses: number;
  notAssessed: number;
  flagged: number;
  raised: number;
  points: number;
  pointsSquares: number;
  rest: number;
  restSquares: number;
  products: number;
}
export const NO_SUMS: QuestionSums = {
  uses: 0,
  notAssessed: 0,
  flagged: 0,
  raised: 0,
  points: 0,
  pointsSquares: 0,
  rest: 0,
  restSquares: 0,
  products: 0,
};

export interface QuestionStatistics {
  uses: number;
  /** The mean score, 0 to 10, of assessed answers; null without any. */
  mean: number | null;
  /** The standard deviation of these scores; null without any. */
  spread: number | null;
  /** Pearson's correlation of the score with the rest of the interview; null with too few answers or without variation. */
  discrimination: number | null;
  concerns: QuestionConcern[];
}

const HALVES = 2;

/** Computes the statistics of one question from its sums. */
export function questionStatistics(sums: QuestionSums): QuestionStatistics {
  const { uses, points, pointsSquares } = sums;
  const assessed = uses - sums.notAssessed;
  const mean = assessed === 0 ? null : points / assessed / HALVES;
  const variance = assessed === 0 ? 0 : pointsSquares / assessed - (points / assessed) ** 2;
  const discrimination = assessed < USES_NEEDED ? null : correlation(sums, assessed);
  const holds = concernsOf(sums, mean, discrimination);
  return {
    uses,
    mean,
    spread: mean === null ? null : Math.sqrt(Math.max(0, variance)) / HALVES,
    discrimination,
    concerns: QUESTION_CONCERNS.filter((concern) => holds[concern]),
  };
}

function concernsOf(sums: QuestionSums, mean: number | null, discrimination: number | null) {
  const isJudged = sums.uses >= USES_NEEDED;
  const isOften = (count: number, share: number) => isJudged && count / sums.uses >= share;
  return {
    negative: discrimination !== null && discrimination < 0,
    raised: isOften(sums.raised, MUCH_RAISED),
    "not-assessed": isOften(sums.notAssessed, MUCH_NOT_ASSESSED),
    "low-discrimination": discrimination !== null && discrimination >= 0 && discrimination < LEAST_DISCRIMINATION,
    "low-mean": isJudged && mean !== null && mean < LOW_MEAN,
    flagged: isOften(sums.flagged, MUCH_FLAGGED),
    "high-mean": isJudged && mean !== null && mean > HIGH_MEAN,
  } satisfies Record<QuestionConcern, boolean>;
}

function correlation({ points, pointsSquares, rest, restSquares, products }: QuestionSums, count: number) {
  const [meanPoints, meanRest] = [points / count, rest / count];
  const variances = (pointsSquares / count - meanPoints ** 2) * (restSquares / count - meanRest ** 2);
  return variances < 1e-9 ? null : (products / count - meanPoints * meanRest) / Math.sqrt(variances);
}

/** For sorting: questions that need the most attention first, then the most asked. */
export function byAttention(a: QuestionStatistics, b: QuestionStatistics): number {
  const weight = ({ concerns }: QuestionStatistics) =>
    concerns.reduce((sum, concern) => sum + 2 ** (QUESTION_CONCERNS.length - QUESTION_CONCERNS.indexOf(concern)), 0);
  return weight(b) - weight(a) || b.uses - a.uses;
}
