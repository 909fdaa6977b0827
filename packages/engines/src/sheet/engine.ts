import { addressOf } from "../addresses.ts";
import { DEFAULT_LIMITS, type Engine } from "../engine.ts";
import { runGuarded } from "../meter.ts";
import type { CellValue } from "../workbook.ts";
import { Cells, Run, type SheetData } from "./evaluate.ts";
import { matrixOf } from "./values.ts";

/** The result of a formula: its cell and the cells that it spills into, as rows. */
export interface SheetResult {
  rows: CellValue[][];
}

/** Runs Excel formulas. An error such as `#N/A` is a result, as in Excel; a formula that Excel would refuse is an error. */
export const sheetEngine: Engine<SheetData, SheetResult> = {
  run: (program, data, limits = DEFAULT_LIMITS) =>
    runGuarded(program, limits, (meter) => {
      const at = addressOf(data.address) ?? { row: 1, column: 1 };
      const cells = new Cells(data, meter);
      return { rows: matrixOf(new Run(cells, program, { sheet: data.sheet, ...at }).value()) };
    }),
};
