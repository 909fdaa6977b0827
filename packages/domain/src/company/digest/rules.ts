import { addMs, DAY_MS, indianDay, nextIndianHour } from "../../time.ts";
import { DIGEST_HOUR, type DigestEvery } from "./limits.ts";

/** Monday in `Date.getUTCDay`. */
const MONDAY = 1;
const weekdayOf = (at: Date) => new Date(`${indianDay(at)}T00:00:00Z`).getUTCDay();

/** Returns when the next summary is due: the next 9:00 in India, for weekly ones that of a Monday. */
export function nextDigestAt(every: DigestEvery, now: Date): Date {
  const next = nextIndianHour(now, DIGEST_HOUR);
  if (every === "daily") return next;
  return addMs(next, ((MONDAY - weekdayOf(next) + 7) % 7) * DAY_MS);
}
