import {
  SHOWN_CHARACTERS,
  SHOWN_COLUMNS,
  SHOWN_ROWS,
  type ShownCell,
  type ShownTable,
} from "@dryrun/domain/interviews/counterexample";

interface TableContent {
  role: ShownTable["role"];
  name?: string;
  columns: readonly string[];
  headers?: readonly string[];
  rows: readonly (readonly ShownCell[])[];
  /** Whether this cell differs; row and column count from 0. */
  isMarked?: (row: number, column: number) => boolean;
}

/** Chooses at most `limit` of `count` indexes, preferring the wanted ones, in ascending order. */
function chooseIndexes(count: number, limit: number, isWanted: (at: number) => boolean): number[] {
  const all = Array.from({ length: count }, (_, index) => index);
  const wantedIndexes = all.filter(isWanted).slice(0, limit);
  const otherIndexes = all.filter((at) => !isWanted(at)).slice(0, limit - wantedIndexes.length);
  return [...wantedIndexes, ...otherIndexes].sort((a, b) => a - b);
}

const cutText = (text: string): string =>
  text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS - 1)}…` : text;
const cutCell = (cell: ShownCell | undefined): ShownCell => (typeof cell === "string" ? cutText(cell) : (cell ?? null));

/** Cuts a table so that it can be read on a phone. Rows and columns with marked cells are preferred. */
export function shownTable({
  role,
  name = "",
  columns,
  headers = [],
  rows,
  isMarked = () => false,
}: TableContent): ShownTable {
  const isMarkedRow = (row: number) => columns.some((_, column) => isMarked(row, column));
  const isMarkedColumn = (column: number) => rows.some((_, row) => isMarked(row, column));
  const rowsShown = chooseIndexes(rows.length, SHOWN_ROWS, isMarkedRow);
  const columnsShown = chooseIndexes(columns.length, SHOWN_COLUMNS, isMarkedColumn);
  return {
    role,
    name: cutText(name),
    columns: columnsShown.map((at) => cutText(columns[at] ?? "")),
    headers: headers.length > 0 ? rowsShown.map((at) => cutText(headers[at] ?? "")) : [],
    rows: rowsShown.map((row) => columnsShown.map((column) => cutCell(rows[row]?.[column]))),
    marked: rowsShown.flatMap((row, atRow) =>
      columnsShown.flatMap((column, atColumn) => (isMarked(row, column) ? [[atRow, atColumn]] : [])),
    ),
    more: rows.length - rowsShown.length,
  };
}
