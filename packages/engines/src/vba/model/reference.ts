import { addressText, columnNumber, MAX_COLUMNS, MAX_ROWS } from "../../addresses.ts";
import { UnsupportedError } from "../../meter.ts";
import { requireFormulas } from "../formulas.ts";
import { plainValue, roundHalfEven, toNumber, toText } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { fromSheet } from "../values/from-sheet.ts";
import { MISSING, Num, type Value } from "../values/value.ts";
import { type Box, boundingBox, boxFrom } from "./box.ts";
import { type Book, type Grid, sheetNamed } from "./grid.ts";
import { Range } from "./range.ts";
import type { Session } from "./session.ts";

const bookOf = (session: Session, grid: Grid): Book =>
  session.books.find((book) => book.sheets.includes(grid)) ?? session.own;

function tablePart(grid: Grid, text: string): Box | null {
  const match = /^([\p{L}_][\p{L}\p{N}_.]*)(?:\[(.+)\])?$/u.exec(text);
  const table = match && grid.table(match[1] ?? "");
  if (!match || !table) return null;
  const { box } = table;
  const part = (match[2] ?? "#Data").replaceAll(/[[\]]/g, "");
  const data = { ...box, top: box.top + 1 };
  if (part.toLowerCase() === "#all") return box;
  if (part.toLowerCase() === "#headers") return { ...box, bottom: box.top };
  if (part.toLowerCase() === "#data") return data;
  for (let column = box.left; column <= box.right; column++)
    if (String(grid.content(box.top, column)).toLowerCase() === part.toLowerCase())
      return { ...data, left: column, right: column };
  return null;
}

function oneBox(session: Session, grid: Grid, text: string): { grid: Grid; box: Box } | null {
  const qualified = /^'?([^'!]+)'?!(.+)$/.exec(text);
  const book = bookOf(session, grid);
  if (qualified) {
    const sheet = sheetNamed(book, qualified[1] ?? "");
    return sheet ? oneBox(session, sheet, qualified[2] ?? "") : null;
  }
  const box = boxFrom(text) ?? tablePart(grid, text);
  if (box) return { grid, box };
  for (const sheet of book.sheets) {
    const part = tablePart(sheet, text);
    if (part) return { grid: sheet, box: part };
  }
  const name = [...book.names.keys()].find((one) => one.toLowerCase() === text.toLowerCase());
  const target = name === undefined ? undefined : book.names.get(name)?.replace(/^=/, "");
  return target === undefined || target.toLowerCase() === text.toLowerCase() ? null : oneBox(session, grid, target);
}

/** `Range("A1:B2,D4")`, a name, a table or another sheet's cells. */
export function rangeFrom(session: Session, grid: Grid, text: string): Range {
  const parts = text.split(",").map((part) => oneBox(session, grid, part.trim()));
  const boxes = parts.map((part) => part?.box ?? fail(1004, "Method 'Range' of object '_Worksheet' failed"));
  return new Range(session, parts[0]?.grid ?? grid, boxes);
}

/** `Range(cell1, cell2)`: the arguments are texts or ranges; `origin` is the cell that texts count from. */
export function rangeOf(session: Session, grid: Grid, args: Value[], origin: Box | null = null): Range {
  const [one, other] = args.map((value) => {
    if (value instanceof Range) return value;
    if (value === MISSING || value === undefined) return null;
    const range = rangeFrom(session, grid, toText(value));
    return origin ? range.with(range.areas.map((box) => moved(box, origin))) : range;
  });
  if (!one) return fail(1004);
  if (!other) return one;
  if (one.grid !== other.grid || (args[0] instanceof Range && one.grid !== grid)) return fail(1004);
  return one.with([boundingBox([...one.areas, ...other.areas])]);
}

const moved = (box: Box, { top, left }: Box): Box => ({
  top: box.top + top - 1,
  left: box.left + left - 1,
  bottom: Math.min(MAX_ROWS, box.bottom + top - 1),
  right: Math.min(MAX_COLUMNS, box.right + left - 1),
});

/** A formula is evaluated in the last cell, which nothing names. */
const FORMULA_CELL = addressText({ row: MAX_ROWS, column: MAX_COLUMNS });

/** Evaluates `Evaluate("A1")` and `[A1]`: to cells, or to a formula's result. */
export function evaluateFormula(session: Session, grid: Grid, text: string): Value {
  if (oneBox(session, grid, text.trim())) return rangeFrom(session, grid, text);
  const outcome = requireFormulas(session.formulas).engine.run(text.startsWith("=") ? text : `=${text}`, {
    ...(session.world.now !== undefined && { today: Math.floor(session.world.now) }),
    workbook: session.contents(grid),
    sheet: grid.name,
    address: FORMULA_CELL,
  });
  if (!("ok" in outcome)) throw new UnsupportedError("Evaluate of a formula");
  return fromSheet(outcome.ok.rows);
}

/** A row's number, or a column's number or letters. */
export function indexOf(value: Value): number {
  const plain = plainValue(value);
  if (typeof plain === "string" && /^[a-z]{1,3}$/i.test(plain)) return columnNumber(plain);
  return roundHalfEven(plain instanceof Num ? plain.n : toNumber(plain));
}

/** `Cells(row, column)` inside a box; outside of it too, as Excel allows. */
export function cellOf(range: Range, args: Value[]): Range {
  const [row, column] = args;
  const { left, right } = range.first;
  if (column === undefined || column === MISSING) {
    const index = indexOf(row) - 1;
    const width = right - left + 1;
    return range.at(Math.floor(index / width), ((index % width) + width) % width);
  }
  return range.at(indexOf(row) - 1, indexOf(column) - 1);
}

/** `Rows(2)`, `Rows("2:5")`, `Columns("A:C")`, `Rows`. */
export function linesOf(range: Range, unit: "rows" | "columns", args: Value[]): Range {
  const [index] = args;
  const box = range.first;
  if (index === undefined || index === MISSING) return range.with(unit === "rows" ? [box] : range.areas, unit);
  const text = typeof plainValue(index) === "string" ? toText(index) : "";
  const span = text.includes(":") ? text.split(":").map((part) => part.replaceAll("$", "").trim()) : [index, index];
  const [from, to] = span.map((part) =>
    indexOf(typeof part === "string" && /^\d+$/.test(part) ? new Num("Long", Number(part)) : part),
  );
  if (!from || !to || from < 1) return fail(1004);
  if (unit === "rows") return range.with([{ ...box, top: box.top + from - 1, bottom: box.top + to - 1 }], unit);
  return range.with([{ ...box, left: box.left + from - 1, right: box.left + to - 1 }], unit);
}

export const wholeSheet: Box = { top: 1, left: 1, bottom: MAX_ROWS, right: MAX_COLUMNS };
