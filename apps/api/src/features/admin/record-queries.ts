import type { LedgerUnit } from "@dryrun/domain/payments/limits";
import { and, desc, eq, ilike, inArray, or, sql } from "drizzle-orm";
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

export interface ItemCount {
  id: string;
  answered: number;
  correct: number;
}

/** How often each question was answered in the newest papers, and how often correctly; blank answers do not count. */
export async function countAnswers(db: Db, itemIds: readonly string[], papers: number): Promise<ItemCount[]> {
  if (itemIds.length === 0) return [];
  const ids = sql.join(
    itemIds.map((id) => sql`${id}`),
    sql`, `,
  );
  const result = await db.execute(sql`
    select answer ->> 'questionId' as id, count(*)::int as answered,
      count(*) filter (where (answer ->> 'isCorrect')::boolean)::int as correct
    from (select answers from quiz_papers where submitted_at is not null order by id desc limit ${papers}) newest
    cross join lateral jsonb_array_elements(newest.answers) as answer
    where answer ->> 'questionId' in (${ids}) and answer ->> 'selected' <> ''
    group by 1`);
  return (result as unknown as { rows: ItemCount[] }).rows;
}
