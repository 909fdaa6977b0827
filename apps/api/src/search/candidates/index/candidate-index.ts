import { addMs, MINUTE_MS, SECOND_MS } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import type { Clock } from "../../../ports.ts";
import type { Asked, Found } from "../search-queries.ts";
import { type Bits, keepBoth, keepOthers } from "./bits.ts";
import { CandidateRows } from "./candidate-rows.ts";
import { createLexemeSets, type LexemeSets } from "./lexeme-sets.ts";
import { countCandidates, type ListedNumbers, readAfter, readCandidates, readChanged } from "./source-queries.ts";

/** From this many candidates on, the database is too slow for a search that is not cached. */
export const INDEXED_FROM = 20_000;
const ROWS_AT_ONCE = 5000;
/** How often, and how far back, writes by other processes are looked for. The overlap covers clock skew and late commits. */
const LOOK_MS = SECOND_MS;
const OVERLAP_MS = 2 * MINUTE_MS;
/** More changes than this cause a rebuild, which happens from time to time anyway. */
const MOST_CHANGES = 5000;
const REBUILD_MS = 15 * MINUTE_MS;

interface Held {
  rows: CandidateRows;
  sets: LexemeSets;
  builtAt: Date;
}
/** The index as it is now. */
interface CurrentIndex {
  find(asked: Asked, most: number, skipped: number, wanted: number): Promise<Found>;
}
export type CandidateIndex = ReturnType<typeof createCandidateIndex>;

async function build(db: Db, size: number, builtAt: Date, rowsAtOnce: number): Promise<Held> {
  const rows = new CandidateRows(size);
  let last: ListedNumbers | null = null;
  for (;;) {
    const read: ListedNumbers[] = await readAfter(db, last, rowsAtOnce);
    for (const row of read) rows.append(row);
    last = read.at(-1) ?? null;
    if (!last || rows.isFull) return { rows, sets: createLexemeSets(db, rows), builtAt };
  }
}

async function hitsOf({ rows, sets }: Held, { terms, unless, words }: Asked): Promise<Bits> {
  const all = await Promise.all([
    ...terms.map((lexeme) => sets.get("terms", lexeme)),
    ...words.map((lexeme) => sets.get("words", lexeme)),
  ]);
  const others = await Promise.all((unless ?? []).map((lexeme) => sets.get("terms", lexeme)));
  const hits = rows.alive.slice();
  for (const bits of all) keepBoth(hits, bits);
  const [first, ...more] = others;
  if (first) {
    const whole = first.slice();
    for (const bits of more) keepBoth(whole, bits);
    keepOthers(hits, whole);
  }
  return hits;
}

/** Whether the numbers of a candidate match; what is not asked for matches. */
function numbersMatch(rows: CandidateRows, { minExperience, maxExpectedCTC, updatedAfter }: Asked) {
  const least = Math.fround(minExperience ?? 0);
  const since = updatedAfter ? new Date(updatedAfter).getTime() : Number.NEGATIVE_INFINITY;
  const { experience, expectedCTC, at } = rows;
  return (number: number): boolean => {
    const expected = expectedCTC[number] ?? 0;
    const isAffordable = maxExpectedCTC === undefined || (expected > 0 && expected <= maxExpectedCTC);
    return isAffordable && (experience[number] ?? 0) >= least && (at[number] ?? 0) >= since;
  };
}

async function find(held: Held, asked: Asked, most: number, skipped: number, wanted: number): Promise<Found> {
  const hits = await hitsOf(held, asked);
  const matches = numbersMatch(held.rows, asked);
  const ids: string[] = [];
  let total = 0;
  held.rows.walk(hits, (number) => {
    if (!matches(number)) return true;
    total++;
    if (total > skipped && ids.length < wanted) ids.push(held.rows.idOf(number));
    return total <= most;
  });
  return { total, ids };
}

interface IndexParts {
  db: Db;
  clock: Clock;
  onError: (error: unknown) => void;
  /** Below it there is none; tests have one from the first candidate on. */
  from?: number;
  rowsAtOnce?: number;
}

/**
 * An in-memory index of many candidates, as bit sets. The candidates of a word are read when it is first searched for; changes are
 * read every second, and the index is rebuilt from time to time (decision 0035), in the background.
 */
export function createCandidateIndex(parts: IndexParts) {
  const { db, clock, onError, from = INDEXED_FROM, rowsAtOnce = ROWS_AT_ONCE } = parts;
  let held: Held | null = null;
  let building: Promise<void> | null = null;
  let refreshing: Promise<void> | null = null;
  let triedAt: Date | null = null;
  let lookedAt = new Date(0);
  /** Profiles that this process knows to have changed. */
  let reported = new Set<string>();
  let isDirty = false;

  const isOver = (since: Date, ms: number) => Math.abs(clock.now().getTime() - since.getTime()) >= ms;

  async function rebuild(): Promise<void> {
    const builtAt = clock.now();
    triedAt = builtAt;
    const size = await countCandidates(db, from);
    held =
      size < from ? null : await build(db, await countCandidates(db, Number.MAX_SAFE_INTEGER), builtAt, rowsAtOnce);
    isDirty = held !== null; // profiles may have changed during the build
  }
  function startBuilding() {
    building ??= rebuild()
      .catch(onError)
      .finally(() => {
        building = null;
      });
  }

  async function take({ rows, sets }: Held, ids: readonly string[]): Promise<void> {
    const found = await readCandidates(db, ids);
    const known = new Set(found.map(({ id }) => id));
    for (const id of ids) if (!known.has(id)) rows.drop(id);
    for (const row of found) {
      const number = rows.put(row);
      if (number !== null) sets.change(number, row);
    }
  }

  async function refresh(index: Held): Promise<void> {
    const asked = reported;
    reported = new Set();
    isDirty = false;
    lookedAt = clock.now();
    const since = addMs(new Date(index.rows.newest), -OVERLAP_MS).getTime();
    const changed = await readChanged(db, since, MOST_CHANGES + 1);
    const ids = new Set([...asked, ...changed.filter(({ id, at }) => index.rows.atOf(id) !== at).map(({ id }) => id)]);
    if (ids.size > MOST_CHANGES || index.rows.isFull) startBuilding();
    else if (ids.size > 0) await take(index, [...ids]);
  }

  /** Null while there is none. */
  async function current(): Promise<CurrentIndex | null> {
    const since = held?.builtAt ?? triedAt;
    if (!since || isOver(since, REBUILD_MS)) startBuilding();
    if (!held) return null;
    const index = held;
    if (isDirty || isOver(lookedAt, LOOK_MS)) {
      refreshing ??= refresh(index).finally(() => {
        refreshing = null;
      });
    }
    await refreshing;
    return { find: (...asked) => find(index, ...asked) };
  }
  return {
    current,
    /** These profiles were saved, or are found no more. */
    notify(ids: readonly string[]) {
      for (const id of ids) reported.add(id);
      isDirty = true;
    },
    /** These were found, and are not shown to anybody. */
    leaveOut(ids: readonly string[]) {
      for (const id of ids) held?.rows.drop(id);
    },
    /** Lets what is being built be there. */
    settled: async () => void (await building),
  };
}
