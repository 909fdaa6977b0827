import { and, eq, gte, isNull, lte, or } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/accounts.ts";
import { knownNetworks } from "../../../db/schema/sign-in.ts";

/** Whether the account signed in from this network at this time or later. */
export async function isKnownNetwork(db: Db, userId: string, hash: string, since: Date): Promise<boolean> {
  const [known] = await db
    .select({ userId: knownNetworks.userId })
    .from(knownNetworks)
    .where(and(eq(knownNetworks.userId, userId), eq(knownNetworks.hash, hash), gte(knownNetworks.lastAt, since)))
    .limit(1);
  return known !== undefined;
}

export const rememberNetwork = (db: Db, userId: string, hash: string, lastAt: Date) =>
  db
    .insert(knownNetworks)
    .values({ userId, hash, lastAt })
    .onConflictDoUpdate({ target: [knownNetworks.userId, knownNetworks.hash], set: { lastAt } });

/** Records that the owner gets a mail about the failures counted until `until`; false if that was recorded earlier. */
export async function noteLockMail(tx: Db, userId: string, now: Date, until: Date): Promise<boolean> {
  const isNew = or(isNull(users.lockMailedUntil), lte(users.lockMailedUntil, now));
  const noted = await tx
    .update(users)
    .set({ lockMailedUntil: until })
    .where(and(eq(users.id, userId), isNew))
    .returning({ id: users.id });
  return noted.length > 0;
}

export const forgetLockMail = (db: Db, email: string) =>
  db.update(users).set({ lockMailedUntil: null }).where(eq(users.email, email));
