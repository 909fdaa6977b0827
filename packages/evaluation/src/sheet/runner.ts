import type { Outcome } from "@dryrun/engines/engine";
import type { SheetResult } from "@dryrun/engines/sheet/engine";
import type { SheetData } from "@dryrun/engines/sheet/evaluate";

/**
 * A second engine, on which formulas run before they are accepted or refused. It never throws because of the formula.
 * The host must end the grader's thread if a run does not finish.
 */
export interface SheetRunner {
  run(formula: string, workbook: SheetData): Promise<Outcome<SheetResult>>;
}
