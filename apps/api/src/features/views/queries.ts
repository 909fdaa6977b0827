import type { ViewList } from "@dryrun/domain/views/limits";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { savedViews } from "../../db/schema/saved-views.ts";

export const findViews = (db: Db, employerId: string) =>
  db
    .select()
    .from(savedViews)
    .where(eq(savedViews.employerId, employerId))
    .orderBy(asc(sql`lower(${savedViews.name})`), asc(savedViews.id));

/** Locks the employer's row, so that two concurrent requests cannot exceed the limit. */
export const lockEmployer = (tx: Db, employerId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, employerId)).for("update");

export const countOthers = (tx: Db, employerId: string, list: ViewList, name: string) =>
  tx.$count(
    savedViews,
    and(
      eq(savedViews.employerId, employerId),
      eq(savedViews.list, list),
      sql`lower(${savedViews.name}) <> lower(${name})`,
    ),
  );

/** Replaces the filters of a view with the same name; the caller has locked the employer. */
export async function saveView(tx: Db, view: typeof savedViews.$inferInsert) {
  const { employerId, list, name, query, savedAt } = view;
  const [replaced] = await tx
    .update(savedViews)
    .set({ name, query, savedAt })
    .where(
      and(
        eq(savedViews.employerId, employerId),
        eq(savedViews.list, list),
        sql`lower(${savedViews.name}) = lower(${name})`,
      ),
    )
    .returning();
  const [saved] = replaced ? [replaced] : await tx.insert(savedViews).values(view).returning();
  return saved as typeof savedViews.$inferSelect;
}

/** Returns false if the employer has no such view. */
export async function deleteView(db: Db, employerId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.employerId, employerId)))
    .returning({ id: savedViews.id });
  return deleted.length > 0;
}
