import type { Call } from "../../context/call.ts";
import { distinctColumns, type Table, type TableColumn } from "../../context/table.ts";
import type { ModelColumn } from "../../model/model.ts";
import { Moment, type Value } from "../../model/value.ts";

/** The dates of a time function: those of the context, and all of the calendar. Serial numbers, ascending. */
export interface Dates {
  column: TableColumn;
  selected: readonly number[];
  all: readonly number[];
}

function serials(values: readonly Value[]): number[] {
  const serials = values.flatMap((value) => (value instanceof Moment ? [value.serial] : []));
  return [...new Set(serials)].sort((a, b) => a - b);
}

const firstColumn = ({ rows }: Table): Value[] => rows.map(([value = null]) => value);

const calendars = new WeakMap<ModelColumn, readonly number[]>();

function calendarOf(column: ModelColumn): readonly number[] {
  const all = calendars.get(column) ?? serials(column.table.rows.map((row) => row[column.index] ?? null));
  calendars.set(column, all);
  return all;
}

function columnDates(call: Call, column: ModelColumn, selected: Table): Dates {
  if (column.type !== "date") throw call.fault("type", `${call.node.name} needs a column of dates.`);
  call.run.meter.step(selected.rows.length);
  return {
    column: { name: column.name, origin: column },
    selected: serials(firstColumn(selected)),
    all: calendarOf(column),
  };
}

/** Returns the dates that the argument names: a column in the current context, or a table of one column. */
export function datesAt(call: Call, position: number): Dates {
  if (call.arg(position).kind === "column") {
    const column = call.column(position);
    const visible = call.environment.transitioned().filter.visible(column.table);
    return columnDates(call, column, distinctColumns([column], column.table, visible));
  }
  const table = call.table(position);
  const [column, more] = table.columns;
  if (!column || more) throw call.fault("type", `${call.node.name} needs one column of dates.`);
  if (column.origin) return columnDates(call, column.origin, table);
  const all = serials(firstColumn(table));
  return { column, selected: all, all };
}

/** Returns the dates of the calendar that pass, as a table that filters the calendar. */
export function datesWhere({ column, all }: Dates, isKept: (serial: number) => boolean): Table {
  return { columns: [column], rows: all.filter(isKept).map((serial) => [new Moment(serial)]) };
}

export const firstOf = ({ selected }: Dates): number | undefined => selected[0];

export const lastOf = ({ selected }: Dates): number | undefined => selected.at(-1);
