import { SECOND_MS } from "@dryrun/domain/time";
import type { BusyTimes, Calendars } from "../../ports.ts";
import { createWorkerThread } from "../worker-thread.ts";

/** What a thread reads. */
export interface CalendarTask {
  file: Uint8Array;
  from: number;
  until: number;
}

/** Reads calendars in a thread, one at a time. One that takes longer or more memory than the limits is too large. */
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
      } catch {
        return { busy: null, failure: "large" };
      }
    },
    close: thread.close,
  };
}
