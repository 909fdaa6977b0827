import { autoExist } from "../../context/auto-exist.ts";
import { type Call, type Functions, findColumn } from "../../context/call.ts";
import type { FilterContext } from "../../context/filter-context.ts";
import { filterOf, keepRows, pickRows, type Table } from "../../context/table.ts";
import type { ModelColumn } from "../../model/model.ts";
import { extendTable, extensionsFrom } from "./extended.ts";

interface Parts {
  columns: ModelColumn[];
  filter: FilterContext;
  /** The position of the first name of an expression. */
  first: number;
}

/** Splits the arguments: columns to group by, then tables that filter, then names with expressions. */
function partsOf(call: Call): Parts {
  const columns: ModelColumn[] = [];
  let { filter } = call.environment.transitioned();
  let first = 0;
  for (; first < call.count; first++) {
    const node = call.arg(first);
    if (node.kind === "literal") break;
    const column = findColumn(call.run, node);
    if (column) columns.push(column);
    else if (node.kind === "call" && node.name.startsWith("ROLLUP"))
      throw call.unsupported(`SUMMARIZECOLUMNS with ${node.name}`);
    else {
      const added = filterOf(call.table(first), call.environment.filter);
      if (added) filter = filter.narrowed(added);
    }
  }
  return { columns, filter, first };
}

/** Groups by existing combinations of each table; groups for which every expression is BLANK are left out. */
function summarizeColumns(call: Call): Table {
  const { columns, filter, first } = partsOf(call);
  const groups = autoExist(call.run.meter, filter, columns);
  const extensions = extensionsFrom(call, first);
  if (extensions.length === 0) return groups;
  const values = extensions.map(({ position }) =>
    groups.rows.map((_, row) => {
      const group = filterOf(pickRows(groups, [row]), filter);
      const inner = (group ? filter.replaced(group) : filter).withScope(columns);
      return call.value(position, call.environment.withFilter(inner));
    }),
  );
  const created = extendTable(call, groups, extensions, values);
  return keepRows(created, (row) => values.some((list) => list[row] !== null));
}

export const SUMMARIES: Functions = {
  SUMMARIZECOLUMNS: { arity: [1, 255], table: summarizeColumns },
};
