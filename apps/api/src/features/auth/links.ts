import { createHash } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { accountLinks } from "../../db/schema/accounts.ts";

type Link = typeof accountLinks.$inferSelect;
type Purpose = Link["purpose"];

export const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

/** Keeps the hash of a link's token. */
export const insertLink = (db: Db, link: Omit<Link, "usedAt">) => db.insert(accountLinks).values(link);

/** The account's links of this purpose end. */
export const voidLinks = (db: Db, userId: string, purpose: Purpose, now: Date) =>
  db
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, purpose), isNull(accountLinks.usedAt)));

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
