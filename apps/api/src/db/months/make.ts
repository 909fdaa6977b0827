import { sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { readRows } from "../read-rows.ts";
import { inTurn } from "./in-turn.ts";
import {
  BY_MONTH,
  type ByMonth,
  boundOf,
  defaultOf,
  findPartitions,
  hasMonth,
  type Month,
  monthAfter,
  monthOf,
  nameOf,
  TABLES,
} from "./partitions.ts";

const MONTHS_AHEAD = 2;

/**
 * Creates the partitions of this month and the next two, and of past months that have rows in the default partition;
 * those rows move. Rows of later months stay in the default one until their month is near. Safe to run at any time,
 * also in several processes.
 */
export async function makeMonths(db: Db, now: Date): Promise<void> {
  for (const table of TABLES) {
    if ((await findMissing(db, table, now)).length === 0) continue;
    await inTurn(db, async (tx) => {
      // Blocks inserts and queries during the move: a query that is planned before it and runs after it would look in
      // neither place. Queries lock the parent table first; in another order, the two would deadlock.
      await tx.execute(sql.raw(`lock table only public.${table}, ${defaultOf(table)} in access exclusive mode`));
      for (const month of await findMissing(tx, table, now)) await makeMonth(tx, table, month);
    });
  }
}

async function findMissing(db: Db, table: ByMonth, now: Date): Promise<Month[]> {
  const partitions = await findPartitions(db, table);
  const ahead = Array.from({ length: MONTHS_AHEAD + 1 }, (_, months) => monthAfter(monthOf(now), months));
  const { column, inUtc } = BY_MONTH[table];
  const end = boundOf(monthAfter(monthOf(now), MONTHS_AHEAD + 1));
  const rows = await readRows<{ month: Month }>(
    db,
    sql.raw(`select distinct to_char(${inUtc}, 'YYYY-MM') as month from ${defaultOf(table)} where ${column} < ${end}`),
  );
  const wanted = new Set([...rows.map(({ month }) => month), ...ahead]);
  return [...wanted].filter((month) => !hasMonth(partitions, month)).sort();
}

/** Moves the rows first: attaching then creates the indexes, keys and references at once. */
async function makeMonth(tx: Db, table: ByMonth, month: Month): Promise<void> {
  const partition = `partitions.${nameOf(table, month)}`;
  const { column } = BY_MONTH[table];
  const [from, to] = [boundOf(month), boundOf(monthAfter(month))];
  const statements = [
    `create table ${partition} (like public.${table} including defaults)`,
    `with moved as (delete from ${defaultOf(table)} where ${column} >= ${from} and ${column} < ${to} returning *)
      insert into ${partition} select * from moved`,
    `alter table public.${table} attach partition ${partition} for values from (${from}) to (${to})`,
  ];
  for (const statement of statements) await tx.execute(sql.raw(statement));
}

/** Counts the months after the present one that have a partition, up to the first without; -1 if the present one has none. */
export async function countMonthsAhead(db: Db, now: Date): Promise<Record<ByMonth, number>> {
  const ahead = {} as Record<ByMonth, number>;
  for (const table of TABLES) {
    const partitions = await findPartitions(db, table);
    let months = -1;
    while (hasMonth(partitions, monthAfter(monthOf(now), months + 1))) months++;
    ahead[table] = months;
  }
  return ahead;
}
