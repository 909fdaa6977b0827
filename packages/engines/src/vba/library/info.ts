import { convertTo, parsedNumber, plainValue, toBoolean, toNumber } from "../values/convert.ts";
import { parsedDate } from "../values/dates.ts";
import { fail } from "../values/errors.ts";
import {
  Fault,
  int,
  listOf,
  long,
  MISSING,
  NOTHING,
  Num,
  Obj,
  RecordValue,
  type Value,
  VbaArray,
} from "../values/value.ts";
import { wholeAt } from "./args.ts";
import { fn, type Library, variadic } from "./builtin.ts";

/** Returns an object's value; an object without one is returned itself. */
function defaultValueOf(value: Value): Value {
  return value instanceof Obj && value.byDefault !== null ? plainValue(value) : value;
}

function isNumeric(given: Value): boolean {
  const value = defaultValueOf(given);
  if (value instanceof Num) return value.kind !== "Date";
  if (typeof value === "string") return parsedNumber(value) !== null;
  return value === undefined || typeof value === "boolean";
}

function isDate(given: Value): boolean {
  const value = defaultValueOf(given);
  if (typeof value === "string") return parsedDate(value) !== null;
  return value instanceof Num && value.kind === "Date";
}

function typeName(value: Value): string {
  if (value === undefined) return "Empty";
  if (value === null) return "Null";
  if (value === NOTHING) return "Nothing";
  if (typeof value === "string") return "String";
  if (typeof value === "boolean") return "Boolean";
  if (value instanceof Num) return value.kind;
  if (value instanceof VbaArray) return `${value.type[0]?.toUpperCase()}${value.type.slice(1)}()`;
  if (value instanceof Obj || value instanceof RecordValue) return value.type;
  return "Error";
}

const TYPES = [
  "Empty",
  "Null",
  "Integer",
  "Long",
  "Single",
  "Double",
  "Currency",
  "Date",
  "String",
  "Object",
  "Error",
  "Boolean",
];
const LATER_TYPES = new Map([
  ["Decimal", 14],
  ["Byte", 17],
  ["LongLong", 20],
]);
function varType(given: Value): number {
  const value = defaultValueOf(given);
  if (value instanceof VbaArray) {
    const name = typeName(value).slice(0, -2);
    return 8192 + (name === "Variant" ? 12 : Math.max(0, TYPES.indexOf(name)));
  }
  if (value instanceof Obj || value === NOTHING) return 9;
  const name = typeName(value);
  return LATER_TYPES.get(name) ?? Math.max(0, TYPES.indexOf(name));
}

function bound(args: Value[], which: 0 | 1): Value {
  const [list] = args;
  if (!(list instanceof VbaArray)) return fail(13);
  const bounds = list.bounds[wholeAt(args, 1, 1) - 1];
  return bounds ? long(bounds[which]) : fail(9);
}

function chosen(args: Value[]): Value {
  const [index, ...choices] = args;
  const at = Math.trunc(toNumber(index));
  return at >= 1 && at <= choices.length ? choices[at - 1] : null;
}

function switched(args: Value[]): Value {
  if (args.length % 2 === 1) return fail(5);
  for (let i = 0; i < args.length; i += 2) if (toBoolean(args[i])) return args[i + 1];
  return null;
}

export const INFO: Library = {
  isnumeric: fn("Expression", ([value]) => isNumeric(value)),
  isdate: fn("Expression", ([value]) => isDate(value)),
  isempty: fn("Expression", ([value]) => defaultValueOf(value) === undefined),
  isnull: fn("Expression", ([value]) => defaultValueOf(value) === null),
  iserror: fn("Expression", ([value]) => defaultValueOf(value) instanceof Fault),
  isarray: fn("VarName", ([value]) => defaultValueOf(value) instanceof VbaArray),
  isobject: fn("Identifier", ([value]) => value instanceof Obj || value === NOTHING),
  ismissing: fn("ArgName", ([value]) => value === MISSING),
  typename: fn("VarName", ([value]) => typeName(value)),
  vartype: fn("VarName", ([value]) => int(varType(value))),
  ubound: fn("ArrayName Dimension", (args) => bound(args, 1)),
  lbound: fn("ArrayName Dimension", (args) => bound(args, 0)),
  array: variadic((args) => listOf(args.map((value) => (value instanceof VbaArray ? value.copy() : value)))),
  iif: fn("Expression TruePart FalsePart", ([test, yes, no]) =>
    plainValue(test) !== null && toBoolean(test) ? yes : no,
  ),
  choose: variadic(chosen),
  switch: variadic(switched),
  doevents: fn("", () => int(0)),
  beep: fn("", () => undefined),
  empty: fn("", () => undefined),
  clngptr: fn("Expression", ([value]) => convertTo("longlong", value)),
};
