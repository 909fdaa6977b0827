import type { Call, Functions } from "../../context/call.ts";
import { pickRows, type Table } from "../../context/table.ts";
import { order, type Value } from "../../model/value.ts";
import { isAscending } from "../aggregate/rank.ts";

interface Key {
  values: Value[];
  sign: 1 | -1;
}

/** BLANK sorts as 0 among numbers. */
const compared = (a: Value, b: Value): number => order(a ?? zero(b), b ?? zero(a));

const zero = (other: Value): Value => (typeof other === "number" ? 0 : null);

/** TOPN ( count, table, order, ASC or DESC, … ): rows that tie with the last one are included. */
function topN(call: Call): Table {
  const count = call.whole(0);
  const table = call.table(1);
  if (count < 1) return pickRows(table, []);
  const keys = call
    .positions(2)
    .filter((position) => position % 2 === 0)
    .map((position): Key => ({ values: call.perRow(table, position), sign: isAscending(call, position + 1) ? 1 : -1 }));
  const byKeys = (a: number, b: number) =>
    keys.reduce((found, { values, sign }) => found || sign * compared(values[a] ?? null, values[b] ?? null), 0);
  const sorted = table.rows.map((_, row) => row).sort(byKeys);
  const last = sorted[count - 1];
  const topRows =
    keys.length === 0 || last === undefined ? sorted.slice(0, count) : sorted.filter((row) => byKeys(row, last) <= 0);
  return pickRows(
    table,
    topRows.sort((a, b) => a - b),
  );
}

export const TOP: Functions = { TOPN: { arity: [2, 255], table: topN } };
