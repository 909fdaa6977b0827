import type { Features } from "./features.ts";

/** Features by number, so that a sum over them is a walk over two arrays. */
export interface Row {
  columns: Int32Array;
  /** In single precision: each thread keeps the models of all questions. */
  values: Float32Array;
}

export interface Examples {
  rows: readonly Row[];
  /** How many different features the rows have. */
  width: number;
}

export interface Rows extends Examples {
  /** Other features by the same numbers; those that no row has are left out. */
  rowOf: (features: Features) => Row;
}

/** Numbers the features of some texts. */
export function rowsOf(texts: readonly Features[]): Rows {
  const numbers = new Map<string, number>();
  for (const features of texts) {
    for (const name of features.keys()) if (!numbers.has(name)) numbers.set(name, numbers.size);
  }
  const rowOf = (features: Features): Row => {
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
  };
  return { rows: texts.map(rowOf), width: numbers.size, rowOf };
}
