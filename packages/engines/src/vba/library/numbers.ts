import { UnsupportedError } from "../../meter.ts";
import {
  inRange,
  numberOf,
  plainValue,
  roundHalfEven,
  toBoolean,
  toDate,
  toNumber,
  toText,
} from "../values/convert.ts";
import { fail } from "../values/errors.ts";
import { dateOf, double, Fault, int, long, Num, type NumberKind, type Value } from "../values/value.ts";
import { numberAt, wholeAt } from "./args.ts";
import { fn, type Library } from "./builtin.ts";
import { ERROR_NUMBERS } from "./constants.ts";

/** Makes a function of one number that keeps its type, such as Abs and Int. */
const keeping = (run: (n: number) => number) =>
  fn("Number", ([given]) => {
    const value = plainValue(given);
    if (value === null) return null;
    const n = run(toNumber(value));
    return value instanceof Num ? new Num(value.kind, n) : typeof value === "string" ? double(n) : int(n);
  });

const real = (run: (n: number) => number) =>
  fn("Number", (args) => {
    const n = run(numberAt(args, 0));
    return Number.isFinite(n) ? double(n) : fail(Number.isNaN(n) || n === Number.NEGATIVE_INFINITY ? 5 : 6);
  });

const to = (kind: NumberKind) => fn("Expression", ([value]) => numberOf(kind, noFault(value, toNumber)));
const noFault = <T>(value: Value, run: (value: Value) => T): T =>
  plainValue(value) instanceof Fault ? fail(13) : run(value);

/** Rounds halves to even on the decimal digits of the number. */
function rounded(n: number, digits: number): number {
  if (digits < 0) return fail(5);
  const shifted = Number((n * 10 ** digits).toPrecision(15));
  return Number.isFinite(shifted) ? roundHalfEven(shifted) / 10 ** digits : n;
}

/** Returns the number at the start of a text; spaces are skipped. */
function leading(text: string): number {
  const match = /^[-+]?(\d+\.?\d*|\.\d+)([ed][-+]?\d+)?/i.exec(text.replaceAll(/\s/g, ""));
  return match ? Number(match[0].replace(/d/i, "e")) : 0;
}

const inBase = (base: number) =>
  fn("Number", (args) => {
    const n = numberOf("Long", numberAt(args, 0)).n;
    return (n >>> 0).toString(base).toUpperCase();
  });

const unknown = (what: string) =>
  fn("a b c d e", () => {
    throw new UnsupportedError(what);
  });

/** Formats an error of a cell like CStr and Debug.Print. */
export const faultText = ({ error }: Fault): string => `Error ${ERROR_NUMBERS[error]}`;

export const NUMBERS: Library = {
  abs: keeping(Math.abs),
  int: keeping(Math.floor),
  fix: keeping(Math.trunc),
  sgn: fn("Number", (args) => int(Math.sign(numberAt(args, 0)))),
  sqr: real((n) => (n < 0 ? Number.NaN : Math.sqrt(n))),
  exp: real(Math.exp),
  log: real((n) => (n <= 0 ? Number.NaN : Math.log(n))),
  sin: real(Math.sin),
  cos: real(Math.cos),
  tan: real(Math.tan),
  atn: real(Math.atan),
  round: fn("Number NumDigitsAfterDecimal", (args) => {
    const value = plainValue(args[0]);
    if (value === null) return null;
    const n = rounded(toNumber(value), wholeAt(args, 1, 0));
    return value instanceof Num && inRange(value.kind, n) ? new Num(value.kind, n) : double(n);
  }),
  rnd: unknown("Rnd, because its numbers are random"),
  timer: fn("", (_, session) => double(session.seconds())),
  cint: to("Integer"),
  clng: to("Long"),
  clnglng: to("LongLong"),
  cdbl: to("Double"),
  csng: to("Single"),
  ccur: to("Currency"),
  cdec: to("Decimal"),
  cbyte: to("Byte"),
  cstr: fn("Expression", ([value]) => {
    const plain = plainValue(value);
    return plain instanceof Fault ? faultText(plain) : toText(plain);
  }),
  cbool: fn("Expression", ([value]) => noFault(value, toBoolean)),
  cdate: fn("Expression", ([value]) => dateOf(noFault(value, toDate))),
  datevalue: fn("Date", ([value]) => dateOf(Math.floor(noFault(value, toDate)))),
  timevalue: fn("Time", ([value]) => dateOf(noFault(value, toDate) % 1)),
  cvar: fn("Expression", ([value]) => plainValue(value)),
  val: fn("String", ([value]) => double(leading(toText(value)))),
  str: fn("Number", (args) => (numberAt(args, 0) < 0 ? "" : " ") + toText(double(numberAt(args, 0)))),
  hex: inBase(16),
  oct: inBase(8),
  cverr: fn("ErrorNumber", (args) => {
    const number = wholeAt(args, 0);
    const match = Object.entries(ERROR_NUMBERS).find(([, n]) => n === number);
    return match ? new Fault(match[0] as Fault["error"]) : fail(5);
  }),
  rgb: fn("Red Green Blue", (args) => {
    const part = (index: number) => Math.min(255, Math.max(0, wholeAt(args, index)));
    return long(part(0) + 256 * part(1) + 65_536 * part(2));
  }),
  qbcolor: fn("Color", () => {
    throw new UnsupportedError("QBColor");
  }),
};
