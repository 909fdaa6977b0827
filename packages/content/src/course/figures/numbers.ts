import { LessonFault } from "../blocks/block.ts";
import { shownRows } from "../blocks/shown.ts";

/** A row of a chart: its label, its value, and the value as shown. */
export interface Point {
  label: string;
  value: number;
  text: string;
}

/** Reads the shown rows of a chart: a label, and a number of zero or more. */
export function pointsOf(shown: string): { points: Point[]; columns: string[] } {
  const { columns, rows } = shownRows(shown);
  const points = rows.map(([label = "", number = ""]) => {
    const value = Number(number);
    if (number === "" || !(value >= 0)) throw new LessonFault(`"${number}" cannot be drawn.`);
    return { label, value, text: value.toLocaleString("en-IN") };
  });
  if (columns.length !== 2 || points.length < 2) throw new LessonFault("A chart needs a label and a number, twice.");
  return { points, columns };
}

/** Returns a share of a hundred with one digit after the point. */
export const percent = (value: number, most: number) => (most === 0 ? 0 : Math.round((value / most) * 1000) / 10);
