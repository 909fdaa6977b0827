import type { Engine } from "../engine.ts";
import { UnsupportedError } from "../meter.ts";
import type { SheetResult } from "../sheet/engine.ts";
import type { SheetData } from "../sheet/evaluate.ts";
import type { FUNCTIONS } from "../sheet/functions.ts";

/** The part of the sheet engine that macros use: the values of formulas, and the functions of WorksheetFunction. */
export interface Formulas {
  engine: Engine<SheetData, SheetResult>;
  functions: typeof FUNCTIONS;
}

/**
 * Reported as not supported by an engine without formulas. Most macros need none, and the sheet functions are as
 * large as the macro engine.
 */
export const NEEDS_FORMULAS = "the value of a formula";

/** Returns the formulas of a run, or throws if the engine has none. */
export function requireFormulas(formulas: Formulas | null): Formulas {
  if (formulas) return formulas;
  throw new UnsupportedError(NEEDS_FORMULAS);
}
