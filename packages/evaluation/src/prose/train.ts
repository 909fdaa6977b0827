import type { Features } from "./features.ts";

export interface Example {
  /** The criterion that it meets; empty for none. */
  label: string;
  features: Features;
}

/** For each label the log-odds that something with these features meets it, all labels being as likely. */
export type Classifier = (features: Features) => number[];

const ROUNDS = 60;
const RATE = 20;
const BIAS_RATE = 2;
const DECAY = 0.01;
const FIRST_BIAS = -1;
/** What the examples of the label, those of other labels, and those of none weigh in all. */
const OWN = 0.5;
const OTHER = 0.35;
const NONE = 0.15;

/** Features by number, so that a sum over them is a walk over two arrays. */
interface Row {
  columns: Int32Array;
  values: Float64Array;
}

/** Logistic regression by gradient descent, each label against all others; the same examples give the same classifier. */
export function train(examples: readonly Example[], labels: readonly string[]): Classifier {
  const columns = new Map<string, number>();
  for (const { features } of examples) {
    for (const name of features.keys()) if (!columns.has(name)) columns.set(name, columns.size);
  }
  const rows = examples.map(({ features }) => rowOf(features, columns));
  const models = labels.map((label) => fit(examples, rows, label, columns.size));
  return (features) => {
    const row = rowOf(features, columns);
    return models.map(({ bias, weights }) => bias + product(row, weights));
  };
}

function rowOf(features: Features, columns: ReadonlyMap<string, number>): Row {
  const known = [...features].flatMap(([name, value]) => {
    const column = columns.get(name);
    return column === undefined ? [] : [{ column, value }];
  });
  return {
    columns: Int32Array.from(known, ({ column }) => column),
    values: Float64Array.from(known, ({ value }) => value),
  };
}

function product({ columns, values }: Row, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < columns.length; at += 1) sum += (weights[columns[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return sum;
}

function fit(examples: readonly Example[], rows: readonly Row[], label: string, width: number) {
  const count = (test: (example: Example) => boolean) => Math.max(1, examples.filter(test).length);
  const own = OWN / count((example) => example.label === label);
  const none = NONE / count((example) => example.label === "");
  const other = OTHER / count((example) => example.label !== label && example.label !== "");
  const shares = examples.map((example) => (example.label === label ? own : example.label === "" ? none : other));
  const weights = new Float64Array(width);
  const slope = new Float64Array(width);
  let bias = FIRST_BIAS;
  for (let round = 0; round < ROUNDS; round += 1) {
    slope.fill(0);
    let biasSlope = 0;
    for (const [at, row] of rows.entries()) {
      const target = examples[at]?.label === label ? 1 : 0;
      const error = (1 / (1 + Math.exp(-bias - product(row, weights))) - target) * (shares[at] ?? 0);
      biasSlope += error;
      const { columns, values } = row;
      for (let index = 0; index < columns.length; index += 1) {
        const column = columns[index] ?? 0;
        slope[column] = (slope[column] ?? 0) + error * (values[index] ?? 0);
      }
    }
    bias -= BIAS_RATE * biasSlope;
    for (let column = 0; column < width; column += 1) {
      weights[column] = ((weights[column] ?? 0) - RATE * (slope[column] ?? 0)) * (1 - DECAY);
    }
  }
  return { bias, weights };
}
