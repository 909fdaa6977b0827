import { LessonFault } from "./block.ts";

/** A cell may hold an escaped line between columns. */
const cellsOf = (line: string) =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replace(/\\(.)/g, "$1"));

/** Returns the columns and rows of the one table in a shown result, for a figure. */
export function shownRows(markdown: string): { columns: string[]; rows: string[][] } {
  const lines = markdown.split("\n").filter((line) => line.startsWith("|"));
  const [head, , ...rows] = lines;
  if (head === undefined) throw new LessonFault("A figure with a query needs its shown rows: npm run course:fill");
  return { columns: cellsOf(head), rows: rows.map(cellsOf) };
}
