import type { SQL } from "drizzle-orm";
import type { Db } from "./client.ts";

/**
 * Runs a statement in plain SQL and returns its rows, whose columns the caller names. The only place that knows that
 * both drivers answer with an object that has them.
 */
export async function readRows<Row>(db: Pick<Db, "execute">, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as { rows: Row[] }).rows;
}
