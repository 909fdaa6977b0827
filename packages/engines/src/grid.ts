import { addressText } from "./addresses.ts";
import type { CellContent, Sheet, SheetTable } from "./workbook.ts";

/** The content of a cell in a grid; a date is written as one (`2025-04-01`) and is its serial number in the sheet. */
export type GridCell = CellContent | { date: string };

/** A sheet written as rows from A1 on, with single cells in addition. */
export interface GridSheet {
  name: string;
  rows?: GridCell[][];
  /** By address; these take precedence over `rows`. */
  cells?: Record<string, GridCell>;
  tables?: SheetTable[];
}

const DAY_MS = 86_400_000;
/** Days from 30 December 1899, the origin of Excel's serial numbers after February 1900, to 1970. */
const DAYS_BEFORE_1970 = 25_569;

/** Returns the serial number of an ISO date, with or without a time. */
export const serialOf = (date: string): number =>
  Date.parse(date.includes("T") ? `${date}Z` : date) / DAY_MS + DAYS_BEFORE_1970;

function contentOf(cell: GridCell): CellContent {
  return typeof cell === "object" && cell !== null && "date" in cell ? serialOf(cell.date) : cell;
}

/** Converts a grid to a sheet. */
export function sheetOf({ name, rows = [], cells = {}, tables }: GridSheet): Sheet {
  const created: Record<string, CellContent> = {};
  for (const [row, values] of rows.entries())
    for (const [column, value] of values.entries())
      if (value !== null) created[addressText({ row: row + 1, column: column + 1 })] = contentOf(value);
  for (const [address, value] of Object.entries(cells)) created[address] = contentOf(value);
  return { name, cells: created, ...(tables && { tables }) };
}
