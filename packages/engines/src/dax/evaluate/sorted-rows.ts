import type { Environment, Run } from "../context/environment.ts";
import { pickRows, type Table } from "../context/table.ts";
import { order } from "../model/value.ts";
import type { OrderBy } from "../syntax/node.ts";

/** Returns the rows in the order of ORDER BY; equal rows keep their order. */
export function sortedRows(run: Run, table: Table, orders: readonly OrderBy[], environment: Environment): Table {
  const keys = orders.map(({ by, descending }) => ({
    values: table.rows.map((_, row) => run.value(by, environment.withRow(table, row))),
    sign: descending ? -1 : 1,
  }));
  const rows = table.rows.map((_, row) => row);
  rows.sort((a, b) =>
    keys.reduce((found, { values, sign }) => found || sign * order(values[a] ?? null, values[b] ?? null), 0),
  );
  return pickRows(table, rows);
}
