import { type Examples, product, type Row } from "./rows.ts";

/** For each label the log-odds that something with these features meets it, all labels being as likely. */
export type Classifier = (row: Row) => number[];

/**
 * Chosen by cross-validation over sentences (docs/grading.md): with what it keeps of each step, 30 rounds learn what 120 would without, and
 * a smaller decay lets rare words count.
 */
const ROUNDS = 30;
const KEPT = 0.9;
const RATE = 20;
const BIAS_RATE = 2;
const DECAY = 0.0015;
const FIRST_BIAS = -1;
/** What the rows of the label, those of other labels, and those of none weigh in all. */
const SHARES = { own: 0.5, other: 0.35, none: 0.15 };
/** How much more a row says that sounds like the label and is not. */
const NEAR = 4;

/** What a row is known to be. */
export interface Labelled {
  labels: readonly string[];
  /** What it sounds like and is not. */
  near: readonly string[];
}

/**
 * Logistic regression by gradient descent with momentum, each label against all others; the same rows give the same classifier.
 */
export function train(known: Examples, examples: readonly Labelled[], labels: readonly string[]): Classifier {
  const models = labels.map((label) => fit(known, examples, label));
  return (row) => models.map(({ bias, weights }) => bias + product(row, weights));
}

function sharesOf(examples: readonly Labelled[], label: string): number[] {
  const kinds = examples.map(({ labels, near }) => {
    if (labels.includes(label)) return { of: "own", weight: 1 } as const;
    if (labels.length === 0 && near.length === 0) return { of: "none", weight: 1 } as const;
    return { of: "other", weight: near.includes(label) ? NEAR : 1 } as const;
  });
  const sums = { own: 0, none: 0, other: 0 };
  for (const { of, weight } of kinds) sums[of] += weight;
  return kinds.map(({ of, weight }) => (weight * SHARES[of]) / sums[of]);
}

function fit({ rows, width }: Examples, examples: readonly Labelled[], label: string) {
  const shares = sharesOf(examples, label);
  const weights = new Float32Array(width);
  const step = new Float32Array(width);
  const slope = new Float32Array(width);
  let bias = FIRST_BIAS;
  let biasStep = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    slope.fill(0);
    let biasSlope = 0;
    for (const [at, row] of rows.entries()) {
      const target = examples[at]?.labels.includes(label) ? 1 : 0;
      const error = (1 / (1 + Math.exp(-bias - product(row, weights))) - target) * (shares[at] ?? 0);
      biasSlope += error;
      const { columns, values } = row;
      for (let index = 0; index < columns.length; index += 1) {
        const column = columns[index] ?? 0;
        slope[column] = (slope[column] ?? 0) + error * (values[index] ?? 0);
      }
    }
    biasStep = KEPT * biasStep - BIAS_RATE * biasSlope;
    bias += biasStep;
    for (let column = 0; column < width; column += 1) {
      const weight = weights[column] ?? 0;
      const next = KEPT * (step[column] ?? 0) - RATE * (slope[column] ?? 0) - DECAY * weight;
      step[column] = next;
      weights[column] = weight + next;
    }
  }
  return { bias, weights };
}
