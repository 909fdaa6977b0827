import { type GridSheet, serialOf, sheetOf } from "../grid.ts";
import type { SheetWorld } from "./evaluate.ts";

/** A workbook written as grids, and the cell of a formula. */
export interface FormulaWorld {
  sheets: GridSheet[];
  /** Defined names: the range or the constant of each. */
  names?: Record<string, string>;
  sheet: string;
  address: string;
  /** An ISO date, for TODAY. */
  today?: string;
}

/** Converts to the engine's world. */
export const sheetWorldOf = ({ sheets, names, sheet, address, today }: FormulaWorld): SheetWorld => ({
  workbook: { sheets: sheets.map(sheetOf), ...(names && { names }) },
  sheet,
  address,
  ...(today !== undefined && { today: serialOf(today) }),
});
