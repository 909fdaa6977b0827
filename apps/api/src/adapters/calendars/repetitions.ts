import { MAX_REPETITIONS } from "@dryrun/domain/company/meetings/limits";
import { DAY_MS, SECOND_MS } from "@dryrun/domain/time";
import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { dateOfUtc, readWallClock, wallClockIn, type Zone } from "./moments.ts";

/** From the first to before the second, in milliseconds. */
export interface Span {
  from: number;
  until: number;
}
interface Series {
  /** The wall clock of the first time. */
  start: number;
  /** The zone of an end in UTC; undefined in a series of whole days. */
  until: Zone | undefined;
}

const UNTIL = /(^|;)UNTIL=([^;]*)/i;
/** The library overlooks a part with a blank before its name. */
const BLANK = /\s/g;
const pad = (value: number, length = 2) => String(value).padStart(length, "0");
const formatUtc = (at: number) => {
  const date = new Date(at);
  const day = `${pad(date.getUTCFullYear(), 4)}${pad(date.getUTCMonth() + 1)}${pad(date.getUTCDate())}`;
  return `${day}T${pad(date.getUTCHours())}${pad(date.getUTCMinutes())}${pad(date.getUTCSeconds())}Z`;
};

/** Returns the rule with its end as a wall clock: the end of a day if it is a date. */
function withWallClock(rule: string, zone: Zone | undefined): string {
  return rule.replaceAll(BLANK, "").replace(UNTIL, (whole, before: string, text: string) => {
    const end = readWallClock(text);
    if (!end) return whole; // the library refuses it
    const { wallClock, isDate, isUtc } = end;
    if (isDate) return `${before}UNTIL=${formatUtc(wallClock + DAY_MS - SECOND_MS)}`;
    if (!isUtc) return `${before}UNTIL=${formatUtc(wallClock)}`;
    return `${before}UNTIL=${formatUtc(zone ? wallClockIn(zone, wallClock) : dateOfUtc(wallClock))}`;
  });
}

/**
 * Returns the wall clocks of a rule's repetitions that begin in a span, the first time of the series among them. All days have 24 hours
 * here; the caller converts the few that are near.
 *
 * @returns undefined for a rule that cannot be read, or has too many repetitions
 */
export function startsOf(rule: string, { start, until }: Series, span: Span): number[] | undefined {
  try {
    const repetitions = new RRuleTemporal({
      rruleString: withWallClock(rule, until),
      dtstart: Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO("UTC"),
      includeDtstart: true,
      maxIterations: MAX_REPETITIONS,
      temporal: Temporal,
    });
    const found = repetitions.between(new Date(span.from), new Date(span.until), true);
    return found.map(({ epochMilliseconds }) => epochMilliseconds);
  } catch {
    return undefined;
  }
}
