import { firstOf } from "../define.ts";
import { type Interpreter, MANY, type SheetFunctions } from "../interpreter.ts";
import type { Node } from "../syntax/ast.ts";
import {
  isError,
  isLambda,
  isMatrix,
  type Lambda,
  type Matrix,
  matrixOf,
  numberOf,
  type Scalar,
  simplify,
  VALUE,
  type Value,
} from "../values.ts";

const nameIn = (node: Node | null | undefined): string | null =>
  node?.type === "name" ? node.name.toUpperCase() : null;

/** Makes a function whose last argument is a LAMBDA and whose others are matrices. */
const overMatrices = (
  least: number,
  most: number,
  apply: (matrices: Matrix[], call: (...args: Value[]) => Value, interpreter: Interpreter) => Value,
) => ({
  least,
  most,
  run(args: Value[], interpreter: Interpreter): Value {
    const lambda = args.at(-1) ?? null;
    if (!isLambda(lambda)) return VALUE;
    const matrices = args.slice(0, -1).map((arg) => matrixOf(interpreter.read(arg)));
    return apply(matrices, (...given) => interpreter.call(lambda as Lambda, given), interpreter);
  },
});

const cellOf = (value: Value, { read }: Interpreter): Scalar => {
  const created = read(value);
  return isMatrix(created) ? VALUE : created; // a matrix cannot contain a matrix
};

/** REDUCE; for SCAN with the intermediate values. */
function folded(start: Value, matrix: Matrix, call: (...args: Value[]) => Value): { last: Value; all: Value[] } {
  const all: Value[] = [];
  let last = start;
  for (const cell of matrix.flat()) {
    last = call(last, cell);
    all.push(last);
  }
  return { last, all };
}

export const LAMBDAS: SheetFunctions = {
  LET: {
    least: 3,
    most: MANY,
    runLazily(args, scope, interpreter) {
      let inner = scope;
      for (let index = 0; index + 2 < args.length + (args.length % 2); index += 2) {
        const name = nameIn(args[index]);
        const value = args[index + 1];
        if (name === null || index + 1 >= args.length - 1) break;
        inner = new Map([...inner, [name, value ? interpreter.evaluate(value, inner) : null]]);
      }
      const last = args.at(-1);
      return args.length % 2 === 1 && last ? interpreter.evaluate(last, inner) : VALUE;
    },
  },
  LAMBDA: {
    least: 1,
    most: MANY,
    runLazily(args, scope) {
      const names = args.slice(0, -1).map(nameIn);
      const body = args.at(-1);
      if (!body || names.includes(null)) return VALUE;
      return { parameters: names as string[], body, scope };
    },
  },
  MAP: overMatrices(2, MANY, ([first = [[null]], ...others], call, interpreter) => {
    const { meter } = interpreter;
    meter.hold(first.length * (first[0]?.length ?? 0));
    return simplify(
      first.map((row, index) =>
        row.map((cell, column) =>
          cellOf(call(cell, ...others.map((matrix) => matrix[index]?.[column] ?? null)), interpreter),
        ),
      ),
    );
  }),
  BYROW: overMatrices(2, 2, ([matrix = [[null]]], call, interpreter) =>
    simplify(matrix.map((row) => [cellOf(call([row]), interpreter)])),
  ),
  BYCOL: overMatrices(2, 2, ([matrix = [[null]]], call, interpreter) =>
    simplify([
      (matrix[0] ?? []).map((_, column) => cellOf(call(matrix.map((row) => [row[column] ?? null])), interpreter)),
    ]),
  ),
  REDUCE: {
    least: 3,
    most: 3,
    run([start = null, of = null, lambda = null], interpreter) {
      if (!isLambda(lambda)) return VALUE;
      return folded(start, matrixOf(interpreter.read(of)), (...args) => interpreter.call(lambda, args)).last;
    },
  },
  SCAN: {
    least: 3,
    most: 3,
    run([start = null, of = null, lambda = null], interpreter) {
      if (!isLambda(lambda)) return VALUE;
      const matrix = matrixOf(interpreter.read(of));
      const { all } = folded(start, matrix, (...args) => interpreter.call(lambda, args));
      const width = matrix[0]?.length ?? 1;
      return simplify(
        matrix.map((row, index) => row.map((_, column) => cellOf(all[index * width + column] ?? null, interpreter))),
      );
    },
  },
  MAKEARRAY: {
    least: 3,
    most: 3,
    run([rows = null, columns = null, lambda = null], interpreter) {
      const [height, width] = [rows, columns].map((one) => numberOf(firstOf(interpreter.read(one), 1)));
      if (!isLambda(lambda) || isError(height ?? 1) || isError(width ?? 1)) return VALUE;
      const [h, w] = [Math.trunc(Number(height)), Math.trunc(Number(width))];
      if (h < 1 || w < 1) return VALUE;
      interpreter.meter.hold(h * w);
      return simplify(
        Array.from({ length: h }, (_, row) =>
          Array.from({ length: w }, (_, column) =>
            cellOf(interpreter.call(lambda, [row + 1, column + 1]), interpreter),
          ),
        ),
      );
    },
  },
};
