import { isoOf, partsOf, serialOf } from "../model/dates.ts";
import type { DaxTable } from "../world.ts";

/** A date table of whole calendar years, with the columns Date, Year, Month and Year Month. */
export function dateTable(firstYear: number, lastYear: number): DaxTable {
  const first = serialOf(firstYear, 1, 1);
  const count = serialOf(lastYear, 12, 31) - first + 1;
  return {
    name: "Date",
    columns: [
      { name: "Date", type: "date" },
      { name: "Year", type: "integer" },
      { name: "Month", type: "integer" },
      { name: "Year Month", type: "text" },
    ],
    rows: Array.from({ length: count }, (_, day) => {
      const { year, month } = partsOf(first + day);
      const iso = isoOf(first + day);
      return [iso, year, month, iso.slice(0, 7)];
    }),
  };
}
