import { sql } from "drizzle-orm";
import type { Db } from "../src/db/client.ts";

const moment = () => new Promise((resolve) => setTimeout(resolve, 200));

/** Resolves when another transaction waits for this one; on PGlite that one waits before it begins. */
export async function isWaitedFor(tx: Db) {
  const isEmbedded = !process.env.TEST_DATABASE_URL;
  for (let tries = 0; tries < (isEmbedded ? 1 : 100); tries++) {
    await moment();
    const [waiting] = await tx.select({ count: sql<number>`count(*)::int` }).from(sql`pg_locks where not granted`);
    if (waiting?.count) return;
  }
}
