import { type Condition, requiredOf } from "./conditions.ts";
import type { MemoryIndex } from "./memory-index.ts";
import { isIn, walk } from "./walk.ts";

/** A number between two bounds, both included; `at` is the time by which rows are ordered, in microseconds. */
export interface Range {
  of: string;
  least?: number;
  most?: number;
}
export interface IndexQuery {
  where: Condition;
  ranges: readonly Range[];
}

type Test = (row: number) => boolean;

/** The rows that match, newest first, `most` of them. */
export function findRows(index: MemoryIndex, { where, ranges }: IndexQuery, most: number): number[] {
  const required = requiredOf(index, where);
  if (!required || most === 0) return [];
  const since = Math.max(...ranges.map(({ of, least = -Infinity }) => (of === "at" ? least : -Infinity)), -Infinity);
  const isInRange = testOf(index, ranges);
  const { at, isLate } = index;
  const late = index.late.filter(
    (row) => (at[row] as number) >= since && index.present.has(row) && isIn(required, row) && isInRange(row),
  );
  const found: number[] = [];
  walk(required, (row) => {
    if (isLate.size > 0) {
      if (isLate.has(row)) return true;
      while (late.length > 0 && index.compare(late.at(-1) as number, row) > 0) found.push(late.pop() as number);
    }
    if ((at[row] as number) < since) return false;
    if (isInRange(row)) found.push(row);
    return found.length < most;
  });
  while (late.length > 0 && found.length < most) found.push(late.pop() as number);
  return found.length > most ? found.slice(0, most) : found;
}

/** How many of these rows hold each value of a kind of terms, the most frequent first. */
export function countValues(index: MemoryIndex, rows: readonly number[], kind: string) {
  const counts = new Map<number, number>();
  for (const row of rows) for (const term of index.rowTerms.of(row)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return [...counts]
    .flatMap(([term, count]) => {
      const value = index.terms.valueIn(kind, term);
      return value === null ? [] : [{ value, count }];
    })
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** Whether a row is within the ranges; the earliest time is no part of it, because the walk ends there. */
function testOf(index: MemoryIndex, ranges: readonly Range[]): Test {
  const tests = ranges.flatMap(({ of, least = -Infinity, most = Infinity }) => {
    const place = index.shape.numbers.indexOf(of);
    if (place < 0 && of !== "at") throw new Error(`The search has no number ${of}`);
    if (place < 0 && most === Infinity) return [];
    const column = place < 0 ? index.at : (index.numbers[place] as Float64Array);
    return [(row: number) => (column[row] as number) >= least && (column[row] as number) <= most];
  });
  if (tests.length === 0) return () => true;
  return tests.length === 1 ? (tests[0] as Test) : (row) => tests.every((test) => test(row));
}
