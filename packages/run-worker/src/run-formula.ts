import { addressOf } from "@dryrun/engines/addresses";
import { sheetEngine } from "@dryrun/engines/sheet/engine";
import { type FormulaWorld, sheetWorldOf } from "@dryrun/engines/sheet/formula-world";
import type { Run } from "./run.ts";
import { sheetTable, shownOutcome } from "./tables.ts";

/** Runs a formula in the cell that the question names; returns the cells that it fills. */
export const runFormula: Run = (program, text) => {
  const world = sheetWorldOf(JSON.parse(text) as FormulaWorld);
  const from = addressOf(world.address) ?? { row: 1, column: 1 };
  return shownOutcome(sheetEngine.run(program, world), ({ rows }) => ({
    tables: [sheetTable(world.sheet, from, rows)],
    notes: [],
  }));
};
