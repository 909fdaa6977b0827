import { createHash } from "node:crypto";
import { inArray } from "drizzle-orm";
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

/** Of these addresses those whose free credit an account had that was deleted. */
export async function findSpentCredits(tx: Db, emails: readonly string[]): Promise<Set<string>> {
  const emailOf = new Map(emails.map((email) => [hashOf(email), email]));
  const spent = await tx
    .select({ hash: spentFreeCredits.emailHash })
    .from(spentFreeCredits)
    .where(inArray(spentFreeCredits.emailHash, [...emailOf.keys()]));
  return new Set(spent.flatMap(({ hash }) => emailOf.get(hash) ?? []));
}

export const setCredits = (tx: Db, userIds: readonly string[], interviewCredits: number) =>
  tx
    .update(users)
    .set({ interviewCredits })
    .where(inArray(users.id, [...userIds]));
