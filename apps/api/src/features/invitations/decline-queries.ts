import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { inviteDeclines } from "../../db/schema/invitations.ts";

/** Returns the subset of these hashes that declined invitations. */
export async function findDeclined(db: Db, hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await db
    .select({ emailHash: inviteDeclines.emailHash })
    .from(inviteDeclines)
    .where(inArray(inviteDeclines.emailHash, [...hashes]));
  return rows.map(({ emailHash }) => emailHash);
}

export const insertDecline = async (db: Db, emailHash: string, createdAt: Date): Promise<void> =>
  void (await db.insert(inviteDeclines).values({ emailHash, createdAt }).onConflictDoNothing());

export const deleteDecline = async (db: Db, emailHash: string): Promise<void> =>
  void (await db.delete(inviteDeclines).where(eq(inviteDeclines.emailHash, emailHash)));
