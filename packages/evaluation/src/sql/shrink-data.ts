import type { SqlTable } from "@dryrun/engines/sql/data";
import type { SqlReading } from "./engines.ts";
import { foreignKeysOf } from "./foreign-keys.ts";
import { type Difference, judgeQuery, type Task } from "./judge.ts";

/** At most this many runs are used to find the smallest data. */
const MOST_RUNS = 60;

const withoutRow = (tables: readonly SqlTable[], table: number, row: number): SqlTable[] =>
  tables.map((candidate, index) =>
    index === table ? { ...candidate, rows: candidate.rows.filter((_, rowAt) => rowAt !== row) } : candidate,
  );

/**
 * Removes rows one at a time, as long as the results still differ in the same way and foreign keys hold. Keeps at least
 * one expected row, because two empty results show no difference.
 */
export async function shrinkData(task: Task, reading: SqlReading, difference: Difference): Promise<Difference> {
  const keys = foreignKeysOf(difference.set.tables);
  const isParent = (table: number) =>
    Number(keys.some(({ parent, table: child }) => parent === table && child !== table));
  const childrenFirst = [...difference.set.tables.keys()].sort((a, b) => isParent(a) - isParent(b));
  const isShown = ({ expected }: Difference) => expected.rows.length > 0 || difference.expected.rows.length === 0;
  let smallestSoFar = difference;
  let runs = 0;
  for (const table of childrenFirst) {
    for (let row = (difference.set.tables[table]?.rows.length ?? 0) - 1; row >= 0 && runs < MOST_RUNS; row -= 1) {
      const tables = withoutRow(smallestSoFar.set.tables, table, row);
      // An empty table would be a different fault.
      if (tables[table]?.rows.length === 0 || !keys.every((key) => key.holdsIn(tables))) continue;
      runs += 1;
      const judgement = await judgeQuery({ ...task, sets: [{ ...difference.set, tables }] }, reading);
      const isSame = judgement.is === "different" && judgement.isOrder === difference.isOrder;
      if (isSame && isShown(judgement)) smallestSoFar = judgement;
    }
  }
  return smallestSoFar;
}
