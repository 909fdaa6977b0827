import { broadcast } from "../broadcast.ts";
import { type Interpreter, type LazyFunction, MANY, type SheetFunctions } from "../interpreter.ts";
import type { Node } from "../syntax/ast.ts";
import {
  booleanOf,
  compareScalars,
  flat,
  isError,
  isMatrix,
  isReference,
  NA,
  type Scalar,
  type Scope,
  VALUE,
  type Value,
} from "../values.ts";

const lazy = (least: number, most: number, runLazily: LazyFunction["runLazily"]): LazyFunction => ({
  least,
  most,
  runLazily,
});
const evaluated = (node: Node | null | undefined, scope: Scope, interpreter: Interpreter): Value =>
  node ? interpreter.evaluate(node, scope) : null;

/** IF: evaluates one branch for one condition, both for a matrix of conditions. */
const ifFunction = lazy(2, 3, ([condition, then, otherwise], scope, interpreter) => {
  const { read, meter } = interpreter;
  const test = read(evaluated(condition, scope, interpreter));
  const elseValue = () => (otherwise === undefined ? false : evaluated(otherwise, scope, interpreter));
  if (!isMatrix(test)) {
    const holds = booleanOf(test);
    if (isError(holds)) return holds;
    return holds ? evaluated(then, scope, interpreter) : elseValue();
  }
  const branches = [read(evaluated(then, scope, interpreter)), read(elseValue())];
  return broadcast(
    [test, ...branches],
    ([cell = null, one = null, other = null]) => {
      const holds = booleanOf(cell);
      return isError(holds) ? holds : holds ? one : other;
    },
    meter,
  );
});

/** Returns the value, or the other one if it is such an error. */
const unless = (isSuch: (cell: Scalar) => boolean) =>
  lazy(2, 2, ([tried, other], scope, interpreter) => {
    const value = evaluated(tried, scope, interpreter);
    const cells = interpreter.read(value);
    if (!isMatrix(cells)) return isSuch(cells) ? evaluated(other, scope, interpreter) : value;
    const instead = interpreter.read(evaluated(other, scope, interpreter));
    return broadcast(
      [cells, instead],
      ([cell = null, spare = null]) => (isSuch(cell) ? spare : cell),
      interpreter.meter,
    );
  });

/** AND, OR and XOR: in ranges, numbers and logical values count. */
const ofAll = (join: (truths: boolean[]) => boolean) => ({
  least: 1,
  most: MANY,
  run(args: Value[], { read, meter }: Interpreter): Value {
    const truths: boolean[] = [];
    for (const arg of args) {
      const value = read(arg);
      const isRange = isMatrix(value) || isReference(arg);
      for (const cell of flat(value)) {
        meter.step();
        if (isRange && (cell === null || typeof cell === "string")) continue;
        const truth = booleanOf(cell);
        if (isError(truth)) return truth;
        truths.push(truth);
      }
    }
    return truths.length === 0 ? VALUE : join(truths);
  },
});

export const LOGIC: SheetFunctions = {
  IF: ifFunction,
  IFS: lazy(2, MANY, (args, scope, interpreter) => {
    for (let index = 0; index + 1 < args.length; index += 2) {
      const test = interpreter.read(evaluated(args[index], scope, interpreter));
      if (isMatrix(test)) return matrixIfs(args, scope, interpreter);
      const holds = booleanOf(test);
      if (isError(holds)) return holds;
      if (holds) return evaluated(args[index + 1], scope, interpreter);
    }
    return NA;
  }),
  SWITCH: lazy(3, MANY, ([of, ...cases], scope, interpreter) => {
    const value = interpreter.read(evaluated(of, scope, interpreter));
    if (isMatrix(value)) return matrixSwitch(value, cases, scope, interpreter);
    if (isError(value)) return value;
    for (let index = 0; index + 1 < cases.length; index += 2) {
      const one = interpreter.read(evaluated(cases[index], scope, interpreter));
      if (isError(one)) return one;
      if (!isMatrix(one) && compareScalars(value, one) === 0) return evaluated(cases[index + 1], scope, interpreter);
    }
    return cases.length % 2 === 1 ? evaluated(cases.at(-1), scope, interpreter) : NA;
  }),
  IFERROR: unless(isError),
  IFNA: unless((cell) => isError(cell) && cell.error === "#N/A"),
  AND: ofAll((truths) => truths.every(Boolean)),
  OR: ofAll((truths) => truths.some(Boolean)),
  XOR: ofAll((truths) => truths.filter(Boolean).length % 2 === 1),
  NOT: {
    least: 1,
    most: 1,
    run: ([arg = null], { read, meter }) =>
      broadcast(
        [read(arg)],
        ([cell = null]) => {
          const truth = booleanOf(cell);
          return isError(truth) ? truth : !truth;
        },
        meter,
      ),
  },
  TRUE: { least: 0, most: 0, run: () => true },
  FALSE: { least: 0, most: 0, run: () => false },
};

function matrixIfs(args: (Node | null)[], scope: Scope, interpreter: Interpreter): Value {
  const values = args.map((arg) => interpreter.read(evaluated(arg, scope, interpreter)));
  return broadcast(
    values,
    (cells) => {
      for (let index = 0; index + 1 < cells.length; index += 2) {
        const holds = booleanOf(cells[index] ?? null);
        if (isError(holds)) return holds;
        if (holds) return cells[index + 1] ?? null;
      }
      return NA;
    },
    interpreter.meter,
  );
}

function matrixSwitch(value: Scalar[][], cases: (Node | null)[], scope: Scope, interpreter: Interpreter): Value {
  const values = cases.map((one) => interpreter.read(evaluated(one, scope, interpreter)));
  return broadcast(
    [value, ...values],
    ([of = null, ...cells]) => {
      if (isError(of)) return of;
      for (let index = 0; index + 1 < cells.length; index += 2)
        if (!isError(cells[index] ?? null) && compareScalars(of, cells[index] ?? null) === 0)
          return cells[index + 1] ?? null;
      return cells.length % 2 === 1 ? (cells.at(-1) ?? null) : NA;
    },
    interpreter.meter,
  );
}
