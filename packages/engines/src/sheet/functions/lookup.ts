import { columnLetters } from "../../addresses.ts";
import type { Meter } from "../../meter.ts";
import { broadcast } from "../broadcast.ts";
import { hasWildcard, isLike } from "../criteria.ts";
import { firstOf, numberAt } from "../define.ts";
import type { Interpreter, LazyFunction, SheetFunctions } from "../interpreter.ts";
import { MANY } from "../interpreter.ts";
import {
  booleanOf,
  compared,
  flat,
  isError,
  isMatrix,
  isReference,
  type Matrix,
  matrixOf,
  NA,
  numberOf,
  REF,
  type Scalar,
  simplest,
  textOf,
  VALUE,
  type Value,
} from "../values.ts";

const isSame = (cell: Scalar, wanted: Scalar) =>
  cell !== null && !isError(cell) && typeof cell === typeof wanted && compared(cell, wanted) === 0;
const isExact = (cell: Scalar, wanted: Scalar, meter: Meter) =>
  typeof wanted === "string" && typeof cell === "string" && (hasWildcard(wanted) || wanted.includes("~"))
    ? isLike(cell, wanted, meter)
    : isSame(cell, wanted);

/** Where the last cell is that is not above the wanted one, as a search by halves finds it in sorted cells; -1 for none. */
function lastNotAbove(cells: readonly Scalar[], wanted: Scalar): number {
  let [low, high, at] = [0, cells.length - 1, -1];
  while (low <= high) {
    let middle = (low + high) >> 1;
    const start = middle;
    while (middle > low && (typeof cells[middle] !== typeof wanted || isError(cells[middle] ?? null))) middle -= 1;
    const cell = cells[middle] ?? null;
    if (typeof cell !== typeof wanted || isError(cell)) low = start + 1;
    else if (compared(cell, wanted) <= 0) {
      at = middle;
      low = start + 1;
    } else high = middle - 1;
  }
  return at;
}

interface Modes {
  mode: number;
  isBackward: boolean;
}

/** -1: the same or the next smaller; 1: the same or the next larger; 0: the same; 2: a pattern. */
function placeOf(cells: readonly Scalar[], wanted: Scalar, { mode, isBackward }: Modes, meter: Meter): number {
  const order = isBackward ? [...cells.keys()].reverse() : [...cells.keys()];
  const test = mode === 2 ? isExact : isSame;
  const same = order.find((at) => (wanted === null ? cells[at] === null : test(cells[at] ?? null, wanted, meter)));
  if (same !== undefined || mode === 0 || mode === 2) return same ?? -1;
  let best = -1;
  for (const at of order) {
    const cell = cells[at] ?? null;
    if (typeof cell !== typeof wanted || isError(cell) || cell === null) continue;
    const side = compared(cell, wanted);
    if (Math.sign(side) !== mode) continue;
    const ahead = best < 0 ? 1 : compared(cell, cells[best] ?? null) * -mode;
    if (ahead > 0) best = at;
  }
  return best;
}

/** VLOOKUP and HLOOKUP. */
const lookup = (isVertical: boolean) => ({
  least: 3,
  most: 4,
  run([wanted = null, table = null, index = null, near = true]: Value[], interpreter: Interpreter): Value {
    const { read, meter } = interpreter;
    const matrix = matrixOf(read(table));
    const keys = isVertical ? matrix.map(([key = null]) => key) : (matrix[0] ?? []);
    const isNear = booleanOf(firstOf(read(near), false));
    if (isError(isNear)) return isNear;
    return broadcast(
      [read(wanted), read(index)],
      ([key = null, nth = null]) => {
        const number = numberOf(nth);
        if (isError(key)) return key;
        if (isError(number)) return number;
        const at = Math.trunc(number);
        if (at < 1) return VALUE;
        if (at > (isVertical ? (matrix[0]?.length ?? 0) : matrix.length)) return REF;
        meter.step(keys.length);
        const place = isNear ? lastNotAbove(keys, key ?? 0) : keys.findIndex((cell) => isExact(cell, key ?? 0, meter));
        if (place < 0) return NA;
        return (isVertical ? matrix[place]?.[at - 1] : matrix[at - 1]?.[place]) ?? 0;
      },
      meter,
    );
  },
});

/** MATCH: the place from 1. */
const match = {
  least: 2,
  most: 3,
  run([wanted = null, range = null, type = 1]: Value[], { read, meter }: Interpreter): Value {
    const cells = flat(read(range));
    const mode = numberOf(firstOf(read(type), 1));
    if (isError(mode)) return mode;
    return broadcast(
      [read(wanted)],
      ([key = null]) => {
        if (isError(key)) return key;
        meter.step(cells.length);
        const sought = key ?? 0;
        const at =
          mode === 0
            ? cells.findIndex((cell) => isExact(cell, sought, meter))
            : mode > 0
              ? lastNotAbove(cells, sought)
              : placeOf(cells, sought, { mode: 1, isBackward: false }, meter);
        return at < 0 ? NA : at + 1;
      },
      meter,
    );
  },
};

/** The mode and the direction of XLOOKUP and XMATCH; null for what they do not know. */
function modesOf(values: (Scalar | Matrix)[], at: number) {
  const mode = numberAt(values, at, 0);
  const direction = numberAt(values, at + 1, 1);
  if (isError(mode) || isError(direction) || ![-1, 0, 1, 2].includes(mode) || ![-2, -1, 1, 2].includes(direction))
    return null;
  return { mode, isBackward: direction === -1 };
}

const xmatch = {
  least: 2,
  most: 4,
  run(args: Value[], { read, meter }: Interpreter): Value {
    const values = args.map(read);
    const cells = flat(values[1] ?? null);
    const modes = modesOf(values, 2);
    if (!modes) return VALUE;
    return broadcast(
      [values[0] ?? null],
      ([key = null]) => {
        if (isError(key)) return key;
        meter.step(cells.length);
        const at = placeOf(cells, key, modes, meter);
        return at < 0 ? NA : at + 1;
      },
      meter,
    );
  },
};

/** XLOOKUP: cells beside what is found, or a whole row or column. */
const xlookup: LazyFunction = {
  least: 3,
  most: 6,
  runLazily(args, scope, interpreter) {
    const { read, meter } = interpreter;
    const values = args.map((arg, at) => (arg === null || at === 3 ? null : read(interpreter.evaluate(arg, scope))));
    const [wanted = null, range = null, results = null] = values;
    const modes = modesOf(values, 4);
    if (!modes) return VALUE;
    const cells = flat(range);
    const matrix = matrixOf(results);
    const isColumn = isMatrix(range) ? range[0]?.length === 1 : true;
    if ((isColumn ? matrix.length : matrix[0]?.length) !== cells.length) return VALUE;
    const otherwise = (): Scalar | Matrix => (args[3] ? read(interpreter.evaluate(args[3], scope)) : NA);
    const rowAt = (at: number): Scalar[] => (isColumn ? (matrix[at] ?? []) : matrix.map((row) => row[at] ?? null));
    const find = (key: Scalar) => {
      meter.step(cells.length);
      return placeOf(cells, key, modes, meter);
    };
    if (!isMatrix(wanted)) {
      if (isError(wanted)) return wanted;
      const at = find(wanted);
      if (at < 0) return otherwise();
      return simplest(isColumn ? [rowAt(at)] : rowAt(at).map((cell) => [cell]));
    }
    return broadcast(
      [wanted],
      ([key = null]) => {
        if (isError(key)) return key;
        const at = find(key);
        return at < 0 ? firstOf(otherwise(), NA) : (rowAt(at)[0] ?? null);
      },
      meter,
    );
  },
};

/** INDEX: a reference stays one, so that ranges can end in it. */
const index = {
  least: 2,
  most: 4,
  run([of = null, rowNumber = null, columnNumber]: Value[], { read, meter }: Interpreter): Value {
    const matrix = matrixOf(read(of));
    const [height, width] = [matrix.length, matrix[0]?.length ?? 0];
    const isRow = height === 1 && columnNumber === undefined;
    const pick = (first: Scalar, second: Scalar): { row: number; column: number } | Scalar => {
      const [row, column] = [numberOf(isRow ? 0 : first), numberOf(isRow ? first : second)];
      if (isError(row)) return row;
      if (isError(column)) return column;
      const at = { row: Math.trunc(row), column: Math.trunc(column) };
      return at.row < 0 || at.column < 0 ? VALUE : at.row > height || at.column > width ? REF : at;
    };
    const [rows, columns] = [read(rowNumber), read(columnNumber ?? null)];
    if (isMatrix(rows) || isMatrix(columns))
      return broadcast(
        [rows, columns],
        ([first = null, second = null]) => {
          const at = pick(first, second);
          return at !== null && typeof at === "object" && "row" in at
            ? (matrix[Math.max(1, at.row) - 1]?.[Math.max(1, at.column) - 1] ?? null)
            : at;
        },
        meter,
      );
    const at = pick(rows, columns);
    if (at === null || typeof at !== "object" || !("row" in at)) return at;
    if (isReference(of) && !of.whole) {
      const { from, to } = of.area;
      const [top, left] = [from.row + at.row - 1, from.column + at.column - 1];
      return {
        ...of,
        area: {
          from: { row: at.row ? top : from.row, column: at.column ? left : from.column },
          to: { row: at.row ? top : to.row, column: at.column ? left : to.column },
        },
      };
    }
    const chosen = at.row ? [matrix[at.row - 1] ?? []] : matrix;
    return simplest(at.column ? chosen.map((row) => [row[at.column - 1] ?? null]) : chosen);
  },
};

const offset = {
  least: 3,
  most: 5,
  run([of = null, ...rest]: Value[], { read }: Interpreter): Value {
    if (!isReference(of)) return VALUE;
    const { from, to } = of.area;
    const values = rest.map(read);
    const [rows, columns] = [numberAt(values, 0, 0), numberAt(values, 1, 0)];
    const [height, width] = [
      numberAt(values, 2, to.row - from.row + 1),
      numberAt(values, 3, to.column - from.column + 1),
    ];
    if (isError(rows) || isError(columns) || isError(height) || isError(width)) return VALUE;
    const [row, column] = [from.row + Math.trunc(rows), from.column + Math.trunc(columns)];
    if (row < 1 || column < 1 || height < 1 || width < 1) return REF;
    return {
      ...of,
      whole: false,
      area: { from: { row, column }, to: { row: row + height - 1, column: column + width - 1 } },
    };
  },
};

export const LOOKUP: SheetFunctions = {
  VLOOKUP: lookup(true),
  HLOOKUP: lookup(false),
  MATCH: match,
  XMATCH: xmatch,
  XLOOKUP: xlookup,
  INDEX: index,
  OFFSET: offset,
  LOOKUP: {
    least: 2,
    most: 3,
    run([wanted = null, range = null, results = range], { read, meter }) {
      const matrix = matrixOf(read(range));
      const isWide = (matrix[0]?.length ?? 0) > matrix.length;
      const keys = isWide ? (matrix[0] ?? []) : matrix.map(([key = null]) => key);
      const values =
        results === range
          ? isWide
            ? (matrix.at(-1) ?? [])
            : matrix.map((row) => row.at(-1) ?? null)
          : flat(read(results));
      return broadcast(
        [read(wanted)],
        ([key = null]) => {
          if (isError(key)) return key;
          meter.step(keys.length);
          const at = lastNotAbove(keys, key ?? 0);
          return at < 0 ? NA : (values[at] ?? 0);
        },
        meter,
      );
    },
  },
  INDIRECT: {
    least: 1,
    most: 2,
    run([text = null], { read, referenceIn }) {
      const name = textOf(firstOf(read(text), ""));
      return isError(name) ? name : (referenceIn(name) ?? REF);
    },
  },
  ADDRESS: {
    least: 2,
    most: 5,
    run(args, { read }) {
      const values = args.map(read);
      const [row, column, kind] = [numberAt(values, 0, 1), numberAt(values, 1, 1), numberAt(values, 2, 1)];
      if (isError(row) || isError(column) || isError(kind) || row < 1 || column < 1) return VALUE;
      const letters = columnLetters(column);
      return `${kind === 1 || kind === 3 ? "$" : ""}${letters}${kind === 1 || kind === 2 ? "$" : ""}${row}`;
    },
  },
  CHOOSE: {
    least: 2,
    most: MANY,
    runLazily([which = null, ...choices], scope, interpreter) {
      const value = interpreter.read(which ? interpreter.evaluate(which, scope) : null);
      const of = (cell: Scalar): Value => {
        const number = numberOf(cell);
        if (isError(number)) return number;
        const choice = choices[Math.trunc(number) - 1];
        return choice === undefined ? VALUE : choice === null ? null : interpreter.evaluate(choice, scope);
      };
      if (!isMatrix(value)) return of(value);
      const columns = value.flat().map((cell) => matrixOf(interpreter.read(of(cell))));
      const height = Math.max(...columns.map((column) => column.length));
      return Array.from({ length: height }, (_, row) =>
        columns.flatMap((column) => column[column.length === 1 ? 0 : row] ?? [NA]),
      );
    },
  },
};
