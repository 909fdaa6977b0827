import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { readRows } from "../../db/read-rows.ts";

export interface ListingRow {
  id: string;
  /** Microseconds since 1970, as text. */
  at: string;
  /** Microseconds since 1970, as text; null for no end. */
  openUntil: string | null;
  /** In rupees; null if it cannot be parsed. */
  pay: number | null;
  /** In years; null in a listing of an older release. */
  experience: number | null;
  /** Separated by line breaks. */
  terms: string;
}

const COLUMNS = sql`job_id as id, (extract(epoch from posted_at) * 1000000)::bigint::text as at,
  (extract(epoch from open_until) * 1000000)::bigint::text as "openUntil",
  pay, experience, array_to_string(tsvector_to_array(terms), E'\\n') as terms`;

/** Finds the next listings after this one, oldest first. */
export async function findListingsAfter(db: Db, after: { id: string; at: number } | undefined, most: number) {
  const isAfter = after
    ? sql`where (posted_at, job_id) > (timestamptz 'epoch' + ${after.at}::float8 * interval '1 microsecond', ${after.id}::uuid)`
    : sql``;
  return readRows<ListingRow>(
    db,
    sql`select ${COLUMNS} from job_search ${isAfter} order by posted_at, job_id limit ${most}`,
  );
}

export const findListings = async (db: Db, ids: readonly string[]) =>
  readRows<ListingRow>(
    db,
    sql`select ${COLUMNS} from job_search where job_id = any(string_to_array(${ids.join(",")}, ',')::uuid[])`,
  );
