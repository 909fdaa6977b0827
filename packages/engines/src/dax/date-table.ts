import { isoOf, momentOf, partsOf } from "./model/dates.ts";
import type { DaxTable, DaxWorld } from "./world.ts";

/** A date table that is made: one row for each day, with the columns Date, Year, Month and Year Month. */
export interface DateTable {
  name: string;
  /** The first and the last day: "2024-04-01". */
  from: string;
  to: string;
}

/** A world whose date tables may be named by their first and last day. */
export type MeasureWorld = Omit<DaxWorld, "tables"> & { tables: (DaxTable | DateTable)[] };

const serial = (date: string): number => {
  const moment = momentOf(date);
  if (!moment) throw new Error(`${date} is not a date.`);
  return moment.serial;
};

/** The rows of a date table. */
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

/** The day of a world that has none: after all data, so that a measure which hides the future shows all of it. */
const SOME_DAY = "2026-01-15";

/** The world with its date tables made. */
export function daxWorldOf(world: MeasureWorld): DaxWorld {
  return {
    today: SOME_DAY,
    ...world,
    tables: world.tables.map((table) => ("rows" in table ? table : dateTable(table))),
  };
}
