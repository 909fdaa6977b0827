import type { SqlRows } from "@dryrun/engines/sql/data";
import { keyOf } from "./compare.ts";

type Rows = SqlRows["rows"];
/** Indexes in the expected and in the found result, from 0. */
type Pair = readonly [expected: number, found: number];

export interface Alignment {
  /** Columns that match each other, and those that only one result has. */
  columns: readonly Pair[];
  missing: readonly number[];
  surplus: readonly number[];
  /** Rows that are compared with each other; the others are in one result only. */
  rows: readonly Pair[];
}

/** Moves indexes that fit each other from `unpaired` to the pairs, the first fitting ones first. */
function takePairs(pairs: Pair[], unpaired: [number[], number[]], fits: (expected: number, found: number) => boolean) {
  const [expected, found] = unpaired;
  for (const expectedAt of [...expected]) {
    const foundAt = found.find((at) => fits(expectedAt, at));
    if (foundAt === undefined) continue;
    pairs.push([expectedAt, foundAt]);
    expected.splice(expected.indexOf(expectedAt), 1);
    found.splice(found.indexOf(foundAt), 1);
  }
}

const indexesTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Returns for each column its values as one text, in the rows' order and sorted. */
const columnKeys = ({ columns, rows }: SqlRows) =>
  columns.map((name, index) => {
    const keys = rows.map((row) => keyOf(row[index]));
    return { name: name.toLowerCase(), inOrder: keys.join("\u0001"), sorted: keys.sort().join("\u0001") };
  });

/** Aligns columns by name and values, then by values, then by name, then in order. */
function alignColumns(expected: SqlRows, found: SqlRows) {
  const columns: Pair[] = [];
  const [left, right] = [columnKeys(expected), columnKeys(found)];
  const unpaired: [number[], number[]] = [indexesTo(left.length), indexesTo(right.length)];
  const isNamed = (a: number, b: number) => left[a]?.name === right[b]?.name;
  takePairs(columns, unpaired, (a, b) => isNamed(a, b) && left[a]?.sorted === right[b]?.sorted);
  takePairs(columns, unpaired, (a, b) => expected.rows.length > 0 && left[a]?.inOrder === right[b]?.inOrder);
  takePairs(columns, unpaired, (a, b) => expected.rows.length > 0 && left[a]?.sorted === right[b]?.sorted);
  takePairs(columns, unpaired, isNamed);
  takePairs(columns, unpaired, () => true);
  return { columns, missing: unpaired[0], surplus: unpaired[1] };
}

/** At most this many rows without an equal row are compared. A person sees fewer. */
const MOST_COMPARED = 40;

/** Counts the columns in which two rows have the same value. */
const equalCellCount = (expected: Rows[number] = [], found: Rows[number] = [], columns: readonly Pair[]) =>
  columns.filter(([a, b]) => keyOf(expected[a]) === keyOf(found[b])).length;

/** Aligns equal rows, then the rows with the most equal cells. */
function alignRows(expected: Rows, found: Rows, columns: readonly Pair[]): Pair[] {
  const foundByKey = Map.groupBy(indexesTo(found.length), (at) =>
    columns.map(([, b]) => keyOf(found[at]?.[b])).join("\u0001"),
  );
  const rows = indexesTo(expected.length).flatMap((at): Pair[] => {
    const equalRow = foundByKey.get(columns.map(([a]) => keyOf(expected[at]?.[a])).join("\u0001"))?.shift();
    return equalRow === undefined ? [] : [[at, equalRow]];
  });
  const pairedRows = [new Set(rows.map(([at]) => at)), new Set(rows.map(([, at]) => at))] as const;
  const unpaired: [number[], number[]] = [
    indexesTo(expected.length)
      .filter((at) => !pairedRows[0].has(at))
      .slice(0, MOST_COMPARED),
    indexesTo(found.length)
      .filter((at) => !pairedRows[1].has(at))
      .slice(0, MOST_COMPARED),
  ];
  for (let equalRow = columns.length - 1; equalRow > 0; equalRow -= 1)
    takePairs(rows, unpaired, (a, b) => equalCellCount(expected[a], found[b], columns) === equalRow);
  return rows;
}

/** Aligns the columns and rows of two results. With `isOrder`, rows are aligned by their position. */
export function alignResults(expected: SqlRows, found: SqlRows, isOrder: boolean): Alignment {
  const columnAlignment = alignColumns(expected, found);
  const rowCount = Math.min(expected.rows.length, found.rows.length);
  const rows = isOrder
    ? indexesTo(rowCount).map((at) => [at, at] as const)
    : alignRows(expected.rows, found.rows, columnAlignment.columns);
  return { ...columnAlignment, rows };
}

/** Returns a test of whether a cell of one side (0 expected, 1 found) differs from the other side or is missing there. */
export function differenceTest(expected: SqlRows, found: SqlRows, { columns, rows }: Alignment, side: 0 | 1) {
  const [byColumn, byRow] = [columns, rows].map((pairs) => new Map(pairs.map((pair) => [pair[side], pair])));
  return (row: number, column: number): boolean => {
    const [columnPair, rowPair] = [byColumn?.get(column), byRow?.get(row)];
    if (!columnPair || !rowPair) return true;
    return keyOf(expected.rows[rowPair[0]]?.[columnPair[0]]) !== keyOf(found.rows[rowPair[1]]?.[columnPair[1]]);
  };
}
