/** Two scores of one answer, 0 to 10. */
export type ScorePair = readonly [number, number];

/** A figure with its 95% interval, which is null with fewer than `INTERVAL_NEEDS` answers. */
export interface Estimate {
  value: number;
  interval: readonly [number, number] | null;
}

export interface Agreement {
  /** The number of compared answers. */
  answers: number;
  /** Pearson's r; null if one side has only one score. */
  r: Estimate | null;
  /** Cohen's kappa with quadratic weights; null if both sides have one and the same score. */
  kappa: Estimate | null;
  /** The mean of the absolute differences; null without answers. */
  meanError: Estimate | null;
}

export const INTERVAL_NEEDS = 5;
/** The quantile of the normal distribution for 95%. */
const Z = 1.96;

/** n, Σx, Σy, Σx², Σy², Σxy, Σ|x−y|. */
type Sums = readonly [number, number, number, number, number, number, number];
const NONE: Sums = [0, 0, 0, 0, 0, 0, 0];

const sumsOf = (pairs: readonly ScorePair[]): Sums =>
  pairs.reduce<Sums>((sums, [x, y]) => plus(sums, [1, x, y, x * x, y * y, x * y, Math.abs(x - y)]), NONE);
const plus = (left: Sums, right: Sums, sign = 1) =>
  left.map((sum, index) => sum + sign * (right[index] ?? 0)) as never as Sums;

function moments([n, x, y, xx, yy, xy]: Sums) {
  const [meanX, meanY] = [x / n, y / n];
  return {
    covariance: xy / n - meanX * meanY,
    varianceX: xx / n - meanX * meanX,
    varianceY: yy / n - meanY * meanY,
    shift: meanX - meanY,
  };
}

const ALIKE = 1e-9;

function pearson(sums: Sums): number | null {
  const { covariance, varianceX, varianceY } = moments(sums);
  return varianceX < ALIKE || varianceY < ALIKE ? null : covariance / Math.sqrt(varianceX * varianceY);
}

/**
 * 1 − mean((x − y)²) / (mean of (x − y)² with x and y drawn independently), which is Cohen's kappa with quadratic weights and equals
 * Lin's concordance coefficient.
 */
function quadraticKappa(sums: Sums): number | null {
  const { covariance, varianceX, varianceY, shift } = moments(sums);
  const byChance = varianceX + varianceY + shift * shift;
  return byChance < ALIKE ? null : (2 * covariance) / byChance;
}

const meanDifference = ([n, , , , , , off]: Sums): number | null => off / n;

/**
 * Measures how far scores agree. Each unit is one answer with the pairs of its scores; intervals use the jackknife
 * over answers, so that the pairs of one answer are not treated as independent.
 */
export function agreementOf(answers: readonly (readonly ScorePair[])[]): Agreement {
  const units = answers.filter((pairs) => pairs.length > 0).map(sumsOf);
  const all = units.reduce((sums, unit) => plus(sums, unit), NONE);
  const estimate = (
    figure: (sums: Sums) => number | null,
    [least, most]: readonly [number, number],
  ): Estimate | null => {
    const value = units.length === 0 ? null : figure(all);
    if (value === null) return null;
    const deviation = jackknife(
      units.map((unit) => plus(all, unit, -1)).map((rest) => (rest[0] > 0 ? figure(rest) : null)),
    );
    if (units.length < INTERVAL_NEEDS || deviation === null) return { value, interval: null };
    return { value, interval: [Math.max(least, value - Z * deviation), Math.min(most, value + Z * deviation)] };
  };
  return {
    answers: units.length,
    r: estimate(pearson, [-1, 1]),
    kappa: estimate(quadraticKappa, [-1, 1]),
    meanError: estimate(meanDifference, [0, 10]),
  };
}

/** Returns the standard error, from the figures that each leave out one unit; null if one of these figures is unknown. */
function jackknife(figures: readonly (number | null)[]): number | null {
  const known = figures.flatMap((figure) => figure ?? []);
  if (known.length < figures.length) return null;
  const mean = known.reduce((sum, figure) => sum + figure, 0) / known.length;
  const squares = known.reduce((sum, figure) => sum + (figure - mean) ** 2, 0);
  return Math.sqrt(((known.length - 1) / known.length) * squares);
}

/** Returns every pair of scores by different people, in both orders, because no person comes first. */
export const pairsOfPeople = (scores: readonly number[]): ScorePair[] =>
  scores.flatMap((x, index) => scores.flatMap((y, other): ScorePair[] => (index === other ? [] : [[x, y]])));

export const meanOf = (scores: readonly number[]): number =>
  scores.reduce((sum, score) => sum + score, 0) / scores.length;
