import { addressOf } from "@dryrun/engines/addresses";
import { sheetEngine } from "@dryrun/engines/sheet/engine";
import { type FormulaData, sheetDataOf } from "@dryrun/engines/sheet/formula-data";
import type { Run } from "./run.ts";
import { sheetTable, shownOutcome } from "./tables.ts";

/** Runs a formula in the cell that the question names; returns the cells that it fills. */
export const runFormula: Run = (program, text) => {
  const data = sheetDataOf(JSON.parse(text) as FormulaData);
  const from = addressOf(data.address) ?? { row: 1, column: 1 };
  return shownOutcome(sheetEngine.run(program, data), ({ rows }) => ({
    tables: [sheetTable(data.sheet, from, rows)],
    notes: [],
  }));
};
