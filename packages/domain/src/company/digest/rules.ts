import { addMs, DAY_MS, indianDay, nextIndianHour } from "../../time.ts";

/** How often a person gets the summary by mail. */
export const DIGEST_CHOICES = ["off", "daily", "weekly"] as const;
export type DigestChoice = (typeof DIGEST_CHOICES)[number];
export type DigestEvery = Exclude<DigestChoice, "off">;

/** The hour in India at which summaries are sent; weekly ones on Mondays. */
const DIGEST_HOUR = 9;
/** Jobs that a summary names in each of its parts; it counts the others. */
export const DIGEST_JOBS = 10;
/** Days before its closing day from which a job is named. */
export const DIGEST_CLOSING_DAYS = 3;

/** Monday in `Date.getUTCDay`. */
const MONDAY = 1;
const weekdayOf = (at: Date) => new Date(`${indianDay(at)}T00:00:00Z`).getUTCDay();

/** Returns when the next summary is due: the next 9:00 in India, for weekly ones that of a Monday. */
export function nextDigestAt(every: DigestEvery, now: Date): Date {
  const next = nextIndianHour(now, DIGEST_HOUR);
  if (every === "daily") return next;
  return addMs(next, ((MONDAY - weekdayOf(next) + 7) % 7) * DAY_MS);
}
