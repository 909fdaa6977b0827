import { serialOf } from "../grid.ts";
import type { MacroData } from "./macro-data.ts";

/** Returns the dates of the data by their serial numbers, which cells contain after a run. */
export function datesIn({ sheets, now, files = [] }: MacroData): Map<number, string> {
  const cells = [...sheets, ...files.flatMap((file) => file.sheets ?? [])].flatMap(({ rows = [] }) => rows.flat());
  const dates = cells.flatMap((cell) =>
    typeof cell === "object" && cell !== null && "date" in cell ? [cell.date] : [],
  );
  const all = [...dates, ...files.flatMap(({ modified }) => modified ?? []), ...(now === undefined ? [] : [now])];
  return new Map(all.map((date) => [serialOf(date), date.replace("T", " ")]));
}
