import type { SqlRows } from "@dryrun/engines/sql/world";
import { keyOf } from "./compare.ts";

type Rows = SqlRows["rows"];
/** Places in the expected and in the found result, from 0. */
type Pair = readonly [expected: number, found: number];

export interface Aligned {
  /** Columns that match each other, and those that only one result has. */
  columns: readonly Pair[];
  missing: readonly number[];
  surplus: readonly number[];
  /** Rows that are compared with each other; the others are in one result only. */
  rows: readonly Pair[];
}

/** Takes pairs for which `fits` holds from the places that are left, the first that fits. */
function pairedBy(left: Pair[], open: [number[], number[]], fits: (expected: number, found: number) => boolean) {
  const [expected, found] = open;
  for (const one of [...expected]) {
    const other = found.find((at) => fits(one, at));
    if (other === undefined) continue;
    left.push([one, other]);
    expected.splice(expected.indexOf(one), 1);
    found.splice(found.indexOf(other), 1);
  }
}

const places = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The values of each column, as one text in the rows' order and one sorted. */
const columnsOf = ({ columns, rows }: SqlRows) =>
  columns.map((name, at) => {
    const keys = rows.map((row) => keyOf(row[at]));
    return { name: name.toLowerCase(), inOrder: keys.join("\u0001"), sorted: keys.sort().join("\u0001") };
  });

/** By name and values, then by values, then by name, then in their order. */
function alignedColumns(expected: SqlRows, found: SqlRows) {
  const columns: Pair[] = [];
  const [left, right] = [columnsOf(expected), columnsOf(found)];
  const open: [number[], number[]] = [places(left.length), places(right.length)];
  const isNamed = (a: number, b: number) => left[a]?.name === right[b]?.name;
  pairedBy(columns, open, (a, b) => isNamed(a, b) && left[a]?.sorted === right[b]?.sorted);
  pairedBy(columns, open, (a, b) => expected.rows.length > 0 && left[a]?.inOrder === right[b]?.inOrder);
  pairedBy(columns, open, (a, b) => expected.rows.length > 0 && left[a]?.sorted === right[b]?.sorted);
  pairedBy(columns, open, isNamed);
  pairedBy(columns, open, () => true);
  return { columns, missing: open[0], surplus: open[1] };
}

/** Rows without an equal one that are compared with each other; a person is shown fewer. */
const MOST_COMPARED = 40;

/** Of two rows, in how many of these columns they have the same. */
const likeness = (expected: Rows[number] = [], found: Rows[number] = [], columns: readonly Pair[]) =>
  columns.filter(([a, b]) => keyOf(expected[a]) === keyOf(found[b])).length;

/** Equal rows, then those that have most in common. */
function alignedRows(expected: Rows, found: Rows, columns: readonly Pair[]): Pair[] {
  const waiting = Map.groupBy(places(found.length), (at) =>
    columns.map(([, b]) => keyOf(found[at]?.[b])).join("\u0001"),
  );
  const rows = places(expected.length).flatMap((at): Pair[] => {
    const same = waiting.get(columns.map(([a]) => keyOf(expected[at]?.[a])).join("\u0001"))?.shift();
    return same === undefined ? [] : [[at, same]];
  });
  const taken = [new Set(rows.map(([at]) => at)), new Set(rows.map(([, at]) => at))] as const;
  const open: [number[], number[]] = [
    places(expected.length)
      .filter((at) => !taken[0].has(at))
      .slice(0, MOST_COMPARED),
    places(found.length)
      .filter((at) => !taken[1].has(at))
      .slice(0, MOST_COMPARED),
  ];
  for (let same = columns.length - 1; same > 0; same -= 1)
    pairedBy(rows, open, (a, b) => likeness(expected[a], found[b], columns) === same);
  return rows;
}

/** What of a found result belongs to what of the expected one; with `isOrder` each row to the one at its place. */
export function aligned(expected: SqlRows, found: SqlRows, isOrder: boolean): Aligned {
  const named = alignedColumns(expected, found);
  const most = Math.min(expected.rows.length, found.rows.length);
  const rows = isOrder
    ? places(most).map((at) => [at, at] as const)
    : alignedRows(expected.rows, found.rows, named.columns);
  return { ...named, rows };
}

/** For a cell of one side (0 expected, 1 found), whether the other side has something else or nothing for it. */
export function isDifferent(expected: SqlRows, found: SqlRows, { columns, rows }: Aligned, side: 0 | 1) {
  const [byColumn, byRow] = [columns, rows].map((pairs) => new Map(pairs.map((pair) => [pair[side], pair])));
  return (row: number, column: number): boolean => {
    const [columnPair, rowPair] = [byColumn?.get(column), byRow?.get(row)];
    if (!columnPair || !rowPair) return true;
    return keyOf(expected.rows[rowPair[0]]?.[columnPair[0]]) !== keyOf(found.rows[rowPair[1]]?.[columnPair[1]]);
  };
}
