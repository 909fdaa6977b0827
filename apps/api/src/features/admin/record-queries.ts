import type { LedgerUnit } from "@dryrun/domain/payments/limits";
import { and, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { ledger, users } from "../../db/schema/accounts.ts";
import { wordsIn } from "./word-queries.ts";

interface Asked {
  page: number;
  limit: number;
  unit?: LedgerUnit | undefined;
  search: string;
}

/** The newest first; whose account is gone has no address. */
export async function findLedgerEntries(db: Db, { page, limit, unit, search }: Asked) {
  const text = sql`concat_ws(' ', ${users.email}, ${ledger.reason}, ${ledger.reference})`;
  const where = and(unit && eq(ledger.unit, unit), wordsIn(text, search));
  const rows = await db
    .select({ entry: ledger, email: users.email })
    .from(ledger)
    .leftJoin(users, eq(users.id, ledger.userId))
    .where(where)
    .orderBy(desc(ledger.at), desc(ledger.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: await countEntries(db, where, search !== "") };
}

/** The accounts are looked at only where their addresses are searched. */
async function countEntries(db: Db, where: SQL | undefined, withUsers: boolean): Promise<number> {
  const counted = db.select({ total: count() }).from(ledger).$dynamic();
  const [row] = await (withUsers ? counted.leftJoin(users, eq(users.id, ledger.userId)) : counted).where(where);
  return row?.total ?? 0;
}

export interface ItemCount {
  id: string;
  answered: number;
  correct: number;
}

/** How often each of these questions was answered in the newest papers, and how often rightly; blank is no answer. */
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
