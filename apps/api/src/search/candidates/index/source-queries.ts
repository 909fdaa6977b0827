import { sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import type { CandidateNumbers } from "./candidate-rows.ts";

const rowsOf = <T>(result: unknown) => (result as { rows: T[] }).rows;
const MS = sql`(extract(epoch from updated_at) * 1000)::float8`;
const NUMBERS = sql`profile_id as id, ${MS} as at, experience, expected_ctc as "expectedCTC"`;

/** How many candidates can be found, counted up to `most`. */
export async function countCandidates(db: Db, most: number): Promise<number> {
  const result = await db.execute(
    sql`select count(*)::int as total from (select from candidate_search limit ${most}) counted`,
  );
  return Number(rowsOf<{ total: number }>(result)[0]?.total ?? 0);
}

/** A place in the order of the results; `stamp` has the digits that a number of milliseconds lacks. */
export interface ListedNumbers extends CandidateNumbers {
  stamp: string;
}
/** The next candidates in the order of results, also if the previous one was deleted. */
export async function readAfter(db: Db, last: ListedNumbers | null, most: number): Promise<ListedNumbers[]> {
  const after = last ? sql`where (updated_at, profile_id) < (${last.stamp}::timestamptz, ${last.id}::uuid)` : sql``;
  const result = await db.execute(sql`
    select ${NUMBERS}, updated_at::text as stamp from candidate_search ${after}
    order by updated_at desc nulls last, profile_id desc nulls last limit ${most}`);
  return rowsOf<ListedNumbers>(result);
}

/** Who changed at or after a time, without what changed. */
export async function readChanged(db: Db, since: number, most: number): Promise<{ id: string; at: number }[]> {
  const result = await db.execute(sql`
    select profile_id as id, ${MS} as at from candidate_search
    where updated_at >= to_timestamp(${since / 1000}::float8) order by updated_at desc nulls last limit ${most}`);
  return rowsOf<{ id: string; at: number }>(result);
}

export interface IndexedCandidate extends CandidateNumbers {
  terms: string[];
  words: string[];
}
/** The subset that can still be found, with all their search data. */
export async function readCandidates(db: Db, ids: readonly string[]): Promise<IndexedCandidate[]> {
  const result = await db.execute(sql`
    select ${NUMBERS}, tsvector_to_array(terms) as terms, tsvector_to_array(words) as words from candidate_search
    where profile_id in (select id::uuid from json_array_elements_text(${JSON.stringify(ids)}::json) as asked(id))`);
  return rowsOf<IndexedCandidate>(result);
}

export type LexemeColumn = "terms" | "words";
/** Of a uuid as text. */
export const ID_LENGTH = 36;
/** The ids of candidates with a lexeme, concatenated to one text: up to a third of all candidates may have it. */
export async function readHolders(db: Db, column: LexemeColumn, query: string): Promise<string> {
  const name = column === "terms" ? sql`terms` : sql`words`;
  const result = await db.execute(
    sql`select string_agg(profile_id::text, '') as ids from candidate_search where ${name} @@ ${query}::tsquery`,
  );
  return rowsOf<{ ids: string | null }>(result)[0]?.ids ?? "";
}
