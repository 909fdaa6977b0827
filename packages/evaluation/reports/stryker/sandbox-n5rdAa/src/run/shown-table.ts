import {
  SHOWN_CHARACTERS,
  SHOWN_COLUMNS,
  SHOWN_ROWS,
  type ShownCell,
  type ShownTable,
} from "@dryrun/domain/interviews/counterexample";

interface Table {
  role: ShownTable["role"];
  name?: string;
  columns: readonly string[];
  headers?: readonly string[];
  rows: readonly (readonly ShownCell[])[];
  /** Whether this cell, counted from 0, is one that differs. */
  isMarked?: (row: number, column: number) => boolean;
}

/** The first of `count` places, those that are wanted first, in their order. */
function chosen(count: number, most: number, isWanted: (at: number) => boolean): number[] {
  const all = Array.from({ length: count }, (_, at) => at);
  const wanted = all.filter(isWanted).slice(0, most);
  const others = all.filter((at) => !isWanted(at)).slice(0, most - wanted.length);
  return [...wanted, ...others].sort((a, b) => a - b);
}

const cut = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS - 1)}…` : text;
const cutCell = (cell: ShownCell | undefined): ShownCell => (typeof cell === "string" ? cut(cell) : (cell ?? null));

/** A table small enough to be read on a phone: rows and columns with marked cells stay first. */
export function shownTable({
  role,
  name = "",
  columns,
  headers = [],
  rows,
  isMarked = () => false,
}: Table): ShownTable {
  const isMarkedRow = (row: number) => columns.some((_, column) => isMarked(row, column));
  const isMarkedColumn = (column: number) => rows.some((_, row) => isMarked(row, column));
  const rowsShown = chosen(rows.length, SHOWN_ROWS, isMarkedRow);
  const columnsShown = chosen(columns.length, SHOWN_COLUMNS, isMarkedColumn);
  return {
    role,
    name: cut(name),
    columns: columnsShown.map((at) => cut(columns[at] ?? "")),
    headers: headers.length > 0 ? rowsShown.map((at) => cut(headers[at] ?? "")) : [],
    rows: rowsShown.map((row) => columnsShown.map((column) => cutCell(rows[row]?.[column]))),
    marked: rowsShown.flatMap((row, atRow) =>
      columnsShown.flatMap((column, atColumn) => (isMarked(row, column) ? [[atRow, atColumn]] : [])),
    ),
    more: rows.length - rowsShown.length,
  };
}
