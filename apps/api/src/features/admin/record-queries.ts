import type { LedgerUnit } from "@dryrun/domain/payments/limits";
import { and, desc, eq, ilike, inArray, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { ledger, users } from "../../db/schema/accounts.ts";
import { ofEachWord } from "../../records/word-queries.ts";

interface Asked {
  page: number;
  limit: number;
  unit?: LedgerUnit | undefined;
  search: string;
}

/** Each word in the reason, the reference or the account's address: the accounts are looked through once, not for each entry. */
const found = (db: Db, search: string) =>
  ofEachWord(search, (pattern) =>
    or(
      ilike(ledger.reason, pattern),
      ilike(ledger.reference, pattern),
      inArray(ledger.userId, db.select({ id: users.id }).from(users).where(ilike(users.email, pattern))),
    ),
  );

/** Newest first; deleted accounts have no address. */
export async function findLedgerEntries(db: Db, { page, limit, unit, search }: Asked) {
  const where = and(unit && eq(ledger.unit, unit), found(db, search));
  const rows = await db
    .select({ entry: ledger, email: users.email })
    .from(ledger)
    .leftJoin(users, eq(users.id, ledger.userId))
    .where(where)
    .orderBy(desc(ledger.at), desc(ledger.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await db.$count(ledger, where) };
}
