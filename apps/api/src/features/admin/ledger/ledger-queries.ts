import { TOTAL_CAP } from "@dryrun/domain/pages";
import type { LedgerUnit } from "@dryrun/domain/payments/limits";
import { addMs, endOfIndianDay, startOfIndianDay } from "@dryrun/domain/time";
import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { ledger, users } from "../../../db/schema/accounts.ts";
import { orders } from "../../../db/schema/payments.ts";
import { areListed, conditionOf, findWords, type Way, wayToCount } from "./word-queries.ts";

export interface LedgerFilter {
  unit?: LedgerUnit | undefined;
  search: string;
  /** The account, including purchases by its address before the account existed. */
  person?: string | undefined;
  /** Days in India, both included. */
  from: string | null;
  to: string | null;
}
/** Conditions for the same entries, each for one kind of reading. */
interface Conditions {
  /** The filter without the words. */
  rest: SQL | undefined;
  /** The words, for testing one entry after the other from the newest on: fast if many entries match. */
  toWalk: SQL | undefined;
  /** For reading all entries, newest first. */
  toExport: SQL | undefined;
  /** For counting up to the cap. */
  toCount: SQL | undefined;
  toSum: SQL | undefined;
  hasWords: boolean;
  /** At most this many entries are read for the total and the page. */
  cap: number;
}

/**
 * Entries found by a list of payers are read up to this many, which takes some 40 ms. Walking from the newest entry
 * could first pass a day of other people's entries.
 */
const LISTED_CAP = 50_000;

/** Null if no entry can match. */
async function conditionsOf(db: Db, filter: LedgerFilter): Promise<Conditions | null> {
  const { unit, search, person, from, to } = filter;
  const words = await findWords(db, search, unit);
  const condition = conditionOf(words, unit);
  if (condition === null) return null;
  const rest = and(
    person ? ofPerson(person) : undefined,
    from ? gte(ledger.at, startOfIndianDay(from)) : undefined,
    to ? lt(ledger.at, addMs(endOfIndianDay(to), 1)) : undefined,
  );
  // A single word that matches many accounts is found soon when reading newest first; two words may match nothing at all.
  const ofMany: Way = words.length > 1 ? "joined" : "walked";
  return {
    rest,
    toWalk: condition(() => "walked"),
    toExport: and(
      condition(() => ofMany),
      rest,
    ),
    toCount: and(
      condition((place) => wayToCount(place, ofMany)),
      rest,
    ),
    toSum: and(
      condition((place) => wayToCount(place, "joined")),
      rest,
    ),
    hasWords: words.length > 0,
    cap: areListed(words, ofMany) ? LISTED_CAP : TOTAL_CAP,
  };
}

interface Page {
  limit: number;
  offset: number;
}
const NEWEST_FIRST = [desc(ledger.at), desc(ledger.id)];

/** Counts the entries up to the cap, and returns the page of those that were counted. */
async function countToCap(db: Db, { toCount, cap }: Conditions, { limit, offset }: Page) {
  const counted = db
    .$with("counted")
    .as(db.select({ id: ledger.id, at: ledger.at }).from(ledger).where(toCount).limit(cap));
  const newest = db
    .select({ id: counted.id })
    .from(counted)
    .orderBy(desc(counted.at), desc(counted.id))
    .limit(limit)
    .offset(offset);
  const [found] = await db
    .with(counted)
    .select({ total: count(), ids: sql<string[]>`array(${newest})` })
    .from(counted);
  return { total: 0, ids: [], ...found };
}

// An order without an account keeps its entries under its own id, even after an account owns it.

/**
 * Selects entries of an account, with those of orders that it or its address owns. Written as SQL: drizzle omits the
 * tables' names.
 */
export const ofPerson = (id: string) => sql`${ledger.userId} = any(array(
  select ${id}::uuid union all
  select o.id from orders o where o.user_id = ${id} union all
  select o.id from orders o join users u on u.email = o.email where u.id = ${id} and o.user_id is null))`;

/** The account that made the entry, or the one that now owns the order or its address; null for a guest and a deleted account. */
const personId = sql<string | null>`coalesce(
  ${users.id}, ${orders.userId}, (select u.id from users u where u.email = ${orders.email}))`;
/** Null for a deleted account. */
const email = sql<string | null>`nullif(coalesce(${users.email}, ${orders.email}), '')`;

/** More entries than there are: the planner moves no conditions into a query with a limit. */
const ALL = Number.MAX_SAFE_INTEGER;

/** Sorts the entries before the words are compared. In a single query the planner expects few matches and sorts every entry. */
const inOrder = (db: Db, where: SQL | undefined) =>
  db
    .select()
    .from(ledger)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(ALL)
    .as("ledger");

/** Selects the page first and then joins the payers to it: the planner overestimates a join over all entries. */
function newestFirst(
  db: Db,
  where: SQL | undefined,
  { limit, offset }: Page,
  from: typeof ledger | ReturnType<typeof inOrder> = ledger,
) {
  const page = db
    .select()
    .from(from)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset)
    .as("page");
  const { id, userId, unit, amount, reason, reference, at } = page;
  return db
    .select({ entry: { id, userId, unit, amount, reason, reference, at }, email, personId })
    .from(page)
    .leftJoin(users, eq(users.id, userId))
    .leftJoin(orders, eq(orders.id, userId))
    .orderBy(desc(at), desc(id));
}
export type LedgerRecord = Awaited<ReturnType<typeof newestFirst>>[number];

/**
 * Finds entries, newest first, with the address of the account or of the order. The total of a search is exact up to
 * `TOTAL_CAP`.
 */
export async function findLedgerEntries(
  db: Db,
  { page, limit, ...filter }: LedgerFilter & { page: number; limit: number },
) {
  const conditions = await conditionsOf(db, filter);
  if (!conditions) return { rows: [], total: 0 };
  const { rest, toWalk, toCount, hasWords, cap } = conditions;
  const wanted = { limit, offset: (page - 1) * limit };
  if (!hasWords) {
    const [rows, total] = await Promise.all([newestFirst(db, toCount, wanted), db.$count(ledger, toCount)]);
    return { rows, total };
  }
  const { total, ids } = await countToCap(db, conditions, wanted);
  // Matches are frequent here, so reading backwards from the newest entry fills a page quickly.
  const rows = await (total < cap
    ? newestFirst(db, inArray(ledger.id, ids), { limit, offset: 0 })
    : newestFirst(db, toWalk, wanted, inOrder(db, rest)));
  return { rows, total: Math.min(total, TOTAL_CAP) };
}

const { amount } = ledger;
const SUMS = {
  unit: ledger.unit,
  entries: count(),
  in: sql`coalesce(sum(${amount}) filter (where ${amount} > 0), 0)`.mapWith(Number),
  out: sql`coalesce(-sum(${amount}) filter (where ${amount} < 0), 0)`.mapWith(Number),
};

/** Adds up all entries of the filter, one row for each unit. */
export async function sumLedger(db: Db, filter: LedgerFilter) {
  const conditions = await conditionsOf(db, filter);
  if (!conditions) return [];
  return db.select(SUMS).from(ledger).where(conditions.toSum).groupBy(ledger.unit);
}

/** Reads all entries of the filter in batches, newest first; entries added during the read are left out. */
export async function* walkLedger(db: Db, filter: LedgerFilter, batch: number): AsyncGenerator<LedgerRecord[]> {
  const conditions = await conditionsOf(db, filter);
  let last: LedgerRecord | undefined;
  do {
    const after = last && sql`(${ledger.at}, ${ledger.id}) < (select at, id from ledger where id = ${last.entry.id})`;
    const rows: LedgerRecord[] = conditions
      ? await newestFirst(db, and(conditions.toExport, after), { limit: batch, offset: 0 })
      : [];
    yield rows;
    last = rows.length < batch ? undefined : rows.at(-1);
  } while (last);
}
