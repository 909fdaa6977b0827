import type { Address } from "../addresses.ts";
import type { Meter } from "../meter.ts";
import type { Node } from "./syntax/ast.ts";
import type { Lambda, Matrix, Reference, Scalar, Scope, Value } from "./values.ts";

/** The part of a run that functions use. */
export interface Interpreter {
  meter: Meter;
  /** The cell of the formula. */
  here: { sheet: string } & Address;
  /** Today's serial number, if the data has a date. */
  today: number | null;
  evaluate(node: Node, scope: Scope): Value;
  /** Returns the cells of a reference; other values unchanged. A LAMBDA that is not called is `#CALC!`. */
  read(value: Value): Scalar | Matrix;
  /** Returns the reference that this text names; null for none. */
  referenceIn(text: string): Reference | null;
  call(lambda: Lambda, args: readonly Value[]): Value;
}

/** A function that receives its arguments evaluated. */
export interface EagerFunction {
  least: number;
  most: number;
  run(args: Value[], interpreter: Interpreter): Value;
}
/** A function that evaluates its arguments itself: all, some, or with other names in scope. */
export interface LazyFunction {
  least: number;
  most: number;
  runLazily(args: (Node | null)[], scope: Scope, interpreter: Interpreter): Value;
}
export type SheetFunction = EagerFunction | LazyFunction;
export type SheetFunctions = Record<string, SheetFunction>;

export const MANY = 255;
