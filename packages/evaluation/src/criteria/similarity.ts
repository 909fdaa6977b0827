import type { Row } from "./rows.ts";

/** The similarity to a label is the mean over this many nearest examples, because a single one may be similar by chance. */
const NEAREST_COUNT = 3;

/** An inverted index: the examples with feature n, and its weights in them, are from `starts[n]` to before `starts[n + 1]`. */
export interface Index {
  count: number;
  starts: Int32Array;
  examples: Uint16Array;
  weights: Float32Array;
}

/** Builds the index of these examples. Their features are numbered from 0 to below `width`. */
export function buildIndex(rows: readonly Row[], width: number): Index {
  const starts = new Int32Array(width + 1);
  for (const { columns } of rows) for (const column of columns) starts[column + 1] = (starts[column + 1] ?? 0) + 1;
  for (let column = 0; column < width; column += 1) {
    starts[column + 1] = (starts[column + 1] ?? 0) + (starts[column] ?? 0);
  }
  const nextSlots = starts.slice(0, width);
  const examples = new Uint16Array(starts[width] ?? 0);
  const weights = new Float32Array(examples.length);
  for (const [example, { columns, values }] of rows.entries()) {
    for (const [at, column] of columns.entries()) {
      const slot = nextSlots[column] ?? 0;
      examples[slot] = example;
      weights[slot] = values[at] ?? 0;
      nextSlots[column] = slot + 1;
    }
  }
  return { count: rows.length, starts, examples, weights };
}

/** Returns a function for the similarity of a row to each example, from 0 to 1. It visits only examples that share a feature with the row. */
export function similarityLookup({ count, starts, examples, weights }: Index): (row: Row) => Float64Array {
  return ({ columns, values }) => {
    const similarities = new Float64Array(count);
    for (let at = 0; at < columns.length; at += 1) {
      const column = columns[at] ?? 0;
      const value = values[at] ?? 0;
      const end = starts[column + 1] ?? 0;
      for (let slot = starts[column] ?? 0; slot < end; slot += 1) {
        const example = examples[slot] ?? 0;
        similarities[example] = (similarities[example] ?? 0) + value * (weights[slot] ?? 0);
      }
    }
    return similarities;
  };
}

/** Returns for each label the numbers of the examples that have it. */
export const examplesWith = (labelled: readonly (readonly string[])[], labels: readonly string[]): Int32Array[] =>
  labels.map((label) =>
    Int32Array.from(labelled.flatMap((exampleLabels, example) => (exampleLabels.includes(label) ? [example] : []))),
  );

/** Returns for each label the similarity of a row to its nearest examples, from the row's similarity to every example. */
export const nearestSimilarities = (byLabel: readonly Int32Array[], similarities: Float64Array): number[] =>
  byLabel.map((examples) => meanOfGreatest(examples, similarities));

/** Returns the mean of the `NEAREST_COUNT` greatest values. Missing values count as 0. */
function meanOfGreatest(examples: Int32Array, similarities: Float64Array): number {
  const greatest = new Float64Array(NEAREST_COUNT);
  for (const example of examples) {
    let value = similarities[example] ?? 0;
    for (let at = 0; at < NEAREST_COUNT; at += 1) {
      const smaller = greatest[at] ?? 0;
      if (value <= smaller) continue;
      greatest[at] = value;
      value = smaller;
    }
  }
  return greatest.reduce((sum, value) => sum + value, 0) / NEAREST_COUNT;
}
