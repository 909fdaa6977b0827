import type { Call, Functions } from "../../context/call.ts";
import type { ModelColumn } from "../../model/model.ts";

/** Returns the columns in the argument of ISFILTERED and ISCROSSFILTERED: one, or all of a table. */
function askedColumns(call: Call): readonly ModelColumn[] {
  const node = call.arg(0);
  return (node.kind === "name" ? call.modelTable(0)?.columns : undefined) ?? [call.column(0)];
}

const isFiltered = (call: Call): boolean =>
  askedColumns(call).some((column) => call.environment.filter.isFiltered(column));

const isCrossFiltered = (call: Call): boolean =>
  askedColumns(call).some(({ table }) => call.environment.filter.isCrossFiltered(table));

/** Whether the column is a header of this cell, and so not summed up by a subtotal or a total. */
const isInScope = (call: Call): boolean => call.environment.filter.scope.includes(call.column(0));

export const SELECTION: Functions = {
  ISFILTERED: { arity: [1, 1], value: isFiltered },
  ISCROSSFILTERED: { arity: [1, 1], value: isCrossFiltered },
  ISINSCOPE: { arity: [1, 1], value: isInScope },
};
