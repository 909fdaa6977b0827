import type { Clock } from "../../ports.ts";

export interface MovableClock extends Clock {
  /** Sets the clock to this time; it runs on from there. */
  moveTo(now: Date): void;
}

/** A clock for development and tests that can be put forward and back. */
export function createMovableClock(): MovableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    moveTo: (now) => {
      offset = now.getTime() - Date.now();
    },
  };
}
