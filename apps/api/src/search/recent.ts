import { LRUCache } from "lru-cache";
import type { Clock } from "../ports.ts";

interface RecentOptions {
  most: number;
  /** An answer is fresh up to this age, in milliseconds. */
  keptMs: number;
  /** It is still served up to this age, in milliseconds, while a refresh runs in the background. */
  staleMs: number;
  clock: Clock;
}

interface Kept<T> {
  found: Promise<T>;
  at: number;
}

/** The maximum number of concurrent background refreshes, small so that waiting callers get the database. */
const REFRESHES = 1;

/**
 * Caches `most` answers, including pending ones, so that concurrent callers with the same key share one search. Failed
 * answers are not cached.
 */
export function createRecent<T>({ most, keptMs, staleMs, clock }: RecentOptions) {
  const cache = new LRUCache<string, Kept<T>>({ max: most });
  const refreshing = new Set<string>();

  function keep(key: string, found: Promise<T>, at: number) {
    const entry = { found, at };
    cache.set(key, entry);
    found.catch(() => cache.peek(key) === entry && cache.delete(key));
    return found;
  }

  /** Serves the old answer until the new one is ready, and if the new one fails. */
  function refresh(key: string, old: Kept<T>, find: () => Promise<T>) {
    if (refreshing.has(key) || refreshing.size >= REFRESHES) return;
    refreshing.add(key);
    const at = clock.now().getTime();
    void find()
      .then(
        // Dropped during the search: the result may be outdated.
        (found) => {
          if (cache.peek(key) === old) void keep(key, Promise.resolve(found), at);
        },
        () => undefined,
      )
      .finally(() => refreshing.delete(key));
  }

  return {
    get(key: string, find: () => Promise<T>): Promise<T> {
      const now = clock.now().getTime();
      const cached = cache.get(key);
      const age = cached ? now - cached.at : Number.POSITIVE_INFINITY;
      if (!cached || age < 0 || age >= staleMs) return keep(key, find(), now);
      if (age >= keptMs) refresh(key, cached, find);
      return cached.found;
    },
    forget: () => cache.clear(),
  };
}
