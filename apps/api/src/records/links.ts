import { createHash } from "node:crypto";
import { and, eq, isNull, lt } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { accountLinks } from "../db/schema/accounts.ts";

export type Link = typeof accountLinks.$inferSelect;
type Purpose = Link["purpose"];

export const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** Stores the hash of a link's token. */
export const insertLink = (db: Db, link: typeof accountLinks.$inferInsert) => db.insert(accountLinks).values(link);

/** Ends the account's links: all, or those of one purpose. */
export const voidLinks = (db: Db, userId: string, now: Date, purpose?: Purpose) =>
  db
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(eq(accountLinks.userId, userId), purpose && eq(accountLinks.purpose, purpose), isNull(accountLinks.usedAt)),
    );

/** Deletes links that ended before this time. */
export const deleteDeadLinks = (db: Db, before: Date) =>
  db.delete(accountLinks).where(lt(accountLinks.expiresAt, before));

/**
 * Finds the link with this token, valid or not, and locks it until the transaction ends, so that a concurrent second
 * use finds it used.
 */
export async function lockLink(tx: Db, token: string): Promise<Link | undefined> {
  const [link] = await tx
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.hash, hashOf(token)))
    .for("update");
  return link;
}

/** Finds the link with this token, valid or not, without a lock. */
export async function findLink(db: Db, token: string): Promise<Link | undefined> {
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(eq(accountLinks.hash, hashOf(token)));
  return link;
}

/** Whether it is neither used nor expired. */
export const isUnspent = ({ usedAt, expiresAt }: Link, now: Date) =>
  usedAt === null && (expiresAt === null || expiresAt > now);

export const markLinkUsed = (tx: Db, { hash }: Link, now: Date) =>
  tx.update(accountLinks).set({ usedAt: now }).where(eq(accountLinks.hash, hash));
