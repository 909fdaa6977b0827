import type { Clock } from "../../ports.ts";

export interface MovableClock extends Clock {
  /** Sets the clock to this time; a running one runs on from there. */
  moveTo(now: Date): void;
}

/** A clock for development that can be put forward and back, and runs. */
export function createMovableClock(): MovableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    moveTo: (now) => {
      offset = now.getTime() - Date.now();
    },
  };
}

/**
 * A clock for tests that only tests move. One millisecond passes at each question, which keeps the order of what is
 * made. So no result depends on the speed of the machine.
 */
export function createStillClock(start = new Date()): MovableClock {
  let time = start.getTime();
  return {
    now: () => new Date(time++),
    moveTo: (now) => {
      time = now.getTime();
    },
  };
}
