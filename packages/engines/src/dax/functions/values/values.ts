import type { Call, DaxFunction, Functions } from "../../context/call.ts";
import { Moment, type Value } from "../../model/value.ts";
import { CALENDAR_PARTS } from "./calendar-parts.ts";
import { FORMATS } from "./format.ts";
import { attempt, LOGICAL } from "./logical.ts";
import { NUMBERS } from "./numbers.ts";
import { ROUNDING } from "./rounding.ts";
import { SEARCH } from "./search.ts";
import { TEXTS } from "./texts.ts";

const test = (is: (value: Value) => boolean): DaxFunction => ({
  arity: [1, 1],
  value: (call) => is(call.value(0)),
  plain: true,
});

const isNumber = (value: Value) => typeof value === "number" || value instanceof Moment;

const parity = (rest: number): DaxFunction => ({
  arity: [1, 1],
  value: (call: Call) => Math.abs(Math.trunc(call.number(0))) % 2 === rest,
  plain: true,
});

export const INFORMATION: Functions = {
  ISBLANK: test((value) => value === null),
  ISNUMBER: test(isNumber),
  ISTEXT: test((value) => typeof value === "string"),
  ISNONTEXT: test((value) => typeof value !== "string"),
  ISLOGICAL: test((value) => typeof value === "boolean"),
  ISEVEN: parity(0),
  ISODD: parity(1),
  ISERROR: { arity: [1, 1], value: (call) => attempt(call, 0) === "failed", plain: true },
};

export const VALUES: Functions = {
  ...LOGICAL,
  ...INFORMATION,
  ...NUMBERS,
  ...ROUNDING,
  ...TEXTS,
  ...SEARCH,
  ...CALENDAR_PARTS,
  ...FORMATS,
};
