import { SECOND_MS } from "@dryrun/domain/time";
import { LRUCache } from "lru-cache";
import type { Clock } from "../ports.ts";

/** From ten pages on, counting takes longer than reading a page, and small differences go unnoticed. */
export const LARGE = 250;
/** Cached counts are at most this old, in milliseconds. */
const KEPT_MS = 20 * SECOND_MS;
/** Older counts are refreshed in the background, in milliseconds; the caller gets the cached one. */
const FRESH_MS = 10 * SECOND_MS;
const MOST = 1000;

interface Kept<T> {
  found: Promise<T>;
  at: number;
  isLarge: boolean;
  isRenewed?: boolean;
}
interface Asked {
  /** Pages after the first reuse its number, so that a list does not change its length during paging. */
  isContinued?: boolean;
}

/**
 * Caches counts for a company. Large ones are refreshed in the background after ten seconds, once for all callers,
 * and counted before the answer after twenty. Small ones are counted for each first page, so that they are exact.
 */
export function createCachedNumbers<T>({ clock, isLarge }: { clock: Clock; isLarge: (numbers: T) => boolean }) {
  const cache = new LRUCache<string, Kept<T>>({ max: MOST });

  /** Caches a count, unless it was dropped or replaced during the query. */
  function settle(key: string, mine: Kept<T>, before: Kept<T> | undefined) {
    const isCurrent = () => cache.peek(key) === before;
    mine.found.then(
      (numbers) => {
        mine.isLarge = isLarge(numbers);
        if (isCurrent()) cache.set(key, mine);
      },
      () => isCurrent() && cache.delete(key),
    );
  }

  function renew(key: string, kept: Kept<T>, at: number, count: () => PromiseLike<T>) {
    if (kept.isRenewed) return;
    kept.isRenewed = true;
    settle(key, { found: Promise.resolve(count()), at, isLarge: false }, kept);
  }

  return {
    /** `key` starts with the company's id. `count` may return a Drizzle query, which runs on each await; it is awaited once. */
    get(key: string, count: () => PromiseLike<T>, { isContinued = false }: Asked = {}): Promise<T> {
      const at = clock.now().getTime();
      const cached = cache.get(key);
      const age = cached ? at - cached.at : Number.POSITIVE_INFINITY;
      if (cached && age >= 0 && age < KEPT_MS && (cached.isLarge || isContinued)) {
        if (age >= FRESH_MS) renew(key, cached, at, count);
        return cached.found;
      }
      const mine = { found: Promise.resolve(count()), at, isLarge: cached?.isLarge ?? false };
      if (mine.isLarge) cache.set(key, mine);
      settle(key, mine, mine.isLarge ? mine : cached);
      return mine.found;
    },
    /** Call this when somebody of the company changed something: drops all numbers, or those of these keys. */
    forget(companyId: string, isChanged: (key: string) => boolean = () => true) {
      for (const key of cache.keys()) if (key.startsWith(companyId) && isChanged(key)) cache.delete(key);
    },
  };
}
export type CachedNumbers<T> = ReturnType<typeof createCachedNumbers<T>>;
