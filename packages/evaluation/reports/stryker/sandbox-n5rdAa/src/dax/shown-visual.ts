import type { Counterexample, ShownCell, ShownTable } from "@dryrun/domain/interviews/counterexample";
import type { MeasureWorld } from "@dryrun/engines/dax/date-table";
import type { DaxTable, DaxValue } from "@dryrun/engines/dax/world";
import { shownTable } from "../run/shown-table.ts";
import { isDifferent, type VisualCell } from "./compare.ts";

type Header = readonly DaxValue[];

/** Numbers are shown with this many decimals. */
const DECIMALS = 4;

const shownCell = (value: DaxValue): ShownCell => {
  if (typeof value === "number") return Number(value.toFixed(DECIMALS));
  return typeof value === "object" && value !== null ? value.date : value;
};

/** A value in a sentence. */
export function inWords(value: DaxValue): string {
  const cell = shownCell(value);
  return cell === null ? "blank" : String(cell);
}

const partOf = (value: DaxValue): string => (value === null ? "(blank)" : inWords(value));

/** The name of a row or column of a visual; a header with fewer values than the deepest one is a total. */
function nameOf(header: Header, depth: number): string {
  if (header.length === 0) return "Total";
  const name = header.map(partOf).join(" / ");
  return header.length < depth ? `${name} total` : name;
}

function compareValues(a: DaxValue, b: DaxValue): number {
  const [x, y] = [shownCell(a) ?? "", shownCell(b) ?? ""];
  if (x === y) return 0;
  return x < y ? -1 : 1;
}

/** The order of a visual: by value, totals after what they sum up. */
function compareHeaders(a: Header, b: Header): number {
  for (let level = 0; level < Math.max(a.length, b.length); level++) {
    if (level >= a.length) return 1;
    if (level >= b.length) return -1;
    const found = compareValues(a[level] ?? null, b[level] ?? null);
    if (found !== 0) return found;
  }
  return 0;
}

function distinct(headers: readonly Header[]): Header[] {
  const byKey = new Map(headers.map((header) => [JSON.stringify(header), header]));
  return [...byKey.values()].sort(compareHeaders);
}

/** Where a cell is, as the start of a sentence about it. */
export function placeOf({ row, column }: VisualCell, cells: readonly VisualCell[]): string {
  const depth = Math.max(...cells.map((cell) => cell.row.length));
  const wide = Math.max(...cells.map((cell) => cell.column.length));
  if (depth + wide === 0) return "the card";
  const names = [...(depth > 0 ? [nameOf(row, depth)] : []), ...(wide > 0 ? [nameOf(column, wide)] : [])];
  return row.length + column.length === 0 ? "the total" : names.join(" in ");
}

function tables(cells: readonly VisualCell[]): ShownTable[] {
  const rows = distinct(cells.map(({ row }) => row));
  const columns = distinct(cells.map(({ column }) => column));
  const depth = Math.max(...rows.map((row) => row.length));
  const wide = Math.max(...columns.map((column) => column.length));
  const byPlace = new Map(cells.map((cell) => [JSON.stringify([cell.row, cell.column]), cell]));
  const cellAt = (row: number, column: number) => byPlace.get(JSON.stringify([rows[row], columns[column]]));
  const isMarked = (row: number, column: number) => {
    const cell = cellAt(row, column);
    return cell !== undefined && isDifferent(cell);
  };
  return (["expected", "found"] as const).map((role) =>
    shownTable({
      role,
      columns: columns.map((column) => (wide === 0 ? "Measure" : nameOf(column, wide))),
      headers: rows.map((row) => nameOf(row, depth)),
      rows: rows.map((_, row) => columns.map((_, column) => shownCell(cellAt(row, column)?.[role] ?? null))),
      isMarked,
    }),
  );
}

/** The table of facts: the many side of the first relationship. */
function factsOf({ tables, relationships }: MeasureWorld): DaxTable | undefined {
  const name = relationships?.[0]?.from.split("[")[0]?.replaceAll("'", "");
  return tables.filter((table) => "rows" in table).find((table) => name === undefined || table.name === name);
}

/** The data of a run with what the visual must show and what it shows. */
export function shownVisual(about: string, world: MeasureWorld, cells: readonly VisualCell[]): Counterexample {
  const facts = factsOf(world);
  const given = facts && {
    name: facts.name,
    columns: facts.columns.map((column) => column.name),
    rows: facts.rows.map((row) => row.map(shownCell)),
  };
  return { about, tables: [...(given ? [shownTable({ role: "given", ...given })] : []), ...tables(cells)] };
}
