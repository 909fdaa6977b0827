import { EVENT_KINDS, NOTIFICATION_EVENTS, type StoppableMail } from "@dryrun/domain/notifications/limits";
import { and, desc, eq, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { jobs } from "../../db/schema/jobs.ts";
import { mailStops } from "../../db/schema/mail-stops.ts";
import { notifications } from "../../db/schema/notifications.ts";

const stops = (userId: string, kinds: readonly StoppableMail[]) =>
  and(eq(mailStops.userId, userId), inArray(mailStops.kind, [...kinds]));

export async function findStops(db: Db, userId: string): Promise<StoppableMail[]> {
  const rows = await db.select({ kind: mailStops.kind }).from(mailStops).where(eq(mailStops.userId, userId));
  return rows.map(({ kind }) => kind);
}

export async function hasStop(db: Db, userId: string, kind: StoppableMail): Promise<boolean> {
  return (await db.$count(mailStops, stops(userId, [kind]))) > 0;
}

/** Existing rows keep their time. */
export async function insertStops(
  db: Db,
  userId: string,
  kinds: readonly StoppableMail[],
  stoppedAt: Date,
): Promise<void> {
  if (kinds.length === 0) return;
  await db
    .insert(mailStops)
    .values(kinds.map((kind) => ({ userId, kind, stoppedAt })))
    .onConflictDoNothing();
}

export async function deleteStops(db: Db, userId: string, kinds: readonly StoppableMail[]): Promise<void> {
  if (kinds.length > 0) await db.delete(mailStops).where(stops(userId, kinds));
}

const OF_TEAM = NOTIFICATION_EVENTS.filter((event) => EVENT_KINDS[event] === "team");

/** Finds notifications after the one with the id `before`, newest first, with the current data of their job. */
export const findNotifications = (db: Db, userId: string, { before, limit }: { before?: string; limit: number }) =>
  db
    .select({
      notification: notifications,
      by: users.fullName,
      candidate: sql<
        string | null
      >`case when ${inArray(notifications.event, OF_TEAM)} then (select a.full_name from applications a where a.id = ${notifications.applicationId}) end`,
      job: { title: jobs.title, company: jobs.company, deletedAt: jobs.deletedAt, hiddenAt: jobs.hiddenAt },
    })
    .from(notifications)
    .leftJoin(jobs, eq(jobs.id, notifications.jobId))
    .leftJoin(users, eq(users.id, notifications.byId))
    .where(and(eq(notifications.userId, userId), before ? lt(notifications.id, before) : undefined))
    .orderBy(desc(notifications.id))
    .limit(limit);
export type FoundNotification = Awaited<ReturnType<typeof findNotifications>>[number];

export async function hasNotification(db: Db, userId: string, id: string): Promise<boolean> {
  return (await db.$count(notifications, and(eq(notifications.userId, userId), eq(notifications.id, id)))) > 0;
}

/** Marks one, or all up to one; already read ones keep their time. */
export const markRead = (db: Db, userId: string, which: { id: string } | { upTo: string }, readAt: Date) =>
  db
    .update(notifications)
    .set({ readAt })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        "id" in which ? eq(notifications.id, which.id) : lte(notifications.id, which.upTo),
      ),
    );
