import { addMs, MINUTE_MS } from "../time.ts";
import { HAND_IN_AFTER_MINUTES } from "./limits.ts";

/** A time in which nothing could be written, and that is over. */
export interface Pause {
  startsAt: Date;
  endedAt: Date;
}

/** Until when what ended at `end` is still accepted: during a pause nobody could send it, so after one there is time to. */
export function afterPause(end: Date, pause: Pause | undefined): Date {
  if (!pause || end < pause.startsAt || end > pause.endedAt) return end;
  return addMs(pause.endedAt, HAND_IN_AFTER_MINUTES * MINUTE_MS);
}
