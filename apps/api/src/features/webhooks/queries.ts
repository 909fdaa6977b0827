import type { DeliveryFault } from "@dryrun/domain/company/webhooks/limits";
import { and, asc, desc, eq, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { webhookDeliveries, webhooks } from "../../db/schema/webhooks.ts";
import { webhookMayReport } from "../../records/company/delegated-rights.ts";

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** A webhook, who made it or switched it on, and whether it may report. */
export interface OwnedWebhook {
  webhook: WebhookRow;
  by: { _id: string; fullName: string } | null;
  works: boolean;
}

const own = (companyId: string, id: string) => and(eq(webhooks.id, id), eq(webhooks.companyId, companyId));

const selectOwned = (db: Db) =>
  db
    .select({
      webhook: webhooks,
      by: { _id: users.id, fullName: users.fullName },
      works: sql<boolean>`${webhookMayReport}`,
    })
    .from(webhooks)
    .leftJoin(users, eq(users.id, webhooks.userId));

export const findWebhooks = (db: Db, companyId: string): Promise<OwnedWebhook[]> =>
  selectOwned(db).where(eq(webhooks.companyId, companyId)).orderBy(asc(webhooks.createdAt), asc(webhooks.id));

export async function findOwnWebhook(db: Db, companyId: string, id: string): Promise<OwnedWebhook | undefined> {
  const [found] = await selectOwned(db).where(own(companyId, id));
  return found;
}

export const countWebhooks = (tx: Db, companyId: string) => tx.$count(webhooks, eq(webhooks.companyId, companyId));

export const insertWebhook = (tx: Db, webhook: typeof webhooks.$inferInsert) => tx.insert(webhooks).values(webhook);

/** Returns whether the company has a webhook with this id. */
export async function updateWebhook(tx: Db, companyId: string, id: string, change: Partial<WebhookRow>) {
  const changed = await tx.update(webhooks).set(change).where(own(companyId, id)).returning({ id: webhooks.id });
  return changed.length > 0;
}

/** Returns whether the company had this webhook. */
export async function deleteWebhook(db: Db, companyId: string, id: string): Promise<boolean> {
  return (await db.delete(webhooks).where(own(companyId, id)).returning({ id: webhooks.id })).length > 0;
}

export const findDeliveries = (db: Db, webhookId: string, limit: number): Promise<DeliveryRow[]> =>
  db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(limit);

export async function findDelivery(db: Db, webhookId: string, id: string): Promise<DeliveryRow | undefined> {
  const isOwn = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId));
  const [delivery] = await db.select().from(webhookDeliveries).where(isOwn);
  return delivery;
}

/**
 * Begins an attempt and returns what to send; undefined if it has begun already or the delivery is gone. `until`: when the
 * attempt counts as lost.
 */
export async function beginAttempt(db: Db, id: string, attempt: number, until: Date) {
  const [begun] = await db
    .update(webhookDeliveries)
    .set({ attempts: attempt + 1, nextAt: until })
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.attempts, attempt),
        eq(webhookDeliveries.state, "waiting"),
      ),
    )
    .returning();
  if (!begun) return undefined;
  const [found] = await selectOwned(db).where(eq(webhooks.id, begun.webhookId));
  return found && { delivery: begun, webhook: found.webhook, works: found.works };
}

/** Locks a webhook, and returns whether it is still there. Its deletion locks it before its deliveries; so must all others. */
export async function lockWebhook(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, id)).for("no key update");
  return rows.length > 0;
}

interface Outcome {
  state: DeliveryRow["state"];
  nextAt: Date | null;
  lastAt: Date;
  status: number | null;
  fault: DeliveryFault | null;
  ms: number | null;
}
export const endAttempt = (tx: Db, id: string, outcome: Outcome) =>
  tx.update(webhookDeliveries).set(outcome).where(eq(webhookDeliveries.id, id));

export const markWorked = (tx: Db, id: string, at: Date) =>
  tx.update(webhooks).set({ workedAt: at }).where(eq(webhooks.id, id));

/** Switches a webhook off that has not worked since this time. Returns its company if this call did it. */
export async function stopWebhook(tx: Db, id: string, since: Date, now: Date): Promise<string | undefined> {
  const [stopped] = await tx
    .update(webhooks)
    .set({ active: false, stoppedAt: now })
    .where(and(eq(webhooks.id, id), eq(webhooks.active, true), lte(webhooks.workedAt, since)))
    .returning({ companyId: webhooks.companyId });
  return stopped?.companyId;
}

/** Finds the owners of a company who can log in. */
export const findOwners = (tx: Db, companyId: string) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.companyRole, "owner"), isNull(users.blockedAt)));

/** Finds what the mail about a webhook that is off needs; undefined if it is on again or gone, or the person has left. */
export async function findStopped(db: Db, webhookId: string, userId: string) {
  const [found] = await db
    .select({ url: webhooks.url, name: users.username, email: users.email })
    .from(webhooks)
    .innerJoin(users, and(eq(users.companyId, webhooks.companyId), eq(users.id, userId)))
    .where(and(eq(webhooks.id, webhookId), sql`${webhooks.stoppedAt} is not null`));
  return found;
}

/** Takes deliveries whose next attempt is due, skipping rows that other transactions lock. */
export function takeDue(tx: Db, now: Date, until: Date, limit: number) {
  const due = tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lte(webhookDeliveries.nextAt, now))
    .orderBy(asc(webhookDeliveries.nextAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  return tx.update(webhookDeliveries).set({ nextAt: until }).where(inArray(webhookDeliveries.id, due)).returning({
    deliveryId: webhookDeliveries.id,
    webhookId: webhookDeliveries.webhookId,
    attempt: webhookDeliveries.attempts,
  });
}

/** Deletes deliveries from before this time. */
export const deleteOldDeliveries = (db: Db, before: Date) =>
  db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
