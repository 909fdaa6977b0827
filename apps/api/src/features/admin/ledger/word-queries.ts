import { LEDGER_UNITS, type LedgerUnit } from "@dryrun/domain/payments/limits";
import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { ledger } from "../../../db/schema/accounts.ts";
import { patternsOf } from "../../../records/word-queries.ts";

/** Where a word was found. A place without the word is left out of the search, so that the indexes of the others can be used. */
export interface Places {
  pattern: string;
  reasons: string[];
  /** Entries with the word in the reference, and payers with it in the address: the first `MOST_LISTED` + 1. */
  entries: string[];
  payers: string[];
  /** The number of all these payers, counted up to `MOST_LOOKED_UP` + 1. */
  allPayers: number;
}

/** Longer lists are not read: the search matches the word again instead. */
const MOST_LISTED = 500;
/** Up to this many payers, their entries are counted by the payers' index. */
const MOST_LOOKED_UP = 10_000;
/** Matches patterns that the trigram index can look up. */
const PART = /[a-z\d]{3}/i;
/** Matches search patterns that a reference can contain; a reference is an id. */
const PART_OF_ID = /^%[a-f\d-]+%$/i;

/** Selects payers: accounts, and orders without an account. */
const payersWith = (pattern: string) => sql`select u.id from users u where u.email::text ilike ${pattern}
  union all select o.id from orders o where o.email::text ilike ${pattern}`;

const addressOfEntry = sql`coalesce((select u.email from users u where u.id = ledger.user_id),
  (select o.email from orders o where o.id = ledger.user_id))`;

/**
 * References are lower-case ids: `like` takes a fifth of the time of `ilike`. The appended "" keeps the planner from
 * using an index.
 */
const hasReference = (pattern: string) =>
  PART.test(pattern)
    ? sql`${ledger.reference} like lower(${pattern})`
    : sql`${ledger.reference} || '' like lower(${pattern})`;

/** Jumps from each reason to the next in the index: the ledger has few different ones. */
const REASONS = sql`with recursive kinds as (
  (select unit, reason from ledger order by unit, reason limit 1)
  union all
  select next.unit, next.reason from kinds cross join lateral (
    select unit, reason from ledger where (unit, reason) > (kinds.unit, kinds.reason) order by unit, reason limit 1
  ) next)
  select unit, reason from kinds`;

async function findPlaces(db: Db, pattern: string, units: readonly LedgerUnit[]): Promise<Places> {
  const canBeReference = PART_OF_ID.test(pattern);
  const entries = db.select({ id: ledger.id }).from(ledger).where(hasReference(pattern));
  const matching = db.$with("matching", {}).as(sql`${payersWith(pattern)} limit ${MOST_LOOKED_UP + 1}`);
  const listed = (from: SQL) =>
    sql<string[]>`(select coalesce(json_agg(id), '[]') from (${from} limit ${MOST_LISTED + 1}) l)`;
  const [found] = await db
    .with(matching)
    .select({
      reasons: sql<string[]>`coalesce(json_agg(distinct reason), '[]')`,
      entries: canBeReference ? listed(entries.getSQL()) : sql<string[]>`'[]'::json`,
      payers: listed(sql`select id from matching`),
      allPayers: sql<number>`(select count(*)::int from matching)`,
    })
    .from(sql`(${REASONS}) kinds`)
    .where(and(sql`reason ilike ${pattern}`, inArray(sql`unit`, [...units])));
  return { pattern, reasons: [], entries: [], payers: [], allPayers: 0, ...found };
}

/** How a query finds the entries of many payers. */
export type Way = "listed" | "joined" | "walked";

/** Written as SQL: in a select from one table drizzle omits the table names. */
function ofPayers({ pattern, payers }: Places, way: Way): SQL {
  if (payers.length <= MOST_LISTED) return inArray(sql`ledger.user_id`, payers);
  const payerIds = payersWith(pattern);
  if (way === "listed") return sql`ledger.user_id = any(array(${payerIds}))`;
  if (way === "joined") return sql`ledger.user_id in (${payerIds})`;
  return sql`${addressOfEntry}::text ilike ${pattern}`;
}

/** Lists need an index: for a short word the database reads the references anyway, and would compare each with the whole list. */
export function wayToCount({ pattern, entries, allPayers }: Places, ofMany: Way): Way {
  if (entries.length > MOST_LISTED && !PART.test(pattern)) return "joined";
  return allPayers <= MOST_LOOKED_UP ? "listed" : ofMany;
}

/** Returns true if the words have few enough payers to find all entries by a list of them. */
export const areListed = (places: readonly Places[], ofMany: Way) =>
  places.some(({ payers }) => payers.length > 0) &&
  places.every((place) => place.payers.length === 0 || wayToCount(place, ofMany) === "listed");

function ofWord(place: Places, way: Way) {
  const { pattern, reasons, entries, payers } = place;
  return or(
    reasons.length > 0 ? inArray(ledger.reason, reasons) : undefined,
    entries.length > MOST_LISTED ? hasReference(pattern) : undefined,
    entries.length > 0 && entries.length <= MOST_LISTED ? inArray(ledger.id, entries) : undefined,
    payers.length > 0 ? ofPayers(place, way) : undefined,
  );
}

const isOnlyReason = ({ payers, entries }: Places) => payers.length === 0 && entries.length === 0;

/** Requires each word in the reason, the reference or the account's address; null if no entry can have them all. */
export function conditionOf(places: readonly Places[], unit: LedgerUnit | undefined) {
  const [first, ...others] = places.filter(isOnlyReason);
  const reasons = first?.reasons.filter((reason) => others.every((other) => other.reasons.includes(reason)));
  if (reasons?.length === 0) return null;
  const rest = places.filter((place) => !isOnlyReason(place));
  return (wayOf: (place: Places) => Way) =>
    and(
      unit && eq(ledger.unit, unit),
      // Each unit is listed, because the index of reasons begins with it.
      reasons && and(inArray(ledger.unit, unit ? [unit] : [...LEDGER_UNITS]), inArray(ledger.reason, reasons)),
      ...rest.map((place) => ofWord(place, wayOf(place))),
    );
}

/** Looks up where each word of a search occurs. */
export const findWords = (db: Db, search: string, unit: LedgerUnit | undefined) =>
  Promise.all(patternsOf(search).map((pattern) => findPlaces(db, pattern, unit ? [unit] : LEDGER_UNITS)));
