import type { Outcome } from "@dryrun/engines/engine";
import type { SheetResult } from "@dryrun/engines/sheet/engine";
import type { SheetWorld } from "@dryrun/engines/sheet/evaluate";

/**
 * A second engine for formulas, which is asked before a formula is accepted or refused. It never throws because of the formula.
 * The host must end the grader's thread when a run does not finish.
 */
export interface SheetRunner {
  run(formula: string, world: SheetWorld): Promise<Outcome<SheetResult>>;
}
