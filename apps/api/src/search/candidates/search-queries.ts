import { and, gt, gte, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { candidateSearch } from "../../db/schema/profiles.ts";
import { allOf } from "../../db/tsquery.ts";
import type { KnownWord } from "../correct.ts";

const rowsOf = <T>(result: unknown) => (result as { rows: T[] }).rows;

/** Lexemes that a profile must all contain, and numbers; it must not contain all of the `unless` terms. */
export interface Asked {
  terms: string[];
  unless: string[] | null;
  words: string[];
  minExperience?: number | undefined;
  maxExpectedCTC?: number | undefined;
  updatedAfter?: string | undefined;
}
/** As one query: an index answers both halves of it, and rows that are no part of the answer are not read. */
const termsQuery = ({ terms, unless }: Asked) => (unless ? `(${allOf(terms)}) & !(${allOf(unless)})` : allOf(terms));

const matching = (asked: Asked): SQL | undefined => {
  const { terms, words, minExperience, maxExpectedCTC, updatedAfter } = asked;
  return and(
    terms.length > 0 ? sql`${candidateSearch.terms} @@ ${termsQuery(asked)}::tsquery` : undefined,
    words.length > 0 ? sql`${candidateSearch.words} @@ ${allOf(words)}::tsquery` : undefined,
    minExperience ? gte(candidateSearch.experience, minExperience) : undefined,
    // Who names no expectation matches no limit of it.
    maxExpectedCTC === undefined
      ? undefined
      : and(gt(candidateSearch.expectedCTC, 0), lte(candidateSearch.expectedCTC, maxExpectedCTC)),
    updatedAfter ? gte(candidateSearch.updatedAt, new Date(updatedAfter)) : undefined,
  );
};

export interface Found {
  total: number;
  ids: string[];
}
/** How many match, counted up to `most` + 1, and a part of their ids, newest first. */
export async function findMatching(
  db: Db,
  asked: Asked,
  most: number,
  skipped: number,
  wanted: number,
): Promise<Found> {
  const newest = db
    .select({ id: candidateSearch.profileId, at: candidateSearch.updatedAt })
    .from(candidateSearch)
    .where(matching(asked))
    .orderBy(sql`${candidateSearch.updatedAt} desc nulls last`, sql`${candidateSearch.profileId} desc nulls last`)
    .limit(most + 1);
  const result = await db.execute(sql`
    select count(*)::int as total, array_to_string(
      (array_agg(x.profile_id order by x.updated_at desc, x.profile_id desc))[${skipped + 1}::int : ${skipped + wanted}::int], ',') as ids
    from (${newest}) x`);
  const [found] = rowsOf<{ total: number; ids: string | null }>(result);
  return { total: Number(found?.total ?? 0), ids: found?.ids ? found.ids.split(",") : [] };
}

export type WordKind = "skill" | "company" | "education";
/** The words of profiles that are these or look like them; of any kind for null. */
export async function findNearWords(db: Db, kind: WordKind | null, typed: readonly string[]): Promise<KnownWord[]> {
  if (typed.length === 0) return [];
  const ofKind = kind ? sql`kind = ${kind} and` : sql``;
  const result = await db.execute(sql`
    select distinct near.word, 1 as listings
    from json_array_elements_text(${JSON.stringify(typed)}::json) as typed(word)
    cross join lateral (
      (select word from candidate_words where ${ofKind} word = typed.word limit 1)
      union all
      (select word from candidate_words where ${ofKind} word % typed.word
        order by similarity(word, typed.word) desc limit 8)
    ) as near
    order by near.word`);
  return rowsOf<KnownWord>(result);
}
