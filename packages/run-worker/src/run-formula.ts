import { addressOf } from "@dryrun/engines/addresses";
import { type GridSheet, serialOf, sheetOf } from "@dryrun/engines/grid";
import { sheetEngine } from "@dryrun/engines/sheet/engine";
import type { Run } from "./run.ts";
import { sheetTable, shownOutcome } from "./tables.ts";

/** As the API sends it. */
interface FormulaWorld {
  sheets: GridSheet[];
  names?: Record<string, string>;
  sheet: string;
  address: string;
  today?: string;
}

/** The formula in the cell that the question names, and the cells that it fills. */
export const runFormula: Run = (program, text) => {
  const { sheets, names, sheet, address, today } = JSON.parse(text) as FormulaWorld;
  const workbook = { sheets: sheets.map(sheetOf), ...(names && { names }) };
  const world = { workbook, sheet, address, ...(today && { today: serialOf(today) }) };
  const from = addressOf(address) ?? { row: 1, column: 1 };
  return shownOutcome(sheetEngine.run(program, world), ({ rows }) => ({
    tables: [sheetTable(sheet, from, rows)],
    notes: [],
  }));
};
