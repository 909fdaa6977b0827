import { broadcast } from "../broadcast.ts";
import { firstOf } from "../define.ts";
import type { Interpreter, LazyFunction, SheetFunctions } from "../interpreter.ts";
import {
  booleanOf,
  flat,
  isError,
  isMatrix,
  type Matrix,
  matrixOf,
  NA,
  numberOf,
  REF,
  type Scalar,
  simplify,
  VALUE,
  type Value,
} from "../values.ts";
import { isExact, lastNotAbove, modesOf, placeOf } from "./lookup/places.ts";
import { REFERENCES } from "./lookup/references.ts";

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

/** MATCH: positions count from 1. */
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

/** XLOOKUP: returns cells next to the match, or a whole row or column. */
const xlookup: LazyFunction = {
  least: 3,
  most: 6,
  runLazily(args, scope, interpreter) {
    const { read, meter } = interpreter;
    const values = args.map((arg, index) =>
      arg === null || index === 3 ? null : read(interpreter.evaluate(arg, scope)),
    );
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
      return simplify(isColumn ? [rowAt(at)] : rowAt(at).map((cell) => [cell]));
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

export const LOOKUP: SheetFunctions = {
  VLOOKUP: lookup(true),
  HLOOKUP: lookup(false),
  MATCH: match,
  XMATCH: xmatch,
  XLOOKUP: xlookup,
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
  ...REFERENCES,
};
