import { ARRAYS } from "./functions/arrays.ts";
import { CONDITIONAL } from "./functions/conditional.ts";
import { DATES } from "./functions/dates.ts";
import { FINANCE } from "./functions/finance.ts";
import { INFORMATION } from "./functions/information.ts";
import { LAMBDAS } from "./functions/lambdas.ts";
import { LOGIC } from "./functions/logic.ts";
import { LOOKUP } from "./functions/lookup.ts";
import { NUMBERS } from "./functions/numbers.ts";
import { STATISTICS } from "./functions/statistics.ts";
import { SUMMARIES } from "./functions/summaries.ts";
import { TEXT } from "./functions/text.ts";
import type { SheetFunction } from "./interpreter.ts";

/** Every function of the engine, by its name in upper case. */
export const FUNCTIONS: ReadonlyMap<string, SheetFunction> = new Map(
  Object.entries({
    ...LOGIC,
    ...INFORMATION,
    ...NUMBERS,
    ...STATISTICS,
    ...SUMMARIES,
    ...CONDITIONAL,
    ...TEXT,
    ...LOOKUP,
    ...ARRAYS,
    ...DATES,
    ...LAMBDAS,
    ...FINANCE,
  }),
);
