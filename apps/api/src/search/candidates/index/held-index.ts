import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../../../db/client.ts";
import { CandidateRows } from "./candidate-rows.ts";
import { LexemeSets } from "./lexeme-sets.ts";
import { countCandidates, type ListedNumbers, readAfter, readCandidates, readChanged } from "./source-queries.ts";

/** Writes by other processes are read from so long before the newest known one: it covers clock skew and late commits. */
const OVERLAP_MS = 2 * MINUTE_MS;
/** More changes than this cause a rebuild, which happens from time to time anyway. */
const MOST_CHANGES = 5000;

export interface HeldIndex {
  rows: CandidateRows;
  sets: LexemeSets;
  builtAt: Date;
}

/** Reads all candidates, `rowsAtOnce` per query; null when there are fewer than `from`. */
export async function buildIndex(
  db: Db,
  builtAt: Date,
  { from, rowsAtOnce }: { from: number; rowsAtOnce: number },
): Promise<HeldIndex | null> {
  if ((await countCandidates(db, from)) < from) return null;
  const rows = new CandidateRows(await countCandidates(db, Number.MAX_SAFE_INTEGER));
  let last: ListedNumbers | null = null;
  for (;;) {
    const read: ListedNumbers[] = await readAfter(db, last, rowsAtOnce);
    for (const row of read) rows.append(row);
    last = read.at(-1) ?? null;
    if (!last || rows.isFull) return { rows, sets: new LexemeSets(db, rows), builtAt };
  }
}

/** Reads the `reported` profiles and those changed by other processes. False: too many changes, rebuild the index. */
export async function updateIndex(db: Db, { rows, sets }: HeldIndex, reported: Iterable<string>): Promise<boolean> {
  const since = addMs(new Date(rows.newest), -OVERLAP_MS).getTime();
  const changed = await readChanged(db, since, MOST_CHANGES + 1);
  const ids = new Set([...reported, ...changed.filter(({ id, at }) => rows.atOf(id) !== at).map(({ id }) => id)]);
  if (ids.size > MOST_CHANGES || rows.isFull) return false;
  if (ids.size === 0) return true;
  const found = await readCandidates(db, [...ids]);
  const known = new Set(found.map(({ id }) => id));
  for (const id of ids) if (!known.has(id)) rows.drop(id);
  for (const row of found) {
    const number = rows.put(row);
    if (number !== null) sets.change(number, row);
  }
  return true;
}
