import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { featureFlags } from "../../db/schema/flags.ts";

export type FlagRow = typeof featureFlags.$inferSelect;

export const findFlags = (db: Db): Promise<FlagRow[]> => db.select().from(featureFlags);

export const saveFlag = (tx: Db, row: FlagRow) =>
  tx
    .insert(featureFlags)
    .values(row)
    .onConflictDoUpdate({
      target: featureFlags.key,
      set: {
        isOn: sql`excluded.is_on`,
        share: sql`excluded.share`,
        roles: sql`excluded.roles`,
        changedAt: sql`excluded.changed_at`,
      },
    });
