import { sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { readRows } from "../read-rows.ts";
import { inTurn } from "./in-turn.ts";
import { type ByMonth, findPartitions, type Month } from "./partitions.ts";

/**
 * Drops the partitions of months before `since`, with their rows; with `onlyEmpty` only empty partitions. The caller
 * deletes old rows from the other partitions: the default one and the one from before the partitions.
 */
export async function dropMonths(db: Db, table: ByMonth, since: Month, { onlyEmpty = false } = {}): Promise<void> {
  const findOver = async (from: Db) => (await findPartitions(from, table)).filter(({ until }) => until <= since);
  for (const { name } of await findOver(db)) {
    await inTurn(db, async (tx) => {
      if (!(await findOver(tx)).some((one) => one.name === name)) return; // another process has dropped it
      if (onlyEmpty && (await hasRows(tx, name))) return;
      // Locks the parent table first, as readers do: with another order the two would deadlock.
      await tx.execute(sql.raw(`lock table only public.${table}, partitions.${name} in access exclusive mode`));
      if (onlyEmpty && (await hasRows(tx, name))) return; // checked again: the lock keeps others from adding rows
      await tx.execute(sql.raw(`drop table partitions.${name}`));
    });
  }
}

async function hasRows(db: Db, name: string): Promise<boolean> {
  const rows = await readRows<unknown>(db, sql.raw(`select 1 from partitions.${name} limit 1`));
  return rows.length > 0;
}
