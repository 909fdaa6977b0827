import { columnLetters } from "@dryrun/engines/addresses";
import type { GridCell, GridSheet } from "@dryrun/engines/grid";
import type { SqlCell } from "@dryrun/engines/sql/data";
import { findTable } from "./tables.ts";

/**
 * The content of a sheet in a block: a table of the data, some of its rows or columns, or the rows themselves.
 * `rows: 1-12` counts rows below the headers.
 */
export type SheetSource = string | NamedSource | SqlCell[][];

interface NamedSource {
  from: string;
  rows?: string;
  columns?: string[];
  /** The name of an Excel table over the rows, for formulas such as `=SUM(Sales[amount])`. */
  table?: string;
}

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;
const asTyped: (cell: SqlCell) => GridCell = (cell) => cell;
const asDate = (cell: SqlCell): GridCell => (typeof cell === "string" && ISO_DATE.test(cell) ? { date: cell } : cell);
const formulaOf = (cell: SqlCell): GridCell =>
  typeof cell === "string" && cell.startsWith("=") ? { formula: cell } : asDate(cell);

function rangeOf(rows: string): [first: number, last: number] {
  const [, first, last] = /^(\d+)-(\d+)$/.exec(rows) ?? [];
  if (first === undefined || last === undefined) throw new Error(`"${rows}" is not a range of rows such as 1-12.`);
  return [Number(first), Number(last)];
}

function sourceRows(source: SheetSource): GridCell[][] {
  if (Array.isArray(source)) return source.map((row) => row.map(formulaOf));
  const { from, rows, columns }: NamedSource = typeof source === "string" ? { from: source } : source;
  const table = findTable(from);
  const [first, last] = rows === undefined ? [1, table.rows.length] : rangeOf(rows);
  const places = (columns ?? table.columns).map((column) => {
    const place = table.columns.indexOf(column);
    if (place < 0) throw new Error(`The table "${from}" has no column "${column}".`);
    return place;
  });
  // The raw export keeps its dates as typed: they are what its lessons are about.
  const contentOf = from === "raw" ? asTyped : asDate;
  return [
    places.map((place) => table.columns[place] as string),
    ...table.rows.slice(first - 1, last).map((row) => places.map((place) => contentOf(row[place] ?? null))),
  ];
}

function sheetOf(name: string, source: SheetSource): GridSheet {
  const rows = sourceRows(source);
  const table = typeof source === "object" && !Array.isArray(source) ? source.table : undefined;
  if (table === undefined) return { name, rows };
  const range = `A1:${columnLetters(rows[0]?.length ?? 1)}${rows.length}`;
  return { name, rows, tables: [{ name: table, range }] };
}

/** Returns the sheets of a block, by name. */
export const sheetsOf = (sources: Readonly<Record<string, SheetSource>>): GridSheet[] =>
  Object.entries(sources).map(([name, source]) => sheetOf(name, source));
