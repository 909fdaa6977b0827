import type { SQL } from "drizzle-orm";
import type { Db } from "./client.ts";

/**
 * Runs a statement in plain SQL and returns its rows, whose columns the caller names. Both drivers answer with an object
 * that has `rows`, which drizzle's types do not say.
 */
export async function readRows<Row>(db: Pick<Db, "execute">, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as { rows: Row[] }).rows;
}
