import type { Cell } from "@dryrun/content/interview/question";

const MOST_MAPPINGS = 5_000;

/** Returns the same text for values that count as equal: numbers to two decimals, texts without outer spaces. */
export function keyOf(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return "∅";
  const number = typeof cell === "number" ? cell : /^-?\d+(?:\.\d+)?$/.test(cell.trim()) ? Number(cell) : Number.NaN;
  if (Number.isFinite(number)) return (Math.round((number + 1e-9) * 100) / 100 + 0).toFixed(2);
  return String(cell).trim();
}

function rowKeys(rows: readonly Cell[][], columns: readonly number[]): string[] {
  return rows.map((row) => columns.map((at) => keyOf(row[at])).join("\u0001"));
}

/** Whether these columns of the answer's rows equal the expected rows. */
export function isSame(expected: Cell[][], actual: Cell[][], mapping: readonly number[], ordered: boolean): boolean {
  if (expected.length !== actual.length) return false;
  const left = rowKeys(
    expected,
    mapping.map((_, index) => index),
  );
  const right = rowKeys(actual, mapping);
  if (!ordered) {
    left.sort();
    right.sort();
  }
  return left.every((key, index) => key === right[index]);
}

/** Returns every mapping of the expected columns to the answer's columns, whatever their names and order. */
export function mappingsOf(expected: number, actual: number): number[][] {
  if (mappingCount(expected, actual) > MOST_MAPPINGS) return [];
  let mappings: number[][] = [[]];
  for (let at = 0; at < expected; at += 1) {
    mappings = mappings.flatMap((mapping) =>
      Array.from({ length: actual }, (_, column) => column)
        .filter((column) => !mapping.includes(column))
        .map((column) => [...mapping, column]),
    );
  }
  return mappings;
}

/** Counts the mappings, up to a limit. */
function mappingCount(expected: number, actual: number): number {
  let count = 1;
  for (let at = 0; at < expected && count <= MOST_MAPPINGS; at += 1) count *= Math.max(0, actual - at);
  return count;
}
