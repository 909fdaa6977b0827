import { firstOf } from "../define.ts";
import type { EagerFunction, SheetFunctions } from "../interpreter.ts";
import { flat, isError, isMatrix, numberOf, simplify, VALUE, type Value } from "../values.ts";
import { NUMBERS } from "./numbers.ts";
import { STATISTICS } from "./statistics.ts";

/**
 * The functions of SUBTOTAL and AGGREGATE by their number, from 1. The first eleven accept ranges, the last four one
 * range and a number.
 */
const BY_NUMBER = [
  "AVERAGE",
  "COUNT",
  "COUNTA",
  "MAX",
  "MIN",
  "PRODUCT",
  "STDEV.S",
  "STDEV.P",
  "SUM",
  "VAR.S",
  "VAR.P",
  "MEDIAN",
  "MODE.SNGL",
  "LARGE",
  "SMALL",
  "PERCENTILE.INC",
  "QUARTILE.INC",
];
const OF_SUBTOTAL = 11;
/** Added to a number of SUBTOTAL to skip hidden rows; no row is hidden here. */
const WITHOUT_HIDDEN = 100;
/** Options of AGGREGATE that skip errors. */
const WITHOUT_ERRORS = [2, 3, 6, 7];

const SUMMARISED = new Map(Object.entries({ ...NUMBERS, ...STATISTICS }));
const functionOf = (number: number) => SUMMARISED.get(BY_NUMBER[number - 1] ?? "") as EagerFunction | undefined;

export const SUMMARIES: SheetFunctions = {
  SUBTOTAL: {
    least: 2,
    most: 255,
    run([which = null, ...ranges], interpreter) {
      const given = numberOf(firstOf(interpreter.read(which), 0));
      if (isError(given)) return given;
      const number = given > WITHOUT_HIDDEN ? given - WITHOUT_HIDDEN : given;
      const made = number <= OF_SUBTOTAL ? functionOf(number) : undefined;
      return made ? made.run(ranges, interpreter) : VALUE;
    },
  },
  AGGREGATE: {
    least: 3,
    most: 255,
    run([which = null, option = null, first = null, ...more], interpreter) {
      const [number, mode] = [which, option].map((one) => numberOf(firstOf(interpreter.read(one), 0)));
      if (typeof number !== "number" || typeof mode !== "number") return VALUE;
      const withoutErrors = (arg: Value): Value => {
        const cells = interpreter.read(arg);
        if (!isMatrix(cells)) return cells;
        return simplify(
          flat(cells)
            .filter((cell) => !isError(cell))
            .map((cell) => [cell]),
        );
      };
      const keep = WITHOUT_ERRORS.includes(mode) ? withoutErrors : (arg: Value) => arg;
      return functionOf(number)?.run([keep(first), ...more.map(keep)], interpreter) ?? VALUE;
    },
  },
};
