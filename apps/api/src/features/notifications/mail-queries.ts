import type { StoppableMail } from "@dryrun/domain/notifications/limits";
import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { mailStops } from "../../db/schema/mail-stops.ts";

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
