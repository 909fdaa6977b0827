import { is } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { Db } from "../client.ts";
import { batchCalls, SHORT } from "./batched.ts";

/**
 * Combines loads: the keys requested within one turn of the event loop, by one transaction or outside of
 * transactions, are loaded by one trip to the database. Outside of transactions a key that fails does not fail the
 * others.
 *
 * @param load Returns a value for each key, in their order; in a transaction a failure fails every call of the load.
 */
export function createLoader<K, V>(
  load: (db: Db, keys: readonly K[]) => Promise<readonly V[]>,
): (db: Db, key: K) => Promise<V> {
  const byDb = new WeakMap<Db, (key: K) => Promise<V>>();
  return (db, key) => {
    const cached = byDb.get(db);
    if (cached) return cached(key);
    const made = is(db, PgTransaction) ? batchCalls((keys: readonly K[]) => load(db, keys)) : loadSeparately(db, load);
    byDb.set(db, made);
    return made(key);
  };
}

/** If a shared load fails, loads each key again separately. */
function loadSeparately<K, V>(db: Db, load: (db: Db, keys: readonly K[]) => Promise<readonly V[]>) {
  const alone = (key: K) =>
    load(db, [key]).then(
      ([answer]) => answer as V,
      (error: Error) => error,
    );
  return batchCalls<K, V>(async (keys) => {
    try {
      return await load(db, keys);
    } catch (error) {
      if (keys.length === 1) throw error;
      return Promise.all(keys.map(alone));
    }
  }, SHORT);
}
