import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@dryrun/domain/time";

/** Wall-clock times are the milliseconds at which a clock in UTC shows the same. */
export interface Zone {
  /** Milliseconds that clocks of the zone are ahead of UTC at this instant. */
  offsetAt(instant: number): number;
}

export const fixedZone = (offset: number): Zone => ({ offsetAt: () => offset });
export const UTC = fixedZone(0);

/**
 * Returns the instant at which clocks of the zone show this time. A time that comes twice is the first one; one that is left out
 * counts by the offset before (RFC 5545, 3.3.5).
 */
export function instantIn(zone: Zone, wallClock: number): number {
  const [before, after] = [zone.offsetAt(wallClock - DAY_MS), zone.offsetAt(wallClock + DAY_MS)];
  const isAfter = zone.offsetAt(wallClock - before) !== before && zone.offsetAt(wallClock - after) === after;
  return wallClock - (isAfter ? after : before);
}
export const wallClockIn = (zone: Zone, instant: number) => instant + zone.offsetAt(instant);

/** A date, or a time of a clock, as it is written: in UTC, or in a zone that the line or the calendar names. */
export interface Written {
  /** The milliseconds at which a clock in UTC shows the same; midnight of a date. */
  wallClock: number;
  isDate: boolean;
  isUtc: boolean;
}

const WRITTEN = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?(\d{2}))?(Z)?)?$/i;

/** Returns a date or time; undefined for what is none, as 31 February. */
export function readWallClock(text: string): Written | undefined {
  const [, year, month, day, hour, minute = 0, second = 0, utc] = WRITTEN.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const isReal = new Date(date).getUTCMonth() + 1 === Number(month) && Number(hour ?? 0) < 24 && Number(minute) < 60;
  if (!isReal) return undefined;
  const time = Number(hour ?? 0) * HOUR_MS + Number(minute) * MINUTE_MS + Math.min(Number(second), 59) * SECOND_MS;
  return { wallClock: date + time, isDate: hour === undefined, isUtc: utc !== undefined };
}

/** Days count by the calendar, so that a day of a changed clock has 23 or 25 hours. */
export interface Duration {
  days: number;
  ms: number;
}
const DURATION = /^\+?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;

export function readDuration(text: string): Duration | undefined {
  const [whole, ...parts] = DURATION.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return { days: weeks * 7 + days, ms: hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS };
}

/**
 * Returns the date that a time in UTC means in a series of whole days. Outlook writes midnight of the writer's zone: one after noon in
 * UTC belongs to the next day, as east of Greenwich.
 */
export const dateOfUtc = (wallClock: number) => Math.floor((wallClock + DAY_MS / 2) / DAY_MS) * DAY_MS;
