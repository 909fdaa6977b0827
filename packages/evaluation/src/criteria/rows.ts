import type { Numbers } from "../models/number-table.ts";
import type { Features } from "./features.ts";

/** The features of a text by column number, in two arrays for fast sums. */
export interface Row {
  columns: Int32Array;
  values: Float32Array;
}

/** Converts features to a row. Features without a column number are left out. */
export function rowOf(features: Features, numbers: Numbers): Row {
  const columns = new Int32Array(features.size);
  const values = new Float32Array(features.size);
  let count = 0;
  for (const [name, value] of features) {
    const column = numbers.get(name);
    if (column === undefined) continue;
    columns[count] = column;
    values[count] = value;
    count += 1;
  }
  return { columns: columns.subarray(0, count), values: values.subarray(0, count) };
}

/** Adds to each label's sum the row's features times the label's weights. The weights of one feature for all labels are adjacent. */
export function addProducts({ columns, values }: Row, weights: Float32Array, sums: Float64Array): void {
  const count = sums.length;
  for (let at = 0; at < columns.length; at += 1) {
    const first = (columns[at] ?? 0) * count;
    const value = values[at] ?? 0;
    for (let label = 0; label < count; label += 1) {
      sums[label] = (sums[label] ?? 0) + (weights[first + label] ?? 0) * value;
    }
  }
}
