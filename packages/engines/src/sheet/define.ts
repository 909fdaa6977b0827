import { broadcast } from "./broadcast.ts";
import { type EagerFunction, type Interpreter, MANY } from "./interpreter.ts";
import {
  booleanOf,
  isError,
  isMatrix,
  isReference,
  type Matrix,
  numberOf,
  type Scalar,
  textOf,
  type Value,
} from "./values.ts";

/** Makes a function of single cells, which is applied to matrices cell by cell. An error in an argument is its result. */
export const ofCells = (
  least: number,
  most: number,
  apply: (cells: Scalar[], interpreter: Interpreter) => Scalar,
): EagerFunction => ({
  least,
  most,
  run: (args, interpreter) =>
    broadcast(
      args.map((arg) => interpreter.read(arg)),
      (cells) => cells.find(isError) ?? apply(cells, interpreter),
      interpreter.meter,
    ),
});

/** Makes the same for functions that accept errors, such as ISERROR. */
export const ofAnyCell = (apply: (cell: Scalar) => Scalar): EagerFunction => ({
  least: 1,
  most: 1,
  run: ([arg = null], { read, meter }) => broadcast([read(arg)], ([cell = null]) => apply(cell), meter),
});

/** Makes a function of numbers; other cells are converted to numbers. */
export const ofNumbers = (least: number, most: number, apply: (...numbers: number[]) => Scalar): EagerFunction =>
  ofCells(least, most, (cells) => {
    const numbers = cells.map(numberOf);
    return numbers.find(isError) ?? apply(...(numbers as number[]));
  });

/** Makes a function whose first argument is a text and whose others are converted as needed. */
export const ofText = (least: number, most: number, apply: (text: string, others: Scalar[]) => Scalar): EagerFunction =>
  ofCells(least, most, ([first = null, ...others]) => {
    const text = textOf(first);
    return isError(text) ? text : apply(text, others);
  });

/** Makes a function of whole arguments, whose cells are read. */
export const ofValues = (
  least: number,
  most: number,
  apply: (values: (Scalar | Matrix)[], interpreter: Interpreter) => Value,
): EagerFunction => ({
  least,
  most,
  run: (args, interpreter) =>
    apply(
      args.map((arg) => interpreter.read(arg)),
      interpreter,
    ),
});

/**
 * Returns the numbers of arguments like SUM: in ranges and matrices only numbers; values written as arguments are
 * converted to numbers. Or returns the first error.
 */
export function numbersOf(args: readonly Value[], { read, meter }: Interpreter): number[] | Extract<Scalar, object> {
  const numbers: number[] = [];
  for (const arg of args) {
    const value = read(arg);
    if (isMatrix(value) || isReference(arg)) {
      const cells = isMatrix(value) ? value.flat() : [value];
      meter.step(cells.length);
      for (const cell of cells) {
        if (isError(cell)) return cell;
        if (typeof cell === "number") numbers.push(cell);
      }
      continue;
    }
    const number = numberOf(value);
    if (isError(number)) return number;
    numbers.push(number);
  }
  return numbers;
}

/** Makes a function of all numbers of its arguments. */
export const ofAllNumbers = (apply: (numbers: number[]) => Scalar): EagerFunction => ({
  least: 1,
  most: MANY,
  run(args, interpreter) {
    const numbers = numbersOf(args, interpreter);
    return isError(numbers as Value) ? (numbers as Scalar) : apply(numbers as number[]);
  },
});

/** Returns the first cell of an argument; the given value for one that is left out. */
export const firstOf = (value: Scalar | Matrix | undefined, otherwise: Scalar): Scalar =>
  value === undefined ? otherwise : isMatrix(value) ? (value[0]?.[0] ?? null) : value;

export function numberAt(values: readonly (Scalar | Matrix)[], at: number, otherwise: number) {
  const cell = firstOf(values[at], otherwise);
  return numberOf(cell === null ? otherwise : cell);
}
export function booleanAt(values: readonly (Scalar | Matrix)[], at: number, otherwise: boolean) {
  return booleanOf(firstOf(values[at], otherwise));
}
