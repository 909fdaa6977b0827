import type { Call, Functions } from "../../context/call.ts";
import type { Environment } from "../../context/environment.ts";
import type { Filter } from "../../context/filter.ts";
import type { FilterContext } from "../../context/filter-context.ts";
import type { ModelColumn } from "../../model/model.ts";
import { addChange, type Changes } from "./modifiers.ts";

/** Returns the columns whose filters a filter replaces; one on the dates of a date table replaces all of that table. */
function replacedColumns(call: Call, { columns }: Filter): readonly ModelColumn[] {
  const dates = call.run.model.dateColumns.filter((column) => columns.includes(column));
  return [...columns, ...dates.flatMap(({ table }) => table.columns)];
}

/** Applies the filters of one CALCULATE; they are combined even if they filter the same column. */
function filtered(call: Call, context: FilterContext, { filters, kept }: Changes): FilterContext {
  const removed = filters.flatMap((filter) => replacedColumns(call, filter));
  const { scope } = context;
  return [...filters, ...kept]
    .reduce((made, filter) => made.narrowed(filter), context.without(removed))
    .withScope(scope);
}

/**
 * Returns the environment in which CALCULATE evaluates its expression: row contexts become filters, then
 * relationships and removals apply, then the filters of the arguments at these positions, and `more` filters.
 */
export function calculate(call: Call, positions: readonly number[], more: readonly Filter[] = []): Environment {
  const changes: Changes = { before: [], filters: [...more], kept: [] };
  for (const position of positions) if (call.has(position)) addChange(call, call.arg(position), changes);
  const environment = call.environment.transitioned();
  const context = changes.before.reduce((made, change) => change(made), environment.filter);
  return environment.withFilter(filtered(call, context, changes));
}

export const CALCULATE: Functions = {
  CALCULATE: { arity: [1, 255], value: (call) => call.value(0, calculate(call, call.positions(1))) },
  CALCULATETABLE: { arity: [1, 255], table: (call) => call.table(0, calculate(call, call.positions(1))) },
};
