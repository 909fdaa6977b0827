import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { jobSearch, lexicon } from "../../db/schema/jobs.ts";
import type { KnownWord } from "../correct.ts";
import type { TermKind } from "../tokens.ts";

export interface Listed {
  /** The terms as the text of a tsquery; null for no condition. */
  terms: string | null;
  postedSince: Date | null;
  openAt: Date;
}

const rowsOf = <T>(result: unknown) => (result as { rows: T[] }).rows;

export interface Slice {
  skipped: number;
  wanted: number;
}

/**
 * How many jobs are listed, counted up to `most` + 1, and a part of their ids, newest first. `byWalking` reads the listings from
 * the newest on, otherwise those that hold the terms are fetched.
 */
export async function findListed(
  db: Db,
  { terms, postedSince, openAt }: Listed,
  byWalking: boolean,
  most: number,
  { skipped, wanted }: Slice,
): Promise<{ total: number; ids: string[] }> {
  const since = postedSince?.toISOString() ?? "-infinity";
  const result = await db.execute(sql`
    select total, ids from ${sql.raw(byWalking ? "found_by_walking" : "found_by_terms")}(
      ${terms}::tsquery, ${since}::timestamptz, ${openAt.toISOString()}::timestamptz, ${most}, ${skipped}, ${wanted})`);
  const [found] = rowsOf<{ total: number; ids: string | null }>(result);
  return { total: Number(found?.total ?? 0), ids: found?.ids ? found.ids.split(",") : [] };
}

/** The statistics of the last ANALYZE: nothing is counted. */
export async function readListings(
  db: Db,
): Promise<{ count: number; oldest: Date | null; types: Map<string, number> }> {
  const [table] = rowsOf<{ count: number }>(
    await db.execute(
      sql`select greatest(reltuples, 0)::float8 as count from pg_class where oid = 'job_search'::regclass`,
    ),
  );
  const [first] = await db.select({ oldest: sql<string | null>`min(${jobSearch.postedAt})` }).from(jobSearch);
  const types = await db
    .select({ word: lexicon.word, listings: lexicon.listings })
    .from(lexicon)
    .where(eq(lexicon.kind, "type"));
  return {
    count: Number(table?.count ?? 0),
    oldest: first?.oldest ? new Date(first.oldest) : null,
    types: new Map(types.map(({ word, listings }) => [word, listings])),
  };
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
