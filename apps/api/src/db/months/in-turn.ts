import { sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { readRows } from "../read-rows.ts";

const LOCK = 727_002;
/**
 * Lock timeout in ms, below PostgreSQL's `deadlock_timeout` of a second: of two transactions that wait for each
 * other, this one gives way and no request fails.
 */
const WAIT_MS = 200;
const LOCK_NOT_AVAILABLE = "55P03";

const isHeld = (error: unknown) =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === LOCK_NOT_AVAILABLE;

/**
 * Runs a transaction that changes partitions, in one process at a time. It does nothing if another process is running
 * one or if a lock on a table is not free: requests queue behind its locks, so it waits at most 200 ms for each, and
 * the next hour tries again.
 */
export async function inTurn(db: Db, change: (tx: Db) => Promise<void>): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      const rows = await readRows<{ mine: boolean }>(
        tx,
        sql`
        select set_config('lock_timeout', ${String(WAIT_MS)}, true), set_config('statement_timeout', '0', true),
          pg_try_advisory_xact_lock(${LOCK}) as mine`,
      );
      if (rows[0]?.mine) await change(tx as unknown as Db);
    });
  } catch (error) {
    if (!isHeld(error)) throw error;
  }
}
