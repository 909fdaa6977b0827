import { isDateFormat, parseValue } from "numfmt";
import { addressText } from "../../addresses.ts";
import { UnsupportedError } from "../../meter.ts";
import type { CellContent, CellValue } from "../../workbook.ts";
import { requireFormulas } from "../formulas.ts";
import { numberText } from "../library/format.ts";
import { numberText as plainNumber } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { dateOf, double, Fault, MISSING, Num, type Value } from "../values/value.ts";
import type { Cell, Grid } from "./grid.ts";
import type { Session } from "./session.ts";

/** Returns the value of a cell with a formula: the given one, or the result of the formula evaluator. */
function calculated(session: Session, grid: Grid, row: number, column: number, cell: Cell, formula: string): CellValue {
  if (cell.value !== undefined) return cell.value;
  const address = addressText({ row, column });
  const outcome = requireFormulas(session.formulas).engine.run(formula, {
    ...(session.world.now !== undefined && { today: Math.floor(session.world.now) }),
    workbook: session.contents(grid),
    sheet: grid.name,
    address,
  });
  if (!("ok" in outcome)) throw new UnsupportedError(`the value of a formula (${grid.name}!${address})`);
  return outcome.ok.rows[0]?.[0] ?? 0;
}

export function cellValue(session: Session, grid: Grid, row: number, column: number): CellValue {
  const cell = grid.cell(row, column);
  const content = cell?.content ?? null;
  if (!cell || content === null || typeof content !== "object") return content as CellValue;
  return "formula" in content ? calculated(session, grid, row, column, cell, content.formula) : content;
}

export function formatOf(grid: Grid, row: number, column: number): string {
  const format = grid.format(row, column).NumberFormat;
  return typeof format === "string" ? format : "General";
}

/** Returns a cell's value in VBA: a number with a date format is a Date. */
export function valueAt(session: Session, grid: Grid, row: number, column: number, dates: boolean): Value {
  const value = cellValue(session, grid, row, column);
  if (value === null) return undefined;
  if (typeof value === "number") {
    const format = dates ? formatOf(grid, row, column) : "General";
    return format !== "General" && isDateFormat(format) ? dateOf(value) : double(value);
  }
  return typeof value === "object" ? new Fault(value.error) : value;
}

/** Returns the displayed text of a cell. */
export function shownText(session: Session, grid: Grid, row: number, column: number): string {
  const value = cellValue(session, grid, row, column);
  if (value === null) return "";
  if (typeof value === "object") return value.error;
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  const format = formatOf(grid, row, column);
  if (typeof value === "string") return value;
  return format === "General" || format === "@" ? plainNumber(value) : numberText(value, format);
}

/** Converts an entered text: to a number, a date, a formula or the text. */
function entered(text: string, format: string): { content: CellContent; format?: string } {
  if (text === "") return { content: null };
  if (format === "@") return { content: text };
  if (text.startsWith("=") && text.length > 1) return { content: { formula: text } };
  if (text.startsWith("'")) return { content: text.slice(1) };
  if (/^#(NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A)$/i.test(text))
    return { content: { error: text.toUpperCase() as Fault["error"] } };
  if (text.length > 40) return { content: text };
  const parsed = parseValue(text);
  if (!parsed || typeof parsed.v === "string" || parsed.v === null) return { content: text };
  const content = parsed.v as number | boolean;
  return { content, ...(parsed.z && { format: parsed.z }) };
}

/** Writes an assigned value to a cell, like Excel enters it. */
export function enterValue(grid: Grid, row: number, column: number, value: Value) {
  const format = formatOf(grid, row, column);
  const { content, format: own } = contentOf(value, format);
  grid.write(row, column, content);
  if (own && format === "General") {
    const cell = grid.ensure(row, column);
    cell.format = { ...cell.format, NumberFormat: own };
  }
}

function contentOf(value: Value, format: string): { content: CellContent; format?: string } {
  if (value === undefined || value === null || value === MISSING) return { content: null };
  if (typeof value === "string") return entered(value, format);
  if (typeof value === "boolean") return { content: value };
  if (value instanceof Fault) return { content: { error: value.error } };
  if (!(value instanceof Num)) return fail(1004);
  if (format === "@") return { content: plainNumber(value.n) };
  if (value.kind === "Date") return { content: value.n, format: value.n % 1 === 0 ? "m/d/yyyy" : "m/d/yyyy h:mm" };
  return { content: value.n, ...(value.kind === "Currency" && { format: "$#,##0.00" }) };
}
