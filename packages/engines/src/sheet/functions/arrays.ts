import { booleanAt, firstOf, numberAt, ofValues } from "../define.ts";
import { type Interpreter, MANY, type SheetFunctions } from "../interpreter.ts";
import {
  booleanOf,
  CALC,
  compareScalars,
  flat,
  isError,
  isMatrix,
  type Matrix,
  matrixOf,
  NA,
  type Scalar,
  simplify,
  VALUE,
  type Value,
} from "../values.ts";

const transposed = (matrix: Matrix): Matrix =>
  (matrix[0] ?? []).map((_, column) => matrix.map((row) => row[column] ?? null));

/** Compares cells: errors come last, empty cells after them. */
function ordered(a: Scalar, b: Scalar): number {
  const last = (cell: Scalar) => (cell === null ? 2 : isError(cell) ? 1 : 0);
  return last(a) - last(b) || (last(a) === 0 ? compareScalars(a, b) : 0);
}

/** Sorts rows by their keys; rows with equal keys keep their order. */
function sortedBy(rows: Matrix, keys: readonly { cells: readonly Scalar[]; direction: number }[]): Matrix {
  const places = [...rows.keys()].sort((a, b) => {
    for (const { cells, direction } of keys) {
      const [one, other] = [cells[a] ?? null, cells[b] ?? null];
      const order = one === null || other === null ? ordered(one, other) : ordered(one, other) * direction;
      if (order !== 0) return order;
    }
    return a - b;
  });
  return places.map((at) => rows[at] ?? []);
}

const sort = ofValues(1, 4, (values) => {
  const byColumn = booleanAt(values, 3, false);
  if (isError(byColumn)) return byColumn;
  const givenMatrix = matrixOf(values[0] ?? null);
  const rows = byColumn ? transposed(givenMatrix) : givenMatrix;
  const indexes = flat(values[1] ?? 1);
  const directions = flat(values[2] ?? 1);
  const keys = indexes.map((index, position) => ({
    cells: rows.map((row) => row[Number(index ?? 1) - 1] ?? null),
    direction: Number(directions[position] ?? directions[0] ?? 1),
  }));
  if (indexes.some((index) => Number(index ?? 1) < 1 || Number(index ?? 1) > (rows[0]?.length ?? 0))) return VALUE;
  if (keys.some(({ direction }) => Math.abs(direction) !== 1)) return VALUE;
  const created = sortedBy(rows, keys);
  return simplify(byColumn ? transposed(created) : created);
});

const sortBy = ofValues(2, MANY, ([of = null, ...pairs]) => {
  const rows = matrixOf(of);
  // A key of one cell belongs to a single row, such as the only one that a filter keeps.
  const isWide = rows.length === 1 && flat(pairs[0] ?? null).length !== 1;
  const lines = isWide ? transposed(rows) : rows;
  const keys = pairs.flatMap((cells, index) =>
    index % 2 === 0 ? [{ cells: flat(cells), direction: Number(firstOf(pairs[index + 1], 1) ?? 1) }] : [],
  );
  if (keys.some(({ cells, direction }) => cells.length !== lines.length || Math.abs(direction) !== 1)) return VALUE;
  const created = sortedBy(lines, keys);
  return simplify(isWide ? transposed(created) : created);
});

const filter = ofValues(2, 3, ([of = null, include = null, otherwise], { meter }) => {
  const givenMatrix = matrixOf(of);
  const tests = matrixOf(include);
  const isByRow = tests[0]?.length === 1 && tests.length === givenMatrix.length;
  if (!isByRow && !(tests.length === 1 && tests[0]?.length === givenMatrix[0]?.length)) return VALUE;
  const rows = isByRow ? givenMatrix : transposed(givenMatrix);
  const keptRows: Matrix = [];
  for (const [index, test] of tests.flat().entries()) {
    meter.step();
    const holds = booleanOf(test);
    if (isError(holds)) return holds;
    if (holds) keptRows.push(rows[index] ?? []);
  }
  if (keptRows.length === 0) return otherwise ?? CALC;
  return simplify(isByRow ? keptRows : transposed(keptRows));
});

const keyOf = (row: readonly Scalar[]) =>
  JSON.stringify(row.map((cell) => (typeof cell === "string" ? cell.toUpperCase() : cell)));

const unique = ofValues(1, 3, (values, { meter }) => {
  const [byColumn, once] = [booleanAt(values, 1, false), booleanAt(values, 2, false)];
  if (isError(byColumn)) return byColumn;
  if (isError(once)) return once;
  const givenMatrix = matrixOf(values[0] ?? null);
  const rows = byColumn ? transposed(givenMatrix) : givenMatrix;
  meter.step(rows.length);
  const counts = new Map<string, { row: Scalar[]; count: number }>();
  for (const row of rows) {
    const key = keyOf(row);
    const knownCount = counts.get(key);
    if (knownCount) knownCount.count += 1;
    else counts.set(key, { row, count: 1 });
  }
  const keptRows = [...counts.values()].filter(({ count }) => !once || count === 1).map(({ row }) => row);
  if (keptRows.length === 0) return CALC;
  return simplify(byColumn ? transposed(keptRows) : keptRows);
});

/** TAKE and DROP: from the start, or with a negative number from the end. */
const partOf = (isTaken: boolean) =>
  ofValues(2, 3, (values) => {
    const matrix = matrixOf(values[0] ?? null);
    const cut = <T>(list: T[], count: number | null): T[] => {
      if (count === null) return list;
      if (isTaken) return count >= 0 ? list.slice(0, count) : list.slice(count);
      return count >= 0 ? list.slice(count) : list.slice(0, count);
    };
    const counts = [1, 2].map((at) => (firstOf(values[at], null) === null ? null : numberAt(values, at, 0)));
    const [rows = null, columns = null] = counts;
    if (isError(rows) || isError(columns)) return VALUE;
    const made = cut(matrix, rows as number | null).map((row) => cut(row, columns as number | null));
    return made.length === 0 || made[0]?.length === 0 ? CALC : simplify(made);
  });

/** CHOOSEROWS and CHOOSECOLS. */
const chosen = (isRows: boolean) =>
  ofValues(2, MANY, ([of = null, ...which]) => {
    const givenMatrix = matrixOf(of);
    const lines = isRows ? givenMatrix : transposed(givenMatrix);
    const made = which
      .flatMap(flat)
      .map((number) => lines.at(Number(number) > 0 ? Number(number) - 1 : Number(number)));
    if (made.some((line) => line === undefined)) return VALUE;
    return simplify(isRows ? (made as Matrix) : transposed(made as Matrix));
  });

/** VSTACK and HSTACK: shorter rows are filled with #N/A. */
const stacked = (isVertical: boolean) =>
  ofValues(1, MANY, (values, { meter }) => {
    const parts = values.map(matrixOf).map((matrix) => (isVertical ? matrix : transposed(matrix)));
    const width = Math.max(...parts.map((matrix) => matrix[0]?.length ?? 0));
    const rows = parts.flat().map((row) => [...row, ...Array.from({ length: width - row.length }, (): Scalar => NA)]);
    meter.hold(rows.length * width);
    return isVertical ? rows : transposed(rows);
  });

/** TOCOL and TOROW. */
const lined = (isColumn: boolean) =>
  ofValues(1, 3, (values) => {
    const [ignored, byColumn] = [numberAt(values, 1, 0), booleanAt(values, 2, false)];
    if (isError(ignored) || isError(byColumn)) return VALUE;
    const givenMatrix = matrixOf(values[0] ?? null);
    const cells = (byColumn ? transposed(givenMatrix) : givenMatrix)
      .flat()
      .filter((cell) => !(ignored % 2 === 1 && cell === null) && !(ignored >= 2 && isError(cell)));
    if (cells.length === 0) return CALC;
    return simplify(isColumn ? cells.map((cell) => [cell]) : [cells]);
  });

function sequence(values: (Scalar | Matrix)[], { meter }: Interpreter): Value {
  const [rows, columns, start, step] = [
    numberAt(values, 0, 1),
    numberAt(values, 1, 1),
    numberAt(values, 2, 1),
    numberAt(values, 3, 1),
  ];
  if (isError(rows) || isError(columns) || isError(start) || isError(step)) return VALUE;
  const [height, width] = [Math.trunc(rows), Math.trunc(columns)];
  if (height < 1 || width < 1) return height < 0 || width < 0 ? VALUE : CALC;
  meter.hold(height * width);
  return simplify(
    Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column) => start + step * (row * width + column)),
    ),
  );
}

export const ARRAYS: SheetFunctions = {
  TRANSPOSE: ofValues(1, 1, ([of = null]) => (isMatrix(of) ? transposed(of) : of)),
  SORT: sort,
  SORTBY: sortBy,
  FILTER: filter,
  UNIQUE: unique,
  SEQUENCE: ofValues(0, 4, sequence),
  TAKE: partOf(true),
  DROP: partOf(false),
  CHOOSEROWS: chosen(true),
  CHOOSECOLS: chosen(false),
  VSTACK: stacked(true),
  HSTACK: stacked(false),
  TOCOL: lined(true),
  TOROW: lined(false),
};
