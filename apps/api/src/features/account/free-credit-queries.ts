import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { spentFreeCredits, users } from "../../db/schema/accounts.ts";

/** The address of an account that is gone is nobody's to read: only whether one is the same can be told. */
const hashOf = (email: string) => createHash("sha256").update(`free credit of ${email.toLowerCase()}`).digest("hex");

/** For when the account of this address is deleted. */
export const rememberFreeCredit = (tx: Db, email: string, at: Date) =>
  tx
    .insert(spentFreeCredits)
    .values({ emailHash: hashOf(email), at })
    .onConflictDoNothing();

/** Whether an account that was deleted had the free credit of this address. */
export async function hadFreeCredit(tx: Db, email: string): Promise<boolean> {
  const [spent] = await tx
    .select({ at: spentFreeCredits.at })
    .from(spentFreeCredits)
    .where(eq(spentFreeCredits.emailHash, hashOf(email)));
  return spent !== undefined;
}

export const setCredits = (tx: Db, userId: string, interviewCredits: number) =>
  tx.update(users).set({ interviewCredits }).where(eq(users.id, userId));
