import { sheetEngine } from "../sheet/engine.ts";
import { FUNCTIONS } from "../sheet/functions.ts";
import { createVbaEngine } from "./create-engine.ts";

/** Excel VBA with the formulas of the sheet. */
export const vbaEngine = createVbaEngine({ engine: sheetEngine, functions: FUNCTIONS });
