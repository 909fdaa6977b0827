import { ProgramError } from "../../meter.ts";
import { broadcast } from "../broadcast.ts";
import { criterionOf } from "../criteria.ts";
import { type EagerFunction, type Interpreter, MANY, type SheetFunctions } from "../interpreter.ts";
import {
  DIV0,
  isError,
  isMatrix,
  isReference,
  type Matrix,
  matrixOf,
  type Scalar,
  VALUE,
  type Value,
} from "../values.ts";
import { highest, lowest, meanOf, sumOf } from "./statistics.ts";

type Fold = (cells: Scalar[]) => Scalar;

/** Folds only numbers; an error is the result. */
const ofNumbersIn =
  (fold: (numbers: number[]) => Scalar): Fold =>
  (cells) =>
    cells.find(isError) ?? fold(cells.filter((cell) => typeof cell === "number"));

/** Excel refuses a formula that passes anything but cells to these functions; an error of a reference is returned. */
function errorIn(ranges: readonly Value[]): Scalar {
  const other = ranges.find((range) => !isReference(range));
  if (other === undefined) return null;
  if (isError(other)) return other;
  throw new ProgramError(
    "type",
    "COUNTIFS, SUMIFS and similar functions search ranges of cells, not the result of another function.",
  );
}

/** Reads the cells of ranges; whole columns get the same length. */
function readTogether(args: Value[], { read }: Interpreter): Matrix[] {
  const matrices = args.map((arg) => matrixOf(read(arg)));
  const wholes = args.map((arg) => isReference(arg) && arg.whole);
  const height = Math.max(...matrices.map((matrix) => matrix.length));
  return matrices.map((matrix, index) =>
    wholes[index]
      ? [...matrix, ...Array.from({ length: height - matrix.length }, () => (matrix[0] ?? []).map(() => null))]
      : matrix,
  );
}

/** Folds the cells of `values` where all criteria match; ranges of unequal size give #VALUE!. */
function foldWhere(values: Matrix, ranges: Matrix[], criteria: Scalar[], fold: Fold, { meter }: Interpreter): Scalar {
  const tests = criteria.map((criterion) => criterionOf(criterion, meter));
  const [height, width] = [values.length, values[0]?.length];
  if (ranges.some((range) => range.length !== height || range[0]?.length !== width)) return VALUE;
  meter.step(height * (width ?? 0) * (1 + tests.length));
  const chosen = values.flatMap((line, row) =>
    line.filter((_, column) => tests.every((test, index) => test(ranges[index]?.[row]?.[column] ?? null))),
  );
  return fold(chosen);
}

/** COUNTIFS, SUMIFS and similar functions: pairs of range and criterion, after the values unless they count. */
const ifs = (fold: Fold, hasValues: boolean): EagerFunction => ({
  least: hasValues ? 3 : 2,
  most: MANY,
  run(args, interpreter) {
    const pairs = hasValues ? args.slice(1) : args;
    if (pairs.length % 2 === 1) return VALUE;
    const ranges = pairs.filter((_, index) => index % 2 === 0);
    const error = errorIn(hasValues ? [args[0] ?? null, ...ranges] : ranges);
    if (error !== null) return error;
    const criteria = pairs.filter((_, index) => index % 2 === 1).map((arg) => interpreter.read(arg));
    const [values, ...read] = readTogether(
      [hasValues ? (args[0] ?? null) : (ranges[0] ?? null), ...ranges],
      interpreter,
    );
    return broadcast(
      criteria,
      (cells) => foldWhere(values as Matrix, read, cells, fold, interpreter),
      interpreter.meter,
    );
  },
});

/** SUMIF and AVERAGEIF: the values are the cells at the range's positions, from the first one on. */
const ifOne = (fold: Fold): EagerFunction => ({
  least: 2,
  most: 3,
  run([range = null, criterion = null, values = range], interpreter) {
    const error = errorIn([range, values ?? range]);
    if (error !== null) return error;
    const sized =
      isReference(range) && isReference(values) && values !== null && !values.whole
        ? {
            ...values,
            area: {
              from: values.area.from,
              to: {
                row: values.area.from.row + range.area.to.row - range.area.from.row,
                column: values.area.from.column + range.area.to.column - range.area.from.column,
              },
            },
          }
        : values;
    const [read, tested] = readTogether([sized ?? range, range], interpreter);
    const wanted = interpreter.read(criterion);
    const each = ([cell = null]: Scalar[]) => foldWhere(read as Matrix, [tested as Matrix], [cell], fold, interpreter);
    return isMatrix(wanted) ? broadcast([wanted], each, interpreter.meter) : each([wanted]);
  },
});

const sum = ofNumbersIn(sumOf);
const mean = ofNumbersIn(meanOf);
const most = ofNumbersIn((numbers) => (numbers.length === 0 ? 0 : highest(numbers)));
const least = ofNumbersIn((numbers) => (numbers.length === 0 ? 0 : lowest(numbers)));
const count: Fold = (cells) => cells.length;

export const CONDITIONAL: SheetFunctions = {
  COUNTIF: { ...ifs(count, false), most: 2 },
  COUNTIFS: ifs(count, false),
  SUMIF: ifOne(sum),
  SUMIFS: ifs(sum, true),
  AVERAGEIF: ifOne((cells) => (cells.some((cell) => typeof cell === "number" || isError(cell)) ? mean(cells) : DIV0)),
  AVERAGEIFS: ifs(mean, true),
  MAXIFS: ifs(most, true),
  MINIFS: ifs(least, true),
};
