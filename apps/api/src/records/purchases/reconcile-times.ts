import { RECONCILE_AFTER_MINUTES } from "@dryrun/domain/payments/limits";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";

export const FIRST_ASKED_MS = RECONCILE_AFTER_MINUTES * MINUTE_MS;
/** A paid order is checked again after this time, for a second payment that was never reported. */
export const LAST_LOOK_MS = DAY_MS;
const LONGEST_GAP_MS = 12 * HOUR_MS;

/** Returns the time of the next query to the provider: intervals double, up to twelve hours. */
export function nextAsked(since: Date, now: Date): Date {
  const lasted = now.getTime() - since.getTime();
  return addMs(now, Math.min(LONGEST_GAP_MS, Math.max(FIRST_ASKED_MS, lasted)));
}
