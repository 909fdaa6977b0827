import type { Call, Functions } from "../../context/call.ts";
import { baseTable, columnFrom, distinctColumns, distinctRows, keepRows, type Table } from "../../context/table.ts";
import type { ModelColumn } from "../../model/model.ts";
import { rowKey, type Value } from "../../model/value.ts";

/** Returns the distinct visible values of a column. The blank row counts if `withBlank`. */
export function visibleDistinct(call: Call, column: ModelColumn, withBlank: boolean): Table {
  const rows = call.environment.filter.visible(column.table);
  call.run.meter.step(rows.length);
  return distinctColumns([column], column.table, withBlank ? rows : rows.filter((row) => row < column.table.size));
}

function values(call: Call): Table {
  const node = call.arg(0);
  if (node.kind === "column") return visibleDistinct(call, call.column(0), true);
  const table = call.modelTable(0);
  return table ? baseTable(table, call.environment.filter.visible(table)) : distinctRows(call.table(0));
}

function distinct(call: Call): Table {
  const node = call.arg(0);
  if (node.kind === "column") return visibleDistinct(call, call.column(0), false);
  return distinctRows(call.table(0));
}

/** Returns the values that filters name directly; all visible ones without such a filter. */
function filters(call: Call): Table {
  const column = call.column(0);
  const all = distinctColumns([column], column.table, call.environment.filter.visible(column.table));
  const direct = call.environment.filter.filters.filter(({ columns }) => columns.includes(column));
  return keepRows(all, (row) =>
    direct.every((filter) => filter.keys([filter.columns.indexOf(column)]).has(rowKey(all.rows[row] ?? []))),
  );
}

/** TREATAS ( table, column, … ): applies the values as filters of other columns; values that do not exist there are left out. */
function treatAs(call: Call): Table {
  const table = call.table(0);
  const columns = call.positions(1).map((position) => call.column(position));
  if (columns.length !== table.columns.length)
    throw call.fault(
      "type",
      `The table of TREATAS has ${table.columns.length} columns, but ${columns.length} are named.`,
    );
  const existing = columns.map(
    ({ table: { rows, size }, index }) => new Set(rows.slice(0, size).map((row) => rowKey([row[index] ?? null]))),
  );
  const rows = table.rows.filter((row) => existing.every((keys, index) => keys.has(rowKey([row[index] ?? null]))));
  return { columns: columns.map(columnFrom), rows };
}

/** Whether one value of the column is visible. */
function hasOne(call: Call): boolean {
  const column = call.column(0);
  const count = () => visibleDistinct(call, column, true).rows.length;
  return call.environment.filter.remembered(column, "VALUES", count) === 1;
}

function selectedValue(call: Call): Value {
  if (hasOne(call)) return visibleDistinct(call, call.column(0), true).rows[0]?.[0] ?? null;
  return call.has(1) ? call.value(1) : null;
}

export const DISTINCT_VALUES: Functions = {
  VALUES: { arity: [1, 1], table: values },
  DISTINCT: { arity: [1, 1], table: distinct },
  FILTERS: { arity: [1, 1], table: filters },
  TREATAS: { arity: [2, 255], table: treatAs },
  HASONEVALUE: { arity: [1, 1], value: hasOne },
  HASONEFILTER: {
    arity: [1, 1],
    value: (call) => call.environment.filter.isFiltered(call.column(0)) && filters(call).rows.length === 1,
  },
  SELECTEDVALUE: { arity: [1, 2], value: selectedValue },
};
