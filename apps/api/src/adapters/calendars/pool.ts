import { SECOND_MS } from "@dryrun/domain/time";
import type { BusyTimes, Calendars } from "../../ports.ts";
import { createWorkerThread, isOverLimit } from "../worker-thread.ts";

/** What a thread reads. */
export interface CalendarTask {
  file: Uint8Array;
  from: number;
  until: number;
}

/**
 * Reads calendars in two threads. One that takes longer or more memory than the limits is too large; nothing else is called so.
 *
 * @throws OVERLOADED if too many calendars wait, or this one waits too long
 */
export function createCalendarPool(limitMs = 5 * SECOND_MS): Calendars & { close(): Promise<void> } {
  const thread = createWorkerThread({
    file: new URL("./calendar-worker.ts", import.meta.url),
    threads: 2,
    waiting: 100,
    waitingEach: 10,
    idleMs: 5 * SECOND_MS,
    limitMs,
    memoryMb: 128,
  });
  return {
    async read(file, from, until, turn) {
      const task: CalendarTask = { file, from, until };
      try {
        return JSON.parse((await thread.run(task, turn)).toString()) as BusyTimes;
      } catch (error) {
        if (isOverLimit(error)) return { busy: null, failure: "large" };
        throw error;
      }
    },
    close: thread.close,
  };
}
