import type { Meter } from "../meter.ts";
import { isMatrix, type Matrix, NA, type Scalar } from "./values.ts";

/** Returns the cell of a matrix for this row and column of a larger one: a single row or column is repeated. */
function cellFor(value: Scalar | Matrix, row: number, column: number): Scalar {
  if (!isMatrix(value)) return value;
  const line = value[value.length === 1 ? 0 : row];
  const cell = line?.[line.length === 1 ? 0 : column];
  return cell === undefined ? NA : cell;
}

/** Applies a function of single cells to matrices, cell by cell. */
export function broadcast(
  values: readonly (Scalar | Matrix)[],
  apply: (cells: Scalar[]) => Scalar,
  meter: Meter,
): Scalar | Matrix {
  const matrices = values.filter(isMatrix);
  if (matrices.length === 0) return apply(values as Scalar[]);
  const height = Math.max(...matrices.map((matrix) => matrix.length));
  const width = Math.max(...matrices.map((matrix) => matrix[0]?.length ?? 0));
  meter.hold(height * width);
  meter.step(height * width);
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => apply(values.map((value) => cellFor(value, row, column)))),
  );
}
