import type { Row } from "./rows.ts";

/** How many of a label's rows a text is compared with: one alone may be like it by chance. */
const NEAREST = 3;

/** Examples by feature: those that have feature n are between `starts[n]` and `starts[n + 1]`, each with how much of it. */
export interface Index {
  count: number;
  starts: Int32Array;
  examples: Uint16Array;
  weights: Float32Array;
}

/** An index of these examples, whose features are numbered up to `width`. */
export function indexOf(rows: readonly Row[], width: number): Index {
  const starts = new Int32Array(width + 1);
  for (const { columns } of rows) for (const column of columns) starts[column + 1] = (starts[column + 1] ?? 0) + 1;
  for (let column = 0; column < width; column += 1) {
    starts[column + 1] = (starts[column + 1] ?? 0) + (starts[column] ?? 0);
  }
  const next = starts.slice(0, width);
  const examples = new Uint16Array(starts[width] ?? 0);
  const weights = new Float32Array(examples.length);
  for (const [example, { columns, values }] of rows.entries()) {
    for (const [at, column] of columns.entries()) {
      const place = next[column] ?? 0;
      examples[place] = example;
      weights[place] = values[at] ?? 0;
      next[column] = place + 1;
    }
  }
  return { count: rows.length, starts, examples, weights };
}

/** The similarity of a row to each example, from 0 to 1. Visits only examples that share a feature with it. */
export function likenessTo({ count, starts, examples, weights }: Index): (row: Row) => Float64Array {
  return ({ columns, values }) => {
    const likeness = new Float64Array(count);
    for (let at = 0; at < columns.length; at += 1) {
      const column = columns[at] ?? 0;
      const value = values[at] ?? 0;
      const end = starts[column + 1] ?? 0;
      for (let place = starts[column] ?? 0; place < end; place += 1) {
        const example = examples[place] ?? 0;
        likeness[example] = (likeness[example] ?? 0) + value * (weights[place] ?? 0);
      }
    }
    return likeness;
  };
}

/** For each label the numbers of the examples that have it. */
export const examplesWith = (labelled: readonly (readonly string[])[], labels: readonly string[]): Int32Array[] =>
  labels.map((label) => Int32Array.from(labelled.flatMap((own, example) => (own.includes(label) ? [example] : []))));

/** The similarity of a row to the nearest of the examples of each label, from its similarity to each example. */
export const nearest = (byLabel: readonly Int32Array[], likeness: Float64Array): number[] =>
  byLabel.map((examples) => meanOfGreatest(examples, likeness));

/** The mean of the `NEAREST` greatest values; missing values count as 0. */
function meanOfGreatest(examples: Int32Array, likeness: Float64Array): number {
  const greatest = new Float64Array(NEAREST);
  for (const example of examples) {
    let value = likeness[example] ?? 0;
    for (let at = 0; at < NEAREST; at += 1) {
      const other = greatest[at] ?? 0;
      if (value <= other) continue;
      greatest[at] = value;
      value = other;
    }
  }
  return greatest.reduce((sum, value) => sum + value, 0) / NEAREST;
}
