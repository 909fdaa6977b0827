import { addMs, MINUTE_MS } from "../time.ts";
import { HAND_IN_AFTER_MINUTES } from "./limits.ts";

/** A past period in which nothing could be written. */
export interface Pause {
  startsAt: Date;
  endedAt: Date;
}

/** Returns until when work that ended at `end` is accepted: nobody could send it during a pause, so a pause extends it. */
export function afterPause(end: Date, pause: Pause | undefined): Date {
  if (!pause || end < pause.startsAt || end > pause.endedAt) return end;
  return addMs(pause.endedAt, HAND_IN_AFTER_MINUTES * MINUTE_MS);
}
