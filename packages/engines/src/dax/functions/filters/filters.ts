import type { Call, DaxFunction, Functions } from "../../context/call.ts";
import { baseTable, distinctColumns, type Table } from "../../context/table.ts";
import type { ModelColumn, ModelTable } from "../../model/model.ts";
import { CALCULATE } from "./calculate.ts";
import { columnsExcept, targetOf } from "./columns-of.ts";
import { DISTINCT_VALUES } from "./values.ts";

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

const SELECTION: Functions = {
  ISFILTERED: { arity: [1, 1], value: isFiltered },
  ISCROSSFILTERED: { arity: [1, 1], value: isCrossFiltered },
  ISINSCOPE: { arity: [1, 1], value: isInScope },
};

/** Returns all rows, with the blank row if a relationship is broken. */
function everyRow(call: Call, table: ModelTable, withBlank: boolean): number[] {
  const size = withBlank && call.environment.filter.links.isBroken(table) ? table.size + 1 : table.size;
  call.run.meter.step(size);
  return Array.from({ length: size }, (_, row) => row);
}

function tableOf(call: Call, rowsOf: (table: ModelTable) => readonly number[]): Table {
  const target = targetOf(call);
  if ("table" in target) return baseTable(target.table, rowsOf(target.table));
  const [first] = target.columns;
  if (!first || target.columns.some(({ table }) => table !== first.table))
    throw call.fault("type", `The columns of ${call.node.name} must be of one table.`);
  return distinctColumns(target.columns, first.table, rowsOf(first.table));
}

const all = (withBlank: boolean): DaxFunction => ({
  arity: [0, 255],
  table: (call) => tableOf(call, (table) => everyRow(call, table, withBlank)),
});

const allSelected: DaxFunction = {
  arity: [0, 255],
  table: (call) => tableOf(call, (table) => call.environment.filter.selected.visible(table)),
};

/** As a table: the columns that are not kept, without filters. */
function allExcept(call: Call): Table {
  const table = call.modelTable(0);
  const columns = columnsExcept(call).filter((column) => column.table === table);
  if (!table || columns.length === 0) throw call.fault("type", "ALLEXCEPT leaves no column.");
  return distinctColumns(columns, table, everyRow(call, table, true));
}

const onlyInCalculate = (name: string): DaxFunction => ({
  arity: [0, 255],
  table(call) {
    throw call.unsupported(`${name} outside of the filters of CALCULATE`);
  },
});

export const ALL: Functions = {
  ALL: all(true),
  ALLNOBLANKROW: all(false),
  ALLSELECTED: allSelected,
  ALLEXCEPT: { arity: [2, 255], table: allExcept },
  REMOVEFILTERS: onlyInCalculate("REMOVEFILTERS"),
  KEEPFILTERS: onlyInCalculate("KEEPFILTERS"),
  USERELATIONSHIP: onlyInCalculate("USERELATIONSHIP"),
  CROSSFILTER: onlyInCalculate("CROSSFILTER"),
};

export const FILTERS: Functions = { ...CALCULATE, ...ALL, ...DISTINCT_VALUES, ...SELECTION };
