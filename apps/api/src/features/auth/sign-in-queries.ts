import { and, eq, gte, lt } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { knownNetworks } from "../../db/schema/sign-in.ts";

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

/** Networks from which nobody signed in since. */
export const deleteOldNetworks = (db: Db, before: Date) =>
  db.delete(knownNetworks).where(lt(knownNetworks.lastAt, before));
