import { SECOND_MS } from "@dryrun/domain/time";
import type { BusyTimes, Calendars } from "../../ports.ts";
import { createWorkerThread } from "../worker-thread.ts";

/** What a thread reads. */
export interface CalendarTask {
  file: Uint8Array;
  from: number;
  until: number;
}

/** The errors of a thread that was ended at its limit of time or of memory. */
const isLimit = (error: unknown) =>
  error instanceof Error &&
  (error.name === "AbortError" || ("code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY"));

/**
 * Reads calendars in a thread, one at a time. One that takes longer or more memory than the limits is too large.
 *
 * @throws a fault of this process: too many calendars wait, or this one waited longer than the limit
 */
export function createCalendarPool(limitMs = 5 * SECOND_MS): Calendars & { close(): Promise<void> } {
  const thread = createWorkerThread({
    file: new URL("./calendar-worker.ts", import.meta.url),
    waiting: 20,
    idleMs: 5 * SECOND_MS,
    limitMs,
    memoryMb: 128,
  });
  return {
    async read(file, from, until) {
      const task: CalendarTask = { file, from, until };
      try {
        return JSON.parse((await thread.run(task)).toString()) as BusyTimes;
      } catch (error) {
        if (isLimit(error)) return { busy: null, failure: "large" };
        throw error;
      }
    },
    close: thread.close,
  };
}
