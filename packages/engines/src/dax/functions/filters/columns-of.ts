import { type Call, findColumn } from "../../context/call.ts";
import { expandedColumns } from "../../context/table.ts";
import type { ModelColumn, ModelTable } from "../../model/model.ts";

/** The argument of ALL, REMOVEFILTERS and similar functions: one table, or columns. */
export type Target = { table: ModelTable } | { columns: ModelColumn[] };

export function targetOf(call: Call, first = 0): Target {
  const node = call.arg(first);
  const table = node.kind === "name" && call.count === first + 1 ? call.modelTable(first) : null;
  if (table) return { table };
  return { columns: call.positions(first).map((position) => call.column(position)) };
}

/** Returns the columns whose filters are removed: for a table those of its expanded table. */
export function columnsOf(call: Call, target: Target): ModelColumn[] {
  return "table" in target ? expandedColumns(call.environment.filter.links, target.table) : target.columns;
}

/** Returns the columns that ALLEXCEPT does not keep; its arguments are a table, then columns or tables. */
export function columnsExcept(call: Call): ModelColumn[] {
  const table = call.modelTable(0);
  if (!table) throw call.fault("type", "ALLEXCEPT needs a table of the model.");
  const columns = new Set(
    call.positions(1).flatMap((position) => {
      const column = findColumn(call.run, call.arg(position));
      return column ? [column] : (call.modelTable(position)?.columns ?? call.column(position));
    }),
  );
  return expandedColumns(call.environment.filter.links, table).filter((column) => !columns.has(column));
}
