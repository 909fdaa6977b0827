import type { CellError } from "../../workbook.ts";
import { ofAnyCell, ofCells } from "../define.ts";
import type { Interpreter, SheetFunctions } from "../interpreter.ts";
import {
  errorOf,
  heightOf,
  isError,
  isMatrix,
  isReference,
  NA,
  numberOf,
  VALUE,
  type Value,
  widthOf,
} from "../values.ts";

const ERROR_NUMBERS: Partial<Record<CellError["error"], number>> = {
  "#NULL!": 1,
  "#DIV/0!": 2,
  "#VALUE!": 3,
  "#REF!": 4,
  "#NAME?": 5,
  "#NUM!": 6,
  "#N/A": 7,
};

const parity = (wanted: number) =>
  ofCells(1, 1, ([cell = null]) => {
    const number = numberOf(cell);
    return typeof number === "number" ? Math.abs(Math.trunc(number)) % 2 === wanted : number;
  });

/** ROW and COLUMN: of a reference, or of the formula's cell. */
const place = (of: "row" | "column") => ({
  least: 0,
  most: 1,
  run([arg]: Value[], { here, meter }: Interpreter): Value {
    if (arg === undefined || arg === null) return here[of];
    if (!isReference(arg)) return VALUE;
    const { from, to } = arg.area;
    const length = to[of] - from[of] + 1;
    meter.hold(length);
    const numbers = Array.from({ length }, (_, index) => from[of] + index);
    if (length === 1) return from[of];
    return of === "row" ? numbers.map((number) => [number]) : [numbers];
  },
});

/** ROWS and COLUMNS. */
const size = (of: "row" | "column") => ({
  least: 1,
  most: 1,
  run([arg = null]: Value[], { read }: Interpreter): Value {
    if (isReference(arg)) return arg.area.to[of] - arg.area.from[of] + 1;
    const value = read(arg);
    if (isError(value)) return value;
    if (!isMatrix(value)) return 1;
    return of === "row" ? heightOf(value) : widthOf(value);
  },
});

export const INFORMATION: SheetFunctions = {
  ISBLANK: ofAnyCell((cell) => cell === null),
  ISNUMBER: ofAnyCell((cell) => typeof cell === "number"),
  ISTEXT: ofAnyCell((cell) => typeof cell === "string"),
  ISNONTEXT: ofAnyCell((cell) => typeof cell !== "string"),
  ISLOGICAL: ofAnyCell((cell) => typeof cell === "boolean"),
  ISERROR: ofAnyCell(isError),
  ISERR: ofAnyCell((cell) => isError(cell) && cell.error !== "#N/A"),
  ISNA: ofAnyCell((cell) => isError(cell) && cell.error === "#N/A"),
  ISEVEN: parity(0),
  ISODD: parity(1),
  "ERROR.TYPE": ofAnyCell((cell) => (isError(cell) ? (ERROR_NUMBERS[cell.error] ?? NA) : NA)),
  N: ofCells(1, 1, ([cell = null]) => (typeof cell === "number" ? cell : cell === true ? 1 : 0)),
  T: ofCells(1, 1, ([cell = null]) => (typeof cell === "string" ? cell : "")),
  ISREF: { least: 1, most: 1, run: ([arg = null]) => isReference(arg) },
  NA: { least: 0, most: 0, run: () => errorOf("#N/A") },
  ROW: place("row"),
  COLUMN: place("column"),
  ROWS: size("row"),
  COLUMNS: size("column"),
};
