import { createHash } from "node:crypto";
import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { accountLinks } from "../../db/schema/accounts.ts";

type Link = typeof accountLinks.$inferSelect;
type Purpose = Link["purpose"];

export const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** Keeps the hash of a link's token. */
export const insertLink = (db: Db, link: Omit<Link, "usedAt">) => db.insert(accountLinks).values(link);

/** The account's links end: all, or those of one purpose. */
export const voidLinks = (db: Db, userId: string, now: Date, purpose?: Purpose) =>
  db
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(eq(accountLinks.userId, userId), purpose && eq(accountLinks.purpose, purpose), isNull(accountLinks.usedAt)),
    );

/** Links that ended before this time. */
export const deleteDeadLinks = (db: Db, before: Date) =>
  db.delete(accountLinks).where(lt(accountLinks.expiresAt, before));

/** Spends a living link, once, also when two requests race: the account it belongs to, or undefined. */
export async function spendLink(db: Db, token: string, purpose: Purpose, now: Date): Promise<string | undefined> {
  const [spent] = await db
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountLinks.hash, hashOf(token)),
        eq(accountLinks.purpose, purpose),
        isNull(accountLinks.usedAt),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .returning({ userId: accountLinks.userId });
  return spent?.userId;
}
