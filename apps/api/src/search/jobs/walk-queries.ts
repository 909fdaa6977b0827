import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import type { KnownWord } from "../correct.ts";

/** Listings posted after `since` and not after `until`. */
export interface Window {
  since: Date;
  until: Date;
}

const rowsOf = <T>(result: unknown) => (result as { rows: T[] }).rows;
const isIn = ({ since, until }: Window) =>
  sql`posted_at > ${since.toISOString()}::timestamptz and posted_at <= ${until.toISOString()}::timestamptz`;
const textsOf = (texts: readonly string[]) =>
  sql`array(select json_array_elements_text(${JSON.stringify(texts)}::json))`;

/** The newest listings of this window that are open at this moment and hold the terms, the text of a tsquery; null for any. */
export async function findInWindow(db: Db, window: Window, terms: string | null, openAt: Date, most: number) {
  const rows = rowsOf<{ id: string }>(
    await db.execute(sql`
      select job_id as id from job_search
      where ${isIn(window)} and (open_until is null or open_until >= ${openAt.toISOString()}::timestamptz)
        and (${terms}::text is null or terms @@ ${terms}::tsquery)
      order by posted_at desc, job_id desc limit ${most}`),
  );
  return rows.map(({ id }) => id);
}

/** The terms of this window that are these or look like them, and how many of its listings hold each. */
export const findNearTerms = async (db: Db, window: Window, asked: readonly string[]): Promise<KnownWord[]> =>
  rowsOf<KnownWord>(
    await db.execute(sql`
      select held.word, held.listings from (
        select lexeme as word, count(*)::int as listings
        from job_search, unnest(tsvector_to_array(terms)) as lexeme where ${isIn(window)} group by lexeme
      ) held
      where exists (
        select from unnest(${textsOf(asked)}) as typed(word)
        where left(typed.word, 2) = left(held.word, 2)
          and (typed.word = held.word or substring(held.word from 3) % substring(typed.word from 3))
      )`),
  );

/** How many of all listings hold each of these terms: reads them all. `query`: any of the terms, as the text of a tsquery. */
export const countListings = async (db: Db, terms: readonly string[], query: string): Promise<KnownWord[]> =>
  rowsOf<KnownWord>(
    await db.execute(sql`
      select lexeme as word, count(*)::int as listings
      from job_search, unnest(tsvector_to_array(terms)) as lexeme
      where terms @@ ${query}::tsquery and lexeme = any(${textsOf(terms)}) group by lexeme`),
  );
