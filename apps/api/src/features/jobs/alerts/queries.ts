import { ALERT_FILTERS, type AlertFilterName } from "@dryrun/domain/jobs/limits";
import { and, count, desc, eq, isNull, lte } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/accounts.ts";
import { jobAlerts } from "../../../db/schema/job-interest.ts";

export type AlertRow = typeof jobAlerts.$inferSelect;
export type AlertFilter = Pick<AlertRow, AlertFilterName>;

/** Returns the filters of an alert: null, or an empty list, for any value. */
export const alertFilterOf = (from: { [Name in AlertFilterName]?: AlertFilter[Name] | undefined }): AlertFilter =>
  Object.fromEntries(
    ALERT_FILTERS.map((name) => [name, from[name] ?? (name === "skills" ? [] : null)]),
  ) as unknown as AlertFilter;

/** The maximum number of alerts per transaction of a sweep. */
export const SWEPT_ALERTS = 100;

export async function findAlerts(db: Db, studentId: string, { page, limit }: { page: number; limit: number }) {
  const isOwn = eq(jobAlerts.studentId, studentId);
  const rows = await db
    .select()
    .from(jobAlerts)
    .where(isOwn)
    .orderBy(desc(jobAlerts.createdAt), desc(jobAlerts.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(jobAlerts).where(isOwn);
  return { rows, total: counted?.total ?? 0 };
}

export const insertAlert = (db: Db, alert: typeof jobAlerts.$inferInsert) => db.insert(jobAlerts).values(alert);

export const updateAlert = (db: Db, id: string, change: Partial<AlertRow>) =>
  db.update(jobAlerts).set(change).where(eq(jobAlerts.id, id));

/** Returns false if this student has no such alert. */
export async function deleteAlert(db: Db, id: string, studentId: string): Promise<boolean> {
  const gone = await db
    .delete(jobAlerts)
    .where(and(eq(jobAlerts.id, id), eq(jobAlerts.studentId, studentId)))
    .returning({ id: jobAlerts.id });
  return gone.length > 0;
}

/** Returns false if no alert has this token. */
export async function setStopped(db: Db, stopToken: string, stoppedAt: Date | null): Promise<boolean> {
  const changed = await db
    .update(jobAlerts)
    .set({ stoppedAt })
    .where(eq(jobAlerts.stopToken, stopToken))
    .returning({ id: jobAlerts.id });
  return changed.length > 0;
}

/** Locks due alerts, skipping those that another process has locked. */
export const lockDueAlerts = (db: Db, now: Date) =>
  db
    .select()
    .from(jobAlerts)
    .where(and(isNull(jobAlerts.stoppedAt), lte(jobAlerts.dueAt, now)))
    .orderBy(jobAlerts.dueAt)
    .limit(SWEPT_ALERTS)
    .for("update", { skipLocked: true });

/** Finds an alert with its recipient. */
export async function findAlertToMail(db: Db, id: string) {
  const [row] = await db
    .select({ alert: jobAlerts, name: users.username, email: users.email, blockedAt: users.blockedAt })
    .from(jobAlerts)
    .innerJoin(users, eq(users.id, jobAlerts.studentId))
    .where(eq(jobAlerts.id, id));
  return row;
}
