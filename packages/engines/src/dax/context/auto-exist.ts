import type { Meter } from "../../meter.ts";
import type { ModelColumn } from "../model/model.ts";
import type { Value } from "../model/value.ts";
import type { FilterContext } from "./filter-context.ts";
import { columnFrom, distinctColumns, type Table } from "./table.ts";

/** Returns the visible combinations of columns: existing ones within a table, every pairing between tables. */
export function autoExist(meter: Meter, filter: FilterContext, columns: readonly ModelColumn[]): Table {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const parts = tables.map((table) => {
    const ownColumns = columns.filter((column) => column.table === table);
    return { own: ownColumns, rows: distinctColumns(ownColumns, table, filter.visible(table)).rows };
  });
  const size = parts.reduce((product, { rows }) => product * rows.length, 1);
  meter.step(size);
  meter.hold(size * columns.length);
  meter.release(size * columns.length);
  let rows: Map<ModelColumn, Value>[] = [new Map()];
  for (const part of parts)
    rows = rows.flatMap((left) =>
      part.rows.map(
        (right) => new Map([...left, ...part.own.map((column, index) => [column, right[index] ?? null] as const)]),
      ),
    );
  return {
    columns: columns.map(columnFrom),
    rows: rows.map((row) => columns.map((column) => row.get(column) ?? null)),
  };
}
