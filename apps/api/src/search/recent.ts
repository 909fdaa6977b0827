import { LRUCache } from "lru-cache";
import type { Clock } from "../ports.ts";

interface RecentOptions {
  most: number;
  /** An answer is served up to this age, in milliseconds. */
  keptMs: number;
  clock: Clock;
}

interface Kept<T> {
  found: Promise<T>;
  at: number;
}

/**
 * Caches `most` answers, including pending ones, so that concurrent callers with the same key share one search. Failed
 * answers are not cached.
 */
export function createRecent<T>({ most, keptMs, clock }: RecentOptions) {
  const cache = new LRUCache<string, Kept<T>>({ max: most });

  function keep(key: string, found: Promise<T>, at: number) {
    const entry = { found, at };
    cache.set(key, entry);
    found.catch(() => cache.peek(key) === entry && cache.delete(key));
    return found;
  }

  return {
    get(key: string, find: () => Promise<T>): Promise<T> {
      const now = clock.now().getTime();
      const cached = cache.get(key);
      const age = cached ? now - cached.at : Number.POSITIVE_INFINITY;
      if (!cached || age < 0 || age >= keptMs) return keep(key, find(), now);
      return cached.found;
    },
    forget: () => cache.clear(),
  };
}
