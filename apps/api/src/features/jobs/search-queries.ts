import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jobSearch } from "../../db/schema/jobs.ts";
import type { KnownWord } from "./correct.ts";
import type { TermKind } from "./tokens.ts";

export interface Listed {
  /** What the terms must hold, as the text of a tsquery; null for anything. */
  terms: string | null;
  postedSince: Date | null;
  openAt: Date;
}

const rowsOf = <T>(result: unknown) => (result as { rows: T[] }).rows;

function whereOf({ terms, postedSince, openAt }: Listed): SQL {
  const conditions = [
    sql`(${jobSearch.openUntil} is null or ${jobSearch.openUntil} >= ${openAt})`,
    ...(terms ? [sql`${jobSearch.terms} @@ ${terms}::tsquery`] : []),
    ...(postedSince ? [sql`${jobSearch.postedAt} >= ${postedSince}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** Ids of listed jobs, newest first. */
export async function findListedIds(db: Db, listed: Listed, limit: number, offset: number): Promise<string[]> {
  const page = await db
    .select({ id: jobSearch.jobId })
    .from(jobSearch)
    .where(whereOf(listed))
    .orderBy(sql`${jobSearch.postedAt} desc, ${jobSearch.jobId} desc`)
    .limit(limit)
    .offset(offset);
  return page.map(({ id }) => id);
}

/** How many are listed; counting ends at `most`. */
export async function countListed(db: Db, listed: Listed, most: number): Promise<number> {
  const counted = await db.execute(
    sql`select count(*)::int as total from (select 1 from ${jobSearch} where ${whereOf(listed)} limit ${most}) as listed`,
  );
  return Number(rowsOf<{ total: number }>(counted)[0]?.total ?? 0);
}

/** The words of the listings that are these or look like them. */
export async function findNearWords(db: Db, kind: TermKind, asked: readonly string[]): Promise<KnownWord[]> {
  const list = sql.join(
    asked.map((word) => sql`${word}`),
    sql`, `,
  );
  const result = await db.execute(sql`
    select distinct near.word, near.listings
    from unnest(array[${list}]::text[]) as typed(word)
    cross join lateral (
      (select word, listings from lexicon where kind = ${kind} and word = typed.word)
      union all
      (select word, listings from lexicon where kind = ${kind} and word % typed.word
        order by similarity(word, typed.word) desc limit 8)
    ) as near`);
  return rowsOf<KnownWord>(result);
}
