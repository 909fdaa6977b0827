import type { Column } from "./column.ts";
import { type Condition, requiredOf } from "./conditions.ts";
import type { MemoryIndex } from "./memory-index.ts";
import { countBits, isIn, type Span, testOfSpan, visitMatches } from "./walk.ts";

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

/** Returns the matching rows, newest first, at most `most`. */
export function findRows(index: MemoryIndex, query: IndexQuery, most: number): number[] {
  const search = prepareQuery(index, query);
  if (!search || most === 0) return [];
  const { required, since, late, isInRange } = search;
  const { at, isLate } = index;
  const hasSince = since > -Infinity;
  const rows: number[] = [];
  visitMatches(required, (row) => {
    if (isLate.size > 0) {
      if (isLate.has(row)) return true;
      while (late.length > 0 && index.compare(late.at(-1) as number, row) > 0) rows.push(late.pop() as number);
    }
    if (hasSince && (at[row] as number) < since) return false;
    if (isInRange(row)) rows.push(row);
    return rows.length < most;
  });
  while (late.length > 0 && rows.length < most) rows.push(late.pop() as number);
  return rows.length > most ? rows.slice(0, most) : rows;
}

/** Counts matching rows up to `most`. If all sets are bits, it compares 32 rows at a time. */
export function countRows(index: MemoryIndex, query: IndexQuery, most: number): number {
  const search = prepareQuery(index, query);
  if (!search) return 0;
  const { required, since, late, isInRange, spans } = search;
  const { at, isLate } = index;
  const rest = most - late.length;
  if (rest <= 0) return most;
  if (required.lists.length + required.without.length + isLate.size === 0)
    return countBits(required.bits, spans, rowFrom(index, since), rest);
  const hasSince = since > -Infinity;
  let count = 0;
  visitMatches(required, (row) => {
    if (isLate.size > 0 && isLate.has(row)) return true;
    if (hasSince && (at[row] as number) < since) return false;
    if (isInRange(row)) count += 1;
    return count < rest;
  });
  return late.length + count;
}

/** Prepares a walk: the sets, the time at which it ends, and the matching late rows, the oldest first. */
export function prepareQuery(index: MemoryIndex, { where, ranges }: IndexQuery) {
  const required = requiredOf(index, where);
  if (!required) return null;
  const since = Math.max(...ranges.map(({ of, least = -Infinity }) => (of === "at" ? least : -Infinity)), -Infinity);
  const spans = spansOf(index, ranges);
  const isInRange = testOf(spans);
  const late = index.late.filter(
    (row) => (index.at[row] as number) >= since && index.present.has(row) && isIn(required, row) && isInRange(row),
  );
  return { required, since, late, isInRange, spans };
}

/** Counts these rows by each value of these kinds of terms, the most frequent first. */
export function countValues(index: MemoryIndex, rows: readonly number[], kinds: readonly string[]) {
  const values = index.terms.countValues(kinds, (visit) => {
    for (const row of rows) index.rowTerms.each(row, visit);
  });
  for (const counted of values.values()) counted.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return Object.fromEntries(values);
}

/** Returns the oldest row that is not before this time. No row may be late, so that all rows are in the order of their times. */
function rowFrom({ at, ids }: MemoryIndex, since: number): number {
  let [low, high] = [0, ids.size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((at[middle] as number) < since) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Converts ranges to bounds of columns, except for the earliest time, at which a walk ends. */
function spansOf(index: MemoryIndex, ranges: readonly Range[]): Span[] {
  return ranges.flatMap(({ of, least = -Infinity, most = Infinity }): Span[] => {
    const place = index.shape.numbers.indexOf(of);
    if (place >= 0) {
      const { values, minimums } = index.numbers[place] as Column;
      return [{ values, minimums: most === Infinity ? minimums : undefined, least, most }];
    }
    if (of !== "at") throw new Error(`The search has no number ${of}`);
    return most < Infinity ? [{ values: index.at, least: -Infinity, most }] : [];
  });
}

function testOf(spans: readonly Span[]): Test {
  const [first, second, ...others] = spans.map(testOfSpan);
  if (!first) return () => true;
  if (!second) return first;
  if (others.length === 0) return (row) => first(row) && second(row);
  return (row) => first(row) && second(row) && others.every((test) => test(row));
}
