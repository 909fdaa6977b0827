import type { SqlTable } from "@dryrun/engines/sql/world";
import type { SqlReading } from "./engines.ts";
import { foreignKeysOf } from "./foreign-keys.ts";
import { type Difference, judge, type Task } from "./judge.ts";

/** Runs that looking for the smallest data may cost. */
const MOST_RUNS = 60;

const without = (tables: readonly SqlTable[], table: number, row: number): SqlTable[] =>
  tables.map((one, at) => (at === table ? { ...one, rows: one.rows.filter((_, place) => place !== row) } : one));

/** Leaves out one row after another, as long as the results still differ in the same way and references stay true. */
export async function smallest(task: Task, reading: SqlReading, difference: Difference): Promise<Difference> {
  const keys = foreignKeysOf(difference.set.tables);
  const isParent = (table: number) =>
    Number(keys.some(({ parent, table: child }) => parent === table && child !== table));
  const childrenFirst = [...difference.set.tables.keys()].sort((a, b) => isParent(a) - isParent(b));
  let smaller = difference;
  let runs = 0;
  for (const table of childrenFirst) {
    for (let row = (difference.set.tables[table]?.rows.length ?? 0) - 1; row >= 0 && runs < MOST_RUNS; row -= 1) {
      const tables = without(smaller.set.tables, table, row);
      // An empty table is a case of its own.
      if (tables[table]?.rows.length === 0 || !keys.every((key) => key.holdsIn(tables))) continue;
      runs += 1;
      const judged = await judge({ ...task, sets: [{ ...difference.set, tables }] }, reading);
      if (judged.is === "different" && judged.isOrder === difference.isOrder) smaller = judged;
    }
  }
  return smaller;
}
