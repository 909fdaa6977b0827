import { LessonFault } from "../blocks/block.ts";

/** A cell may hold an escaped line between columns. */
const cellsOf = (line: string) =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replace(/\\(.)/g, "$1"));

/** Returns the columns and rows of the one table in a shown result, for a figure. */
function shownRows(markdown: string): { columns: string[]; rows: string[][] } {
  const lines = markdown.split("\n").filter((line) => line.startsWith("|"));
  const [head, , ...rows] = lines;
  if (head === undefined) throw new LessonFault("A figure with a query needs its shown rows: npm run course:fill");
  return { columns: cellsOf(head), rows: rows.map(cellsOf) };
}

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
