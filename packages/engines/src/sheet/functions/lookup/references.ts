import { columnLetters } from "../../../addresses.ts";
import { broadcast } from "../../broadcast.ts";
import { firstOf, numberAt } from "../../define.ts";
import { type Interpreter, MANY, type SheetFunctions } from "../../interpreter.ts";
import {
  isError,
  isMatrix,
  isReference,
  matrixOf,
  NA,
  numberOf,
  REF,
  type Scalar,
  simplify,
  textOf,
  VALUE,
  type Value,
} from "../../values.ts";

/** INDEX: returns a reference for a reference, so that ranges can end in it. */
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
    return simplify(at.column ? chosen.map((row) => [row[at.column - 1] ?? null]) : chosen);
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

/** Functions that make or move references, or select values. */
export const REFERENCES: SheetFunctions = {
  INDEX: index,
  OFFSET: offset,
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
      const typeOfCell = (cell: Scalar): Value => {
        const number = numberOf(cell);
        if (isError(number)) return number;
        const choice = choices[Math.trunc(number) - 1];
        return choice === undefined ? VALUE : choice === null ? null : interpreter.evaluate(choice, scope);
      };
      if (!isMatrix(value)) return typeOfCell(value);
      const columns = value.flat().map((cell) => matrixOf(interpreter.read(typeOfCell(cell))));
      const height = Math.max(...columns.map((column) => column.length));
      return Array.from({ length: height }, (_, row) =>
        columns.flatMap((column) => column[column.length === 1 ? 0 : row] ?? [NA]),
      );
    },
  },
};
