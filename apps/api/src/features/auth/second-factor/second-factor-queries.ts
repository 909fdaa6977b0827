import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/accounts.ts";
import { recoveryCodes, secondFactors } from "../../../db/schema/sign-in.ts";

export type SecondFactorRow = typeof secondFactors.$inferSelect;

const confirmedOf = (userId: string) => and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
const unusedOf = (userId: string) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

/** Finds the active second factor; one in set-up is ignored. */
export async function findSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | undefined> {
  const [factor] = await db.select().from(secondFactors).where(confirmedOf(userId));
  return factor;
}

/**
 * Finds the second factor, active or in set-up, and locks it until the transaction ends, so that a concurrent
 * confirmation finds it active.
 */
export async function lockSecondFactor(tx: Db, userId: string): Promise<SecondFactorRow | undefined> {
  const [factor] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for("update");
  return factor;
}

/** Returns false if one is active. */
export async function beginSecondFactor(db: Db, userId: string, secret: string, createdAt: Date): Promise<boolean> {
  const begun = await db
    .insert(secondFactors)
    .values({ userId, secret, createdAt })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { secret, createdAt },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return begun.length > 0;
}

export async function confirmSecondFactor(tx: Db, userId: string, hashes: string[], lastStep: number, now: Date) {
  await tx.update(secondFactors).set({ confirmedAt: now, lastStep }).where(eq(secondFactors.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
}

/** Returns false if this step or a later one was used; of two concurrent calls one succeeds. */
export async function spendStep(db: Db, userId: string, step: number): Promise<boolean> {
  const spent = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(confirmedOf(userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return spent.length > 0;
}

/** Returns false if the code is unknown or was used; of two concurrent calls one succeeds. */
export async function spendRecoveryCode(tx: Db, userId: string, hash: string, now: Date): Promise<boolean> {
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(unusedOf(userId), eq(recoveryCodes.hash, hash)))
    .returning({ hash: recoveryCodes.hash });
  return spent.length > 0;
}

export const countRecoveryCodes = (db: Db, userId: string) => db.$count(recoveryCodes, unusedOf(userId));

/** Deletes it with its recovery codes, active or not. Returns false if there is none. */
export async function deleteSecondFactor(tx: Db, userId: string): Promise<boolean> {
  const deleted = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId });
  return deleted.length > 0;
}

/** Invalidates every token of the account. Returns the new version. */
export async function raiseVersion(tx: Db, userId: string): Promise<number | undefined> {
  const [user] = await tx
    .update(users)
    .set({ tokenVersion: sql`${users.tokenVersion} + 1` })
    .where(eq(users.id, userId))
    .returning({ version: users.tokenVersion });
  return user?.version;
}
