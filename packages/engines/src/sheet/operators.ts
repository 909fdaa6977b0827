import type { Meter } from "../meter.ts";
import { broadcast } from "./broadcast.ts";
import type { Operator } from "./syntax/ast.ts";
import { compareScalars, DIV0, isError, type Matrix, NUM, numberOf, type Scalar, textOf } from "./values.ts";

const finite = (value: number): Scalar => (Number.isFinite(value) ? value : NUM);

const ARITHMETIC: Partial<Record<Operator, (a: number, b: number) => Scalar>> = {
  "+": (a, b) => finite(a + b),
  "-": (a, b) => finite(a - b),
  "*": (a, b) => finite(a * b),
  "/": (a, b) => (b === 0 ? DIV0 : finite(a / b)),
  "^": (a, b) => (a === 0 && b === 0 ? NUM : a === 0 && b < 0 ? DIV0 : finite(a ** b)),
};
const COMPARISON: Partial<Record<Operator, (order: number) => boolean>> = {
  "=": (order) => order === 0,
  "<>": (order) => order !== 0,
  "<": (order) => order < 0,
  "<=": (order) => order <= 0,
  ">": (order) => order > 0,
  ">=": (order) => order >= 0,
};

function ofCells(operator: Operator, a: Scalar, b: Scalar, meter: Meter): Scalar {
  if (isError(a)) return a;
  if (isError(b)) return b;
  const holds = COMPARISON[operator];
  if (holds) return holds(compareScalars(a, b));
  if (operator === "&") return meter.text(`${textOf(a)}${textOf(b)}`);
  const [one, other] = [numberOf(a), numberOf(b)];
  if (isError(one)) return one;
  if (isError(other)) return other;
  return ARITHMETIC[operator]?.(one, other) ?? NUM;
}

/** Applies an operator to cells or matrices. */
export const applyOperator = (operator: Operator, left: Scalar | Matrix, right: Scalar | Matrix, meter: Meter) =>
  broadcast([left, right], ([a = null, b = null]) => ofCells(operator, a, b, meter), meter);
