import { serialOf } from "../grid.ts";
import type { MacroWorld } from "./macro-world.ts";

/** Returns the dates of a world by their serial numbers, which cells contain after a run. */
export function datesIn({ sheets, now, files = [] }: MacroWorld): Map<number, string> {
  const cells = [...sheets, ...files.flatMap((file) => file.sheets ?? [])].flatMap(({ rows = [] }) => rows.flat());
  const dates = cells.flatMap((cell) =>
    typeof cell === "object" && cell !== null && "date" in cell ? [cell.date] : [],
  );
  const all = [...dates, ...files.flatMap(({ modified }) => modified ?? []), ...(now === undefined ? [] : [now])];
  return new Map(all.map((date) => [serialOf(date), date.replace("T", " ")]));
}
