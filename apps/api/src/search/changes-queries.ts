import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { readRows } from "../db/read-rows.ts";
import { searchChanges } from "../db/schema/search.ts";

/** The channel on which every change is announced. */
export const CHANGES_CHANNEL = "search_changes";
/** Hours for which changes are kept; a process that was disconnected for longer reads everything again. */
export const KEPT_HOURS = 24;

/** How far changes were read: all transactions before `from` had ended, by the database's clock at `at`, in seconds. */
export interface Position {
  from: bigint;
  at: number;
}
export interface Change {
  seq: string;
  id: string;
}

const HERE = sql`pg_snapshot_xmin(pg_current_snapshot())::text as "from", extract(epoch from clock_timestamp())::float8 as at`;
const positionOf = (row: { from: string; at: number } | undefined): Position => ({
  from: BigInt(row?.from ?? 0),
  at: Number(row?.at ?? 0),
});

export const readPosition = async (db: Db): Promise<Position> =>
  positionOf((await readRows<{ from: string; at: number }>(db, sql`select ${HERE}`))[0]);

/**
 * Reads the changes of all transactions that had not ended at this position, some of them perhaps a second time, and
 * returns the new position. A transaction that commits late had not ended, whatever its sequence numbers are.
 */
export async function readChanges(
  db: Db,
  what: string,
  { from }: Position,
): Promise<{ changes: Change[]; position: Position }> {
  const [row] = await readRows<{ from: string; at: number; changes: [seq: string, id: string][] | null }>(
    db,
    sql`
      select ${HERE}, (
        select json_agg(json_build_array(seq::text, id)) from search_changes
        where what = ${what} and xid >= ${from.toString()}::xid8
      ) as changes`,
  );
  return { position: positionOf(row), changes: (row?.changes ?? []).map(([seq, id]) => ({ seq, id })) };
}

/** Uses the database's clock, which also dated them. */
export const deleteOldChanges = (db: Db) =>
  db.delete(searchChanges).where(sql`${searchChanges.at} < now() - ${KEPT_HOURS} * interval '1 hour'`);
