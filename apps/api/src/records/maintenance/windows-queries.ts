import { and, desc, eq, gt, isNotNull, isNull, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { maintenanceWindows } from "../../db/schema/maintenance.ts";

export type WindowRow = typeof maintenanceWindows.$inferSelect;
type Plan = Pick<WindowRow, "startsAt" | "endsAt" | "message" | "reason">;

/** Finds the open maintenance and those that ended after `since`, newest first. */
export const findWindows = (db: Db, since: Date): Promise<WindowRow[]> =>
  db
    .select()
    .from(maintenanceWindows)
    .where(or(isNull(maintenanceWindows.endedAt), gt(maintenanceWindows.endedAt, since)))
    .orderBy(desc(maintenanceWindows.startsAt))
    .limit(10);

/** Finds past maintenances that took place, newest first. */
export const findPastWindows = (db: Db, since: Date, limit: number): Promise<WindowRow[]> =>
  db
    .select()
    .from(maintenanceWindows)
    .where(
      and(
        isNotNull(maintenanceWindows.endedAt),
        gt(maintenanceWindows.endedAt, since),
        gt(maintenanceWindows.endedAt, maintenanceWindows.startsAt),
      ),
    )
    .orderBy(desc(maintenanceWindows.startsAt))
    .limit(limit);

/** Locks the announced or running maintenance (`for update`) until the transaction ends. */
export async function lockOpenWindow(tx: Db): Promise<WindowRow | undefined> {
  const [open] = await tx.select().from(maintenanceWindows).where(isNull(maintenanceWindows.endedAt)).for("update");
  return open;
}

/** Returns false if another maintenance is already open. */
export async function insertWindow(tx: Db, plan: Plan & Pick<WindowRow, "id" | "createdAt">): Promise<boolean> {
  const rows = await tx
    .insert(maintenanceWindows)
    .values(plan)
    .onConflictDoNothing()
    .returning({ id: maintenanceWindows.id });
  return rows.length === 1;
}

export const changeWindow = (tx: Db, id: string, change: Partial<Plan & Pick<WindowRow, "endedAt">>) =>
  tx.update(maintenanceWindows).set(change).where(eq(maintenanceWindows.id, id));
