import { MINUTE_MS } from "@dryrun/domain/time";

interface Waiting {
  owner: string;
  sit: () => void;
}
export interface SeatOptions {
  seats: number;
  /** Seats that only owners who have used at most `slowMs` can take. */
  keptForQuick: number;
  slowMs: number;
}

/** An owner counts as slow until this long after their last turn. */
const FORGOTTEN_MS = 10 * MINUTE_MS;

/**
 * Chooses whose work runs next: the waiting owner with the least time used, and of several the first to come. So one
 * owner's slow work delays only that owner's next turns.
 */
export function createSeats({ seats, keptForQuick, slowMs }: SeatOptions) {
  const used = new Map<string, { ms: number; at: number }>();
  const waiting: Waiting[] = [];
  let free = seats;

  const usedBy = (owner: string) => used.get(owner)?.ms ?? 0;
  const mayTake = ({ owner }: Waiting) => free > keptForQuick || usedBy(owner) <= slowMs;

  function fill() {
    while (free > 0) {
      const next = waiting.filter(mayTake).reduce<Waiting | undefined>((least, one) => {
        return least && usedBy(least.owner) <= usedBy(one.owner) ? least : one;
      }, undefined);
      if (!next) return;
      waiting.splice(waiting.indexOf(next), 1);
      free -= 1;
      next.sit();
    }
  }

  function leave(owner: string, ms: number) {
    const now = performance.now();
    used.set(owner, { ms: usedBy(owner) + ms, at: now });
    for (const [name, { at }] of used) if (now - at > FORGOTTEN_MS) used.delete(name);
    free += 1;
    fill();
  }

  return {
    /** Does the work when it is this owner's turn. */
    async take<T>(owner: string, work: () => Promise<T>): Promise<T> {
      await new Promise<void>((sit) => {
        waiting.push({ owner, sit });
        fill();
      });
      const began = performance.now();
      try {
        return await work();
      } finally {
        leave(owner, performance.now() - began);
      }
    },
  };
}
