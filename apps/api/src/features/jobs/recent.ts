import type { Clock } from "../../ports.ts";

interface RecentOptions {
  most: number;
  keptMs: number;
  clock: Clock;
}

/**
 * Remembers what was found for a while: the newest `most` answers, also while they are still being looked up, so that many who
 * ask the same cost one search. An answer that failed is forgotten.
 */
export function createRecent<T>({ most, keptMs, clock }: RecentOptions) {
  const known = new Map<string, { found: Promise<T>; at: number }>();
  return {
    get(key: string, find: () => Promise<T>): Promise<T> {
      const now = clock.now().getTime();
      const kept = known.get(key);
      if (kept && now >= kept.at && now < kept.at + keptMs) return kept.found;
      const found = find();
      known.delete(key); // the newest stands last
      known.set(key, { found, at: now });
      found.catch(() => known.delete(key));
      if (known.size > most) known.delete(known.keys().next().value as string);
      return found;
    },
    forget: () => known.clear(),
  };
}
