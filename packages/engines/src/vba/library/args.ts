import { roundHalfEven, toBoolean, toNumber, toText } from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { MISSING, type Value } from "../values/value.ts";

/** Read arguments by their position; one that is left out gets the default, or is error 449. */
const isGivenAt = (args: Value[], index: number) => args[index] !== MISSING && index < args.length;

export function textAt(args: Value[], index: number, byDefault?: string): string {
  return isGivenAt(args, index) ? toText(args[index]) : (byDefault ?? fail(449));
}

export function numberAt(args: Value[], index: number, byDefault?: number): number {
  return isGivenAt(args, index) ? toNumber(args[index]) : (byDefault ?? fail(449));
}

/** Returns an integer; halves are rounded to the even neighbour. */
export function wholeAt(args: Value[], index: number, byDefault?: number): number {
  return roundHalfEven(numberAt(args, index, byDefault));
}

export function booleanAt(args: Value[], index: number, byDefault: boolean): boolean {
  return isGivenAt(args, index) ? toBoolean(args[index]) : byDefault;
}

export const isGiven = isGivenAt;
