import { columnLetters } from "@dryrun/engines/addresses";
import type { Outcome } from "@dryrun/engines/engine";
import type { CellValue } from "@dryrun/engines/workbook";
import type { RunCell, RunOutcome, RunTable } from "./protocol.ts";

const MOST_ROWS = 50;
const MOST_COLUMNS = 20;
const MOST_CHARACTERS = 200;
/** The number of digits that Excel shows in a cell. */
const DIGITS = 10;

/** Converts an engine's outcome to that of the page. */
export function shownOutcome<Result>(
  outcome: Outcome<Result>,
  show: (result: Result) => Omit<Extract<RunOutcome, { is: "result" }>, "is">,
): RunOutcome {
  if ("ok" in outcome) return { is: "result", ...show(outcome.ok) };
  if ("unsupported" in outcome) return { is: "unsupported", what: outcome.unsupported.what };
  const { message, at } = outcome.error;
  return { is: "error", message, ...(at && { at: { line: at.line, column: at.column } }) };
}

const cut = (text: string) => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text);

/** Rounds off the last digits of binary arithmetic. */
const rounded = (value: number) => (Number.isFinite(value) ? Number(value.toPrecision(DIGITS)) : String(value));

export function shownCell(value: RunCell | CellValue | undefined): RunCell {
  if (value === null || value === undefined) return null;
  if (typeof value === "number") return rounded(value);
  if (typeof value === "string") return cut(value);
  return typeof value === "boolean" ? value : value.error;
}

type Whole = Omit<RunTable, "rows" | "more" | "marked"> & {
  rows: (RunCell | CellValue | undefined)[][];
  marked?: [number, number][];
};

/** Limits the table to the rows, columns and characters that a page shows. */
export function shownTable({ name, columns, headers, rows, marked = [] }: Whole): RunTable {
  return {
    name,
    columns: columns.slice(0, MOST_COLUMNS).map(cut),
    headers: headers.slice(0, MOST_ROWS).map(cut),
    rows: rows.slice(0, MOST_ROWS).map((row) => row.slice(0, MOST_COLUMNS).map(shownCell)),
    marked: marked.filter(([row, column]) => row < MOST_ROWS && column < MOST_COLUMNS),
    more: Math.max(0, rows.length - MOST_ROWS),
  };
}

/** Returns the cells of a sheet from an address on, with column letters and row numbers. */
export function sheetTable(
  name: string,
  from: { row: number; column: number },
  rows: CellValue[][],
  marked: [number, number][] = [],
): RunTable {
  const width = Math.max(1, ...rows.map((row) => row.length));
  return shownTable({
    name,
    columns: Array.from({ length: width }, (_, index) => columnLetters(from.column + index)),
    headers: rows.map((_, index) => String(from.row + index)),
    rows: rows.map((row) => Array.from({ length: width }, (_, index) => row[index])),
    marked,
  });
}
