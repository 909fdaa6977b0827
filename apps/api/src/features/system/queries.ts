import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";

/** Whether the database answers. */
export const isAnswering = (db: Db): Promise<boolean> =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
