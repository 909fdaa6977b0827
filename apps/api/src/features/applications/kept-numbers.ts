import { SECOND_MS } from "@dryrun/domain/time";
import type { Clock } from "../../ports.ts";

/** From so many applications on counting them takes longer than reading a page. */
export const LARGE = 5000;
const KEPT_MS = 10 * SECOND_MS;
const MOST = 1000;

interface Kept<T> {
  found: Promise<T>;
  at: number;
}

/**
 * Numbers of an employer. Large ones are counted again after ten seconds at the earliest, and once for all who ask meanwhile;
 * all others each time, so that they are exact.
 */
export function createKeptNumbers<T>({ clock, isLarge }: { clock: Clock; isLarge: (numbers: T) => boolean }) {
  const known = new Map<string, Kept<T>>();

  function keep(key: string, kept: Kept<T>) {
    known.delete(key); // the newest stands last
    known.set(key, kept);
    if (known.size > MOST) known.delete(known.keys().next().value as string);
  }

  return {
    /** `key` begins with the employer's id. */
    get(key: string, count: () => Promise<T>): Promise<T> {
      const at = clock.now().getTime();
      const kept = known.get(key);
      const age = kept ? at - kept.at : Number.POSITIVE_INFINITY;
      if (kept && age >= 0 && age < KEPT_MS) return kept.found;
      const mine = { found: count(), at };
      if (kept) keep(key, mine); // it was large
      mine.found.then(
        (numbers) => {
          const isCurrent = known.get(key) === (kept ? mine : undefined);
          if (isCurrent && isLarge(numbers)) keep(key, mine);
          else if (isCurrent) known.delete(key);
        },
        () => known.delete(key),
      );
      return mine.found;
    },
    /** Told when the employer changed something. */
    forget(employerId: string) {
      for (const key of known.keys()) if (key.startsWith(employerId)) known.delete(key);
    },
  };
}
export type KeptNumbers<T> = ReturnType<typeof createKeptNumbers<T>>;
