import type { Call, DaxFunction, Functions } from "../../context/call.ts";
import { keepRows, type Table } from "../../context/table.ts";
import { rowKey } from "../../model/value.ts";

/** Returns two tables with the same number of columns; the first one's names are used. */
function pair(call: Call, second: number): [Table, Table] {
  const [a, b] = [call.table(0), call.table(second)];
  if (a.columns.length !== b.columns.length)
    throw call.fault(
      "type",
      `The tables of ${call.node.name} have ${a.columns.length} and ${b.columns.length} columns.`,
    );
  call.run.meter.step(a.rows.length + b.rows.length);
  return [a, b];
}

function union(call: Call): Table {
  const tables = call.positions(1).map((position) => pair(call, position)[1]);
  const first = call.table(0);
  const rows = [first, ...tables].flatMap((table) => table.rows);
  const columns = first.columns.map((column, index) =>
    tables.every((table) => table.columns[index]?.origin === column.origin) ? column : { name: column.name },
  );
  return { columns, rows };
}

/** Keeps the rows of the first table that are, or are not, in the second. */
const compared = (isKept: boolean): DaxFunction => ({
  arity: [2, 2],
  table(call) {
    const [first, second] = pair(call, 1);
    const keys = new Set(second.rows.map(rowKey));
    return keepRows(first, (row) => keys.has(rowKey(first.rows[row] ?? [])) === isKept);
  },
});

export const SETS: Functions = {
  UNION: { arity: [2, 255], table: union },
  INTERSECT: compared(true),
  EXCEPT: compared(false),
};
