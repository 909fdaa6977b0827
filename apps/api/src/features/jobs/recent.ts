import type { Clock } from "../../ports.ts";

interface RecentOptions {
  most: number;
  /** So long an answer is as good as new. */
  keptMs: number;
  /** So long it is still given, while a new one is looked up behind it. */
  staleMs: number;
  clock: Clock;
}

interface Kept<T> {
  found: Promise<T>;
  at: number;
}

/** Looked up behind answers that were given already: one at a time, so that they take little from those who wait. */
const REFRESHES = 1;

/**
 * Remembers what was found: the newest `most` answers, also while they are still being looked up, so that many who ask the same
 * cost one search. An answer that failed is forgotten.
 */
export function createRecent<T>({ most, keptMs, staleMs, clock }: RecentOptions) {
  const known = new Map<string, Kept<T>>();
  const refreshing = new Set<string>();

  function keep(key: string, found: Promise<T>, at: number) {
    const kept = { found, at };
    known.delete(key); // the newest stands last
    known.set(key, kept);
    found.catch(() => known.get(key) === kept && known.delete(key));
    if (known.size > most) known.delete(known.keys().next().value as string);
    return found;
  }

  /** The old answer stays until the new one is there, and where the new one fails. */
  function refresh(key: string, old: Kept<T>, find: () => Promise<T>) {
    if (refreshing.has(key) || refreshing.size >= REFRESHES) return;
    refreshing.add(key);
    const at = clock.now().getTime();
    void find()
      .then(
        // Told to forget meanwhile: what was found may be from before.
        (found) => {
          if (known.get(key) === old) void keep(key, Promise.resolve(found), at);
        },
        () => undefined,
      )
      .finally(() => refreshing.delete(key));
  }

  return {
    get(key: string, find: () => Promise<T>): Promise<T> {
      const now = clock.now().getTime();
      const kept = known.get(key);
      const age = kept ? now - kept.at : Number.POSITIVE_INFINITY;
      if (!kept || age < 0 || age >= staleMs) return keep(key, find(), now);
      if (age >= keptMs) refresh(key, kept, find);
      return kept.found;
    },
    forget: () => known.clear(),
  };
}
