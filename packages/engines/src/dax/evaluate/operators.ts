import { compare, isTrue, toNumber, toText } from "../model/convert.ts";
import { keyOf, Moment, type Value } from "../model/value.ts";
import type { BinaryOperator, Comparison } from "../syntax/node.ts";

type Eager = Exclude<BinaryOperator, "&&" | "||">;
type Operation = (a: Value, b: Value) => Value;

/** A sum or a difference with a date is a date, but the difference of two dates is a number of days. */
const additive =
  (combine: (a: number, b: number) => number, sign: 1 | -1): Operation =>
  (a, b) => {
    if (a === null && b === null) return null;
    const created = combine(toNumber(a), toNumber(b));
    const isDate =
      sign === 1 ? a instanceof Moment || b instanceof Moment : a instanceof Moment && !(b instanceof Moment);
    return isDate ? new Moment(created) : created;
  };

const COMPARISONS: Record<Exclude<Comparison, "==">, (order: number) => boolean> = {
  "=": (order) => order === 0,
  "<>": (order) => order !== 0,
  "<": (order) => order < 0,
  "<=": (order) => order <= 0,
  ">": (order) => order > 0,
  ">=": (order) => order >= 0,
};

const comparison =
  (operator: keyof typeof COMPARISONS): Operation =>
  (a, b) =>
    COMPARISONS[operator](compare(a, b));

/** Strict equality: BLANK equals BLANK only. */
function isIdentical(a: Value, b: Value): boolean {
  if (a === null || b === null) return a === b;
  return compare(a, b) === 0 && keyOf(a) === keyOf(b);
}

const OPERATIONS: Record<Eager, Operation> = {
  "+": additive((a, b) => a + b, 1),
  "-": additive((a, b) => a - b, -1),
  "*": (a, b) => (a === null || b === null ? null : toNumber(a) * toNumber(b)),
  "/": (a, b) => (a === null ? blankOver(b) : toNumber(a) / toNumber(b)),
  "^": (a, b) => (a === null && b === null ? null : toNumber(a) ** toNumber(b)),
  "&": (a, b) => (a === null && b === null ? null : toText(a) + toText(b)),
  "==": isIdentical,
  "=": comparison("="),
  "<>": comparison("<>"),
  "<": comparison("<"),
  "<=": comparison("<="),
  ">": comparison(">"),
  ">=": comparison(">="),
};

/** BLANK divided by a number is BLANK; divided by 0 it is not a number. */
const blankOver = (divisor: Value): Value => (divisor !== null && toNumber(divisor) === 0 ? Number.NaN : null);

export const operate = (operator: Eager, a: Value, b: Value): Value => OPERATIONS[operator](a, b);

export function negate(value: Value): Value {
  return value === null ? null : -toNumber(value);
}

export const invert = (value: Value): boolean => !isTrue(value);
