import { ProgramError } from "../../../meter.ts";
import { type Call, type DaxFunction, type Functions, MANY } from "../../context/call.ts";
import { compare, isTrue } from "../../model/convert.ts";
import { typeName, type Value } from "../../model/value.ts";

/** Evaluates an argument; faults of the program's data give the other value, and what is not allowed at all stays a fault. */
export function attempt(call: Call, position: number): { value: Value } | "failed" {
  try {
    const value = call.value(position);
    return typeof value === "number" && !Number.isFinite(value) ? "failed" : { value };
  } catch (error) {
    if (error instanceof ProgramError && (error.kind === "runtime" || error.kind === "type")) return "failed";
    throw error;
  }
}

/** Whether a case of SWITCH matches; values of different types never do, but BLANK equals 0, "" and FALSE. */
const isCase = (value: Value, found: Value): boolean =>
  (value === null || found === null || typeName(value) === typeName(found)) && compare(value, found) === 0;

function switched(call: Call): Value {
  const value = call.value(0);
  const last = call.count - 1;
  for (let position = 1; position < last; position += 2)
    if (isCase(value, call.value(position))) return call.has(position + 1) ? call.value(position + 1) : null;
  return call.count % 2 === 0 && call.has(last) ? call.value(last) : null;
}

const chosen = (call: Call): Value => {
  if (call.condition(0)) return call.has(1) ? call.value(1) : null;
  return call.has(2) ? call.value(2) : null;
};

const first = (call: Call): Value => {
  for (const position of call.positions()) {
    const value = call.value(position);
    if (value !== null) return value;
  }
  return null;
};

function ifError(call: Call): Value {
  const tried = attempt(call, 0);
  return tried === "failed" ? call.value(1) : tried.value;
}

const plain = (least: number, most: number, value: (call: Call) => Value): DaxFunction => ({
  arity: [least, most],
  value,
  plain: true,
});

export const LOGICAL: Functions = {
  IF: plain(2, 3, chosen),
  "IF.EAGER": plain(2, 3, chosen),
  SWITCH: plain(3, MANY, switched),
  COALESCE: plain(2, MANY, first),
  IFERROR: plain(2, 2, ifError),
  AND: plain(2, 2, (call) => call.condition(0) && call.condition(1)),
  OR: plain(2, 2, (call) => call.condition(0) || call.condition(1)),
  NOT: plain(1, 1, (call) => !isTrue(call.value(0))),
  TRUE: plain(0, 0, () => true),
  FALSE: plain(0, 0, () => false),
  BLANK: plain(0, 0, () => null),
  ERROR: plain(1, 1, (call) => {
    throw call.fault("runtime", call.text(0));
  }),
};
