import { SECOND_MS } from "@dryrun/domain/time";
import type { Clock } from "../../ports.ts";

/** From so many applications on counting them takes longer than reading a page. */
export const LARGE = 5000;
/** So old a number may be. */
const KEPT_MS = 10 * SECOND_MS;
/** From this age on it is counted again, while who asks gets the one that is there. */
const FRESH_MS = 5 * SECOND_MS;
const MOST = 1000;

interface Kept<T> {
  found: Promise<T>;
  at: number;
  isRenewed?: boolean;
}

/**
 * Numbers of an employer. Large ones are counted again after five seconds, once for all who ask, and nobody waits for it before
 * they are ten seconds old; all others are counted each time, so that they are exact.
 */
export function createKeptNumbers<T>({ clock, isLarge }: { clock: Clock; isLarge: (numbers: T) => boolean }) {
  const known = new Map<string, Kept<T>>();

  function keep(key: string, kept: Kept<T>) {
    known.delete(key); // the newest stands last
    known.set(key, kept);
    if (known.size > MOST) known.delete(known.keys().next().value as string);
  }

  /** Keeps a number that is large once it is known, unless it was forgotten or replaced meanwhile. */
  function settle(key: string, mine: Kept<T>, before: Kept<T> | undefined) {
    const isCurrent = () => known.get(key) === before;
    mine.found.then(
      (numbers) => {
        if (isCurrent() && isLarge(numbers)) keep(key, mine);
        else if (isCurrent()) known.delete(key);
      },
      () => isCurrent() && known.delete(key),
    );
  }

  function renew(key: string, kept: Kept<T>, at: number, count: () => Promise<T>) {
    if (kept.isRenewed) return;
    kept.isRenewed = true;
    settle(key, { found: count(), at }, kept);
  }

  return {
    /** `key` begins with the employer's id. */
    get(key: string, count: () => Promise<T>): Promise<T> {
      const at = clock.now().getTime();
      const kept = known.get(key);
      const age = kept ? at - kept.at : Number.POSITIVE_INFINITY;
      if (kept && age >= 0 && age < KEPT_MS) {
        if (age >= FRESH_MS) renew(key, kept, at, count);
        return kept.found;
      }
      const mine = { found: count(), at };
      if (kept) keep(key, mine); // it was large
      settle(key, mine, kept ? mine : undefined);
      return mine.found;
    },
    /** Told when the employer changed something. */
    forget(employerId: string) {
      for (const key of known.keys()) if (key.startsWith(employerId)) known.delete(key);
    },
  };
}
export type KeptNumbers<T> = ReturnType<typeof createKeptNumbers<T>>;
