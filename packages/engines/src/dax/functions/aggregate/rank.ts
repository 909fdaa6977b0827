import type { Call, Functions } from "../../context/call.ts";
import { compare } from "../../model/convert.ts";
import { keyOf, type Value } from "../../model/value.ts";

/** Whether the argument specifies ascending order: ASC, TRUE or 1. */
export function isAscending(call: Call, position: number): boolean {
  if (!call.has(position) || call.isWord(position, "DESC")) return false;
  return call.isWord(position, "ASC") || call.condition(position);
}

/** Returns the rank of a value: 1 more than the number of values before it, or with `isDense` of different values. */
function rankOf(value: Value, values: readonly Value[], ascending: boolean, isDense: boolean): number {
  const sign = ascending ? 1 : -1;
  const before = values.filter((each) => sign * compare(each, value) < 0);
  return 1 + (isDense ? new Set(before.map((each) => keyOf(each ?? 0))).size : before.length);
}

/** RANKX ( table, expression, value, order, ties ): the value defaults to the expression in the current context. */
function ranked(call: Call): Value {
  const values = call.perRow(call.table(0), 1);
  const value = call.has(2) ? call.value(2) : call.value(1);
  const isDense = call.has(4) && call.word(4) === "DENSE";
  return rankOf(value, values, isAscending(call, 3), isDense);
}

/** RANK.EQ ( value, column, order ) */
function rankEqual(call: Call): Value {
  const { table, index } = call.column(1);
  const rows = call.environment.filter.visible(table).filter((row) => row < table.size);
  call.run.meter.step(rows.length);
  const values = rows.map((row) => table.rows[row]?.[index] ?? null);
  const value = call.value(0);
  return values.some((each) => compare(each, value) === 0) ? rankOf(value, values, isAscending(call, 2), false) : null;
}

export const RANKS: Functions = {
  RANKX: { arity: [2, 5], value: ranked },
  "RANK.EQ": { arity: [2, 3], value: rankEqual },
};
