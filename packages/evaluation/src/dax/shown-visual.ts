import type { Counterexample, ShownCell, ShownTable } from "@dryrun/domain/interviews/counterexample";
import type { DaxTable, DaxValue } from "@dryrun/engines/dax/data";
import type { MeasureModel } from "@dryrun/engines/dax/date-table";
import { shownTable } from "../run/shown-table.ts";
import { isDifferent, type VisualCell } from "./compare.ts";

type Header = readonly DaxValue[];

/** Numbers are shown with at most this many decimals. */
const DECIMALS = 4;

const shownCell = (value: DaxValue): ShownCell => {
  if (typeof value === "number") return Number(value.toFixed(DECIMALS));
  return typeof value === "object" && value !== null ? value.date : value;
};

/** Formats a value for a sentence. */
export function inWords(value: DaxValue): string {
  const cell = shownCell(value);
  return cell === null ? "blank" : String(cell);
}

const headerText = (value: DaxValue): string => (value === null ? "(blank)" : inWords(value));

/** Returns the name of a row or column of a visual. A header with fewer values than the deepest one is a total. */
function headerName(header: Header, depth: number): string {
  if (header.length === 0) return "Total";
  const name = header.map(headerText).join(" / ");
  return header.length < depth ? `${name} total` : name;
}

function compareValues(a: DaxValue, b: DaxValue): number {
  const [left, right] = [shownCell(a) ?? "", shownCell(b) ?? ""];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Orders the headers of a visual by value, with totals after the values that they sum up. */
function compareHeaders(a: Header, b: Header): number {
  for (let level = 0; level < Math.max(a.length, b.length); level++) {
    if (level >= a.length) return 1;
    if (level >= b.length) return -1;
    const order = compareValues(a[level] ?? null, b[level] ?? null);
    if (order !== 0) return order;
  }
  return 0;
}

function distinctHeaders(headers: readonly Header[]): Header[] {
  const byKey = new Map(headers.map((header) => [JSON.stringify(header), header]));
  return [...byKey.values()].sort(compareHeaders);
}

/** Names the position of a cell, as the start of a sentence about it. */
export function placeOf({ row, column }: VisualCell, cells: readonly VisualCell[]): string {
  const depth = Math.max(...cells.map((cell) => cell.row.length));
  const columnDepth = Math.max(...cells.map((cell) => cell.column.length));
  if (depth + columnDepth === 0) return "the card";
  const names = [
    ...(depth > 0 ? [headerName(row, depth)] : []),
    ...(columnDepth > 0 ? [headerName(column, columnDepth)] : []),
  ];
  return row.length + column.length === 0 ? "the total" : names.join(" in ");
}

function resultTables(cells: readonly VisualCell[]): ShownTable[] {
  const rows = distinctHeaders(cells.map(({ row }) => row));
  const columns = distinctHeaders(cells.map(({ column }) => column));
  const depth = Math.max(...rows.map((row) => row.length));
  const columnDepth = Math.max(...columns.map((column) => column.length));
  const byPlace = new Map(cells.map((cell) => [JSON.stringify([cell.row, cell.column]), cell]));
  const cellAt = (row: number, column: number) => byPlace.get(JSON.stringify([rows[row], columns[column]]));
  const isMarked = (row: number, column: number) => {
    const cell = cellAt(row, column);
    return cell !== undefined && isDifferent(cell);
  };
  return (["expected", "found"] as const).map((role) =>
    shownTable({
      role,
      columns: columns.map((column) => (columnDepth === 0 ? "Measure" : headerName(column, columnDepth))),
      headers: rows.map((row) => headerName(row, depth)),
      rows: rows.map((_, row) => columns.map((_, column) => shownCell(cellAt(row, column)?.[role] ?? null))),
      isMarked,
    }),
  );
}

/** Returns the fact table: the many side of the first relationship. */
function factTable({ tables: resultTables, relationships }: MeasureModel): DaxTable | undefined {
  const name = relationships?.[0]?.from.split("[")[0]?.replaceAll("'", "");
  return resultTables.filter((table) => "rows" in table).find((table) => name === undefined || table.name === name);
}

/** Returns the data of a run with the expected and the found visual. */
export function shownVisual(about: string, dataModel: MeasureModel, cells: readonly VisualCell[]): Counterexample {
  const facts = factTable(dataModel);
  const given = facts && {
    name: facts.name,
    columns: facts.columns.map((column) => column.name),
    rows: facts.rows.map((row) => row.map(shownCell)),
  };
  return { about, tables: [...(given ? [shownTable({ role: "given", ...given })] : []), ...resultTables(cells)] };
}
