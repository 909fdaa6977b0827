import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { spentFreeCredits } from "../../db/schema/accounts.ts";
import type { EmailHash } from "./email-hash.ts";

/** Call this when the account of this address is deleted. */
export const rememberFreeCredit = (tx: Db, emailHash: EmailHash, email: string, at: Date) =>
  tx
    .insert(spentFreeCredits)
    .values({ emailHash: emailHash.of(email), keyed: true, at })
    .onConflictDoNothing();

/** Returns the addresses whose free credit was used by an account that is deleted. */
export async function findSpentCredits(tx: Db, emailHash: EmailHash, emails: readonly string[]): Promise<Set<string>> {
  // The previous release may still write plain hashes.
  const emailOf = new Map(
    emails.flatMap((email) => [emailHash.of(email), emailHash.plain(email)].map((hash) => [hash, email])),
  );
  const spent = await tx
    .select({ hash: spentFreeCredits.emailHash })
    .from(spentFreeCredits)
    .where(inArray(spentFreeCredits.emailHash, [...emailOf.keys()]));
  return new Set(spent.flatMap(({ hash }) => emailOf.get(hash) ?? []));
}

/** Replaces the plain hashes of earlier releases by keyed ones. Safe to run at any time, also in several processes. */
export const keyPlainHashes = (db: Db, emailHash: EmailHash) =>
  db.transaction(async (tx) => {
    const plain = await tx
      .delete(spentFreeCredits)
      .where(eq(spentFreeCredits.keyed, false))
      .returning({ hash: spentFreeCredits.emailHash, at: spentFreeCredits.at });
    if (plain.length === 0) return;
    const keyed = plain.map(({ hash, at }) => ({ emailHash: emailHash.ofPlain(hash), keyed: true, at }));
    await tx.insert(spentFreeCredits).values(keyed).onConflictDoNothing();
  });
