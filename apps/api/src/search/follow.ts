import { setImmediate as nextTurn } from "node:timers/promises";
import { HOUR_MS, SECOND_MS } from "@dryrun/domain/time";
import type { Db } from "../db/client.ts";
import { KEPT_HOURS, type Position, readChanges, readPosition } from "./changes-queries.ts";
import { MemoryIndex } from "./memory/memory-index.ts";
import type { SearchSource } from "./source.ts";

/** The number of rows read and indexed before other work runs, in some milliseconds. */
const SLICE = 500;
/** The longest gap after which changes suffice, in ms: less than their retention, with a margin for a slow sweep. */
const MOST_CUT_OFF_MS = (KEPT_HOURS - 4) * HOUR_MS;

/** An index, and the position up to which it includes changes. */
export interface Held {
  index: MemoryIndex;
  position: Position;
  /** Changes after the position that the index already includes. */
  applied: ReadonlySet<string>;
  /** When it was last up to date, by `performance.now()`. */
  inStepAt: number;
}

/** Builds a new index of all rows as of the beginning of the reading; null if `isStopped` before the end. */
export async function buildIndex(db: Db, source: SearchSource, isStopped: () => boolean): Promise<Held | null> {
  const inStepAt = performance.now();
  const position = await readPosition(db);
  const index = new MemoryIndex(source);
  let rows = await source.slice(undefined, SLICE);
  while (!isStopped()) {
    await nextTurn();
    for (const row of rows) index.put(row);
    if (rows.length < SLICE) return { index, position, applied: new Set(), inStepAt };
    await nextTurn();
    rows = await source.slice(rows.at(-1), SLICE);
  }
  return null;
}

/**
 * Applies the changes since the last time, in slices. Returns the ids; null if the index missed changes that may have
 * been deleted, or if it is ahead of this database, so that it must be built again.
 */
export async function applyChanges(db: Db, source: SearchSource, held: Held): Promise<string[] | null> {
  const inStepAt = performance.now();
  const { changes, position } = await readChanges(db, source.what, held.position);
  const cutOffMs = (position.at - held.position.at) * SECOND_MS;
  if (cutOffMs > MOST_CUT_OFF_MS || position.from < held.position.from) return null;
  const changed = [...new Set(changes.flatMap(({ seq, id }) => (held.applied.has(seq) ? [] : [id])))];
  for (let index = 0; index < changed.length; index += SLICE) {
    const ids = changed.slice(index, index + SLICE);
    const rows = new Map((await source.read(ids)).map((row) => [row.id, row]));
    for (const id of ids) {
      const row = rows.get(id);
      if (row) held.index.put(row);
      else held.index.remove(id);
    }
    if (changed.length > SLICE) await nextTurn();
  }
  Object.assign(held, { position, applied: new Set(changes.map(({ seq }) => seq)), inStepAt });
  return changed;
}
