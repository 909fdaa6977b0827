import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { readRows } from "../../db/read-rows.ts";

export interface CandidateRow {
  id: string;
  /** When the profile was changed, in microseconds since 1970, as text. */
  at: string;
  experience: number;
  /** In rupees per year; 0 for none. */
  expectedCTC: number;
  /** Separated by line breaks, with the words of the summary. */
  terms: string;
  words: string;
}

/** Blocked students have no row. */
const ROWS = sql`select s.profile_id as id, (extract(epoch from s.updated_at) * 1000000)::bigint::text as at,
    s.experience, s.expected_ctc as "expectedCTC",
    array_to_string(tsvector_to_array(s.terms), E'\\n') as terms, array_to_string(tsvector_to_array(s.words), E'\\n') as words
  from candidate_search s join profiles p on p.id = s.profile_id join users u on u.id = p.user_id and u.blocked_at is null`;

/** Reads `candidate_search_walk` backwards; with another order of nulls each call would sort all candidates. */
const LEAST_RECENT_FIRST = sql`order by s.updated_at asc nulls first, s.profile_id asc nulls first`;

/** Finds the next candidates after this one, the least recently changed first. */
export async function findCandidatesAfter(db: Db, after: { id: string; at: number } | undefined, most: number) {
  const isAfter = after
    ? sql`where (s.updated_at, s.profile_id) > (timestamptz 'epoch' + ${after.at}::float8 * interval '1 microsecond', ${after.id}::uuid)`
    : sql``;
  return readRows<CandidateRow>(db, sql`${ROWS} ${isAfter} ${LEAST_RECENT_FIRST} limit ${most}`);
}

export const findCandidateRows = async (db: Db, ids: readonly string[]) =>
  readRows<CandidateRow>(db, sql`${ROWS} where s.profile_id = any(string_to_array(${ids.join(",")}, ',')::uuid[])`);
