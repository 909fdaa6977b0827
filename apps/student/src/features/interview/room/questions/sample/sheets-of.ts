import { parseSampleData } from "@dryrun/design-system/data/sample-data";
import { addressOf, columnLetters } from "@dryrun/engines/addresses";
import type { GridCell, GridSheet } from "@dryrun/engines/grid";
import type { Question } from "../../open-interview.ts";

type Shown = string | number | boolean | null;

/** A sheet with the letters of its columns and the numbers of its rows. */
export interface ShownSheet {
  name: string;
  columns: string[];
  headers: string[];
  rows: Shown[][];
}

function shownCell(cell: GridCell | undefined): Shown {
  if (typeof cell !== "object" || cell === null) return cell ?? null;
  return "date" in cell ? cell.date : "formula" in cell ? cell.formula : cell.error;
}

function shownSheet({ name, rows = [], cells = {} }: GridSheet): ShownSheet {
  const single = Object.entries(cells).flatMap(([address, cell]) => {
    const at = addressOf(address);
    return at ? [{ at, cell }] : [];
  });
  const height = Math.max(rows.length, ...single.map(({ at }) => at.row));
  const width = Math.max(1, ...rows.map((row) => row.length), ...single.map(({ at }) => at.column));
  const shown = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => shownCell(rows[row]?.[column])),
  );
  for (const { at, cell } of single) {
    const row = shown[at.row - 1];
    if (row) row[at.column - 1] = shownCell(cell);
  }
  return {
    name,
    columns: Array.from({ length: width }, (_, index) => columnLetters(index + 1)),
    headers: shown.map((_, index) => String(index + 1)),
    rows: shown,
  };
}

/** Returns the data of a workbook question as sheets; null for other questions. */
export function sheetsOf({ type, run, sampleData }: Question): ShownSheet[] | null {
  if (run?.kind === "sheet" || run?.kind === "vba")
    return (JSON.parse(run.world) as { sheets: GridSheet[] }).sheets.map(shownSheet);
  if (type !== "Excel" && type !== "VBA") return null;
  const sample = parseSampleData(sampleData);
  if (sample?.kind !== "tables") return null;
  return sample.tables.map(({ name, columns, rows }) => shownSheet({ name, rows: [columns, ...rows] }));
}
