import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";

/** Queries take the connection or the transaction as the first parameter, and contain no rules. */
export async function readTime(db: Db): Promise<string> {
  const { rows } = (await db.execute(sql`select 1 as ready`)) as unknown as { rows: { ready: number }[] };
  return String(rows[0]?.ready);
}
