import * as formulas from "@formulajs/formulajs";
import { numberAt, numbersOf, ofNumbers } from "./define.ts";
import { ARRAYS } from "./functions/arrays.ts";
import { CONDITIONAL } from "./functions/conditional.ts";
import { DATES } from "./functions/dates.ts";
import { INFORMATION } from "./functions/information.ts";
import { LAMBDAS } from "./functions/lambdas.ts";
import { LOGIC } from "./functions/logic.ts";
import { LOOKUP } from "./functions/lookup.ts";
import { NUMBERS } from "./functions/numbers.ts";
import { STATISTICS } from "./functions/statistics.ts";
import { SUMMARIES } from "./functions/summaries.ts";
import { TEXT } from "./functions/text.ts";
import type { SheetFunction, SheetFunctions } from "./interpreter.ts";
import { flat, isError, NUM, type Scalar } from "./values.ts";

const made = (value: unknown): Scalar => (typeof value === "number" && Number.isFinite(value) ? value : NUM);
/** Makes a function of numbers from formulajs. */
const financeFunction = (least: number, most: number, apply: (...numbers: number[]) => unknown) =>
  ofNumbers(least, most, (...numbers) => made(apply(...numbers)));

const FINANCE: SheetFunctions = {
  PMT: financeFunction(3, 5, formulas.PMT),
  IPMT: financeFunction(4, 6, formulas.IPMT),
  PPMT: financeFunction(4, 6, formulas.PPMT),
  PV: financeFunction(3, 5, formulas.PV),
  FV: financeFunction(3, 5, formulas.FV),
  NPER: financeFunction(3, 5, formulas.NPER),
  RATE: financeFunction(3, 6, formulas.RATE),
  SLN: financeFunction(3, 3, formulas.SLN),
  NPV: {
    least: 2,
    most: 255,
    run([rate = null, ...flows], interpreter) {
      const share = numberAt([interpreter.read(rate)], 0, 0);
      const numbers = numbersOf(flows, interpreter);
      if (isError(share)) return share;
      return Array.isArray(numbers) ? made(formulas.NPV(share, ...numbers)) : numbers;
    },
  },
  IRR: {
    least: 1,
    most: 2,
    run([flows = null, guess = 0.1], interpreter) {
      const numbers = flat(interpreter.read(flows)).filter((cell) => typeof cell === "number");
      const start = numberAt([interpreter.read(guess)], 0, 0.1);
      return isError(start) ? start : made(formulas.IRR(numbers, start));
    },
  },
};

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
