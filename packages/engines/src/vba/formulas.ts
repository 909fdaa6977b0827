import type { Engine } from "../engine.ts";
import { UnsupportedError } from "../meter.ts";
import type { SheetResult } from "../sheet/engine.ts";
import type { SheetWorld } from "../sheet/evaluate.ts";
import type { FUNCTIONS } from "../sheet/functions.ts";

/** What a macro needs of the sheet: the values of formulas, and the functions of WorksheetFunction. */
export interface Formulas {
  engine: Engine<SheetWorld, SheetResult>;
  functions: typeof FUNCTIONS;
}

/** What an engine without formulas does not support. Most macros need none, and the functions weigh as much as the macros. */
export const NEEDS_FORMULAS = "the value of a formula";

/** The formulas of a run. */
export function needed(formulas: Formulas | null): Formulas {
  if (formulas) return formulas;
  throw new UnsupportedError(NEEDS_FORMULAS);
}
