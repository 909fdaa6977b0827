import { type GridSheet, serialOf, sheetOf } from "../grid.ts";
import type { SheetData } from "./evaluate.ts";

/** A workbook written as grids, and the cell of a formula. */
export interface FormulaData {
  sheets: GridSheet[];
  /** Defined names: the range or the constant of each. */
  names?: Record<string, string>;
  sheet: string;
  address: string;
  /** An ISO date, for TODAY. */
  today?: string;
}

/** Converts to the engine's data. */
export const sheetDataOf = ({ sheets, names, sheet, address, today }: FormulaData): SheetData => ({
  workbook: { sheets: sheets.map(sheetOf), ...(names && { names }) },
  sheet,
  address,
  ...(today !== undefined && { today: serialOf(today) }),
});
