import type { Regression } from "../criteria/criterion-model.ts";
import { addProducts, type Row } from "../criteria/rows.ts";

/**
 * Chosen by cross-validation over sentences. With momentum, 30 rounds reach the result of 120 rounds without. A larger decay would suppress
 * rare words.
 */
const ROUNDS = 30;
const MOMENTUM = 0.9;
const LEARNING_RATE = 20;
const BIAS_LEARNING_RATE = 2;
const DECAY = 0.0015;
const FIRST_BIAS = -1;
/** The total weights of the rows with the label, with other labels, and without a label. */
const WEIGHT_SHARES = { own: 0.5, other: 0.35, none: 0.15 };
/** The weight of a row that only sounds like the label, compared with other rows. */
const NEAR_MISS_WEIGHT = 4;

/** The labels of an example. */
export interface LabelledExample {
  labels: readonly string[];
  /** Labels that it only sounds like. */
  near: readonly string[];
}

function exampleWeights(examples: readonly LabelledExample[], label: string): number[] {
  const kinds = examples.map(({ labels, near }) => {
    if (labels.includes(label)) return { of: "own", weight: 1 } as const;
    if (labels.length === 0 && near.length === 0) return { of: "none", weight: 1 } as const;
    return { of: "other", weight: near.includes(label) ? NEAR_MISS_WEIGHT : 1 } as const;
  });
  const sums = { own: 0, none: 0, other: 0 };
  for (const { of: kind, weight } of kinds) sums[kind] += weight;
  return kinds.map(({ of: kind, weight }) => (weight * WEIGHT_SHARES[kind]) / sums[kind]);
}

/**
 * Trains a logistic regression of each label against all others, by gradient descent with momentum. The same rows give the same numbers. All
 * labels are trained at once, so that each row is read once per round. The features of the rows are numbered from 0 to below `width`.
 */
export function trainRegression(
  rows: readonly Row[],
  width: number,
  examples: readonly LabelledExample[],
  labels: readonly string[],
): Regression {
  const labelCount = labels.length;
  const weightsByLabel = labels.map((label) => exampleWeights(examples, label));
  const weights = new Float32Array(width * labelCount);
  const steps = new Float32Array(width * labelCount);
  const gradient = new Float32Array(width * labelCount);
  const biases = new Float64Array(labelCount).fill(FIRST_BIAS);
  const biasSteps = new Float64Array(labelCount);
  const biasGradient = new Float64Array(labelCount);
  const errors = new Float64Array(labelCount);
  for (let round = 0; round < ROUNDS; round += 1) {
    gradient.fill(0);
    biasGradient.fill(0);
    for (const [at, row] of rows.entries()) {
      addProducts(row, weights, errors.fill(0));
      for (const [label, labelName] of labels.entries()) {
        const target = examples[at]?.labels.includes(labelName) ? 1 : 0;
        const odds = (biases[label] ?? 0) + (errors[label] ?? 0);
        errors[label] = (1 / (1 + Math.exp(-odds)) - target) * (weightsByLabel[label]?.[at] ?? 0);
        biasGradient[label] = (biasGradient[label] ?? 0) + (errors[label] ?? 0);
      }
      addGradient(row, errors, gradient);
    }
    for (const label of labels.keys()) {
      biasSteps[label] = MOMENTUM * (biasSteps[label] ?? 0) - BIAS_LEARNING_RATE * (biasGradient[label] ?? 0);
      biases[label] = (biases[label] ?? 0) + (biasSteps[label] ?? 0);
    }
    updateWeights(weights, steps, gradient);
  }
  return { biases, weights };
}

/** Adds the gradient of a row's errors for each weight. */
function addGradient({ columns, values }: Row, errors: Float64Array, gradient: Float32Array): void {
  const count = errors.length;
  for (let at = 0; at < columns.length; at += 1) {
    const first = (columns[at] ?? 0) * count;
    const value = values[at] ?? 0;
    for (let label = 0; label < count; label += 1) {
      gradient[first + label] = (gradient[first + label] ?? 0) + (errors[label] ?? 0) * value;
    }
  }
}

function updateWeights(weights: Float32Array, steps: Float32Array, gradient: Float32Array): void {
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] ?? 0;
    const step = MOMENTUM * (steps[at] ?? 0) - LEARNING_RATE * (gradient[at] ?? 0) - DECAY * weight;
    steps[at] = step;
    weights[at] = weight + step;
  }
}
