import type { DaxModel, DaxTable } from "./data.ts";
import { isoOf, momentOf, partsOf } from "./model/dates.ts";

/** A generated date table: one row for each day, with the columns Date, Year, Month and Year Month. */
export interface DateTable {
  name: string;
  /** The first and the last day: "2024-04-01". */
  from: string;
  to: string;
}

/** A data model whose date tables may be written as only their first and last day. */
export type MeasureModel = Omit<DaxModel, "tables"> & { tables: (DaxTable | DateTable)[] };

const serial = (date: string): number => {
  const moment = momentOf(date);
  if (!moment) throw new Error(`${date} is not a date.`);
  return moment.serial;
};

/** Generates the rows of a date table. */
export function dateTable({ name, from, to }: DateTable): DaxTable {
  const first = serial(from);
  return {
    name,
    columns: [
      { name: "Date", type: "date" },
      { name: "Year", type: "integer" },
      { name: "Month", type: "integer" },
      { name: "Year Month", type: "text" },
    ],
    rows: Array.from({ length: serial(to) - first + 1 }, (_, day) => {
      const { year, month } = partsOf(first + day);
      const iso = isoOf(first + day);
      return [iso, year, month, iso.slice(0, 7)];
    }),
  };
}

/** The default day of a world: after all data, so that a measure that hides the future shows all of it. */
const SOME_DAY = "2026-01-15";

/** Returns the data with generated date tables. */
export function daxModelOf(data: MeasureModel): DaxModel {
  return {
    today: SOME_DAY,
    ...data,
    tables: data.tables.map((table) => ("rows" in table ? table : dateTable(table))),
  };
}
