import type { Call, DaxFunction, Functions } from "../../context/call.ts";
import { pickRows, type Table } from "../../context/table.ts";
import { order, type Value } from "../../model/value.ts";
import { visibleDistinct } from "../filters/values.ts";

type Side = "first" | "last";

/** Returns the distinct values in ascending order. */
function sorted(call: Call): Table {
  const table = call.arg(0).kind === "column" ? visibleDistinct(call, call.column(0), true) : call.table(0);
  const rows = table.rows.map((_, row) => row);
  return pickRows(
    table,
    rows.sort((a, b) => order(table.rows[a]?.[0] ?? null, table.rows[b]?.[0] ?? null)),
  );
}

const pick = (values: readonly Value[], side: Side): number =>
  side === "first" ? values.findIndex((value) => value !== null) : values.findLastIndex((value) => value !== null);

/** Returns the first or last value of the column for which the expression is not BLANK. */
const nonBlank = (side: Side): DaxFunction => ({
  arity: [2, 2],
  table(call) {
    const table = sorted(call);
    const position = pick(call.perRow(table, 1), side);
    return pickRows(table, position < 0 ? [] : [position]);
  },
});

/** Returns the expression itself, at the first or last value for which it is not BLANK; the value filters it. */
const nonBlankValue = (side: Side): DaxFunction => ({
  arity: [2, 2],
  value(call) {
    const table = sorted(call);
    const values = table.rows.map((_, row) => call.value(1, call.environment.withRow(table, row).transitioned()));
    return values[pick(values, side)] ?? null;
  },
});

export const NON_BLANK: Functions = {
  FIRSTNONBLANK: nonBlank("first"),
  LASTNONBLANK: nonBlank("last"),
  FIRSTNONBLANKVALUE: nonBlankValue("first"),
  LASTNONBLANKVALUE: nonBlankValue("last"),
};
