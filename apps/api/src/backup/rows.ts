import type { SQL } from "drizzle-orm";
import type { Db } from "../db/client.ts";

/** Returns a statement's rows; both drivers return an object that has them. */
export async function rowsOf<T>(db: Db, statement: SQL): Promise<T[]> {
  return ((await db.execute(statement)) as { rows: T[] }).rows;
}
