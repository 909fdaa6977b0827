import { MAX_BUSY, MAX_FEED_EVENTS, MAX_REPETITIONS } from "@dryrun/domain/company/meetings/limits";
import { mergeIntervals } from "@dryrun/domain/company/meetings/rules";
import { SECOND_MS, startOfIndianDay, ZONE } from "@dryrun/domain/time";
import ICAL from "ical.js";
import type { BusyTimes } from "../../ports.ts";

interface Window {
  from: number;
  until: number;
}

const two = (value: number) => String(value).padStart(2, "0");
const wallClockOf = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** The clock of a time zone; that of India for a name that this machine does not know. */
function clockOf(zone: string | undefined): Intl.DateTimeFormat {
  const parts = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
  const options = { ...parts, second: "numeric", hourCycle: "h23" } as const;
  try {
    return new Intl.DateTimeFormat("en-US", { ...options, timeZone: zone || ZONE });
  } catch {
    return new Intl.DateTimeFormat("en-US", { ...options, timeZone: ZONE });
  }
}

/** Returns the instant at which clocks of the zone show this time. */
function instantIn(wallClock: number, clock: Intl.DateTimeFormat): number {
  const shownAt = (instant: number) => {
    const part = Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
  const first = wallClock - (shownAt(wallClock) - wallClock);
  return first + (wallClock - shownAt(first)); // again, for a time near a change of the zone's offset
}

/** Returns the instant of a calendar's time. A day without a time starts when it starts in India. */
function instantOf(time: ICAL.Time, clock: Intl.DateTimeFormat): number {
  if (time.isDate) return startOfIndianDay(`${time.year}-${two(time.month)}-${two(time.day)}`).getTime();
  const isFloating = time.zone === ICAL.Timezone.localTimezone;
  return isFloating ? instantIn(wallClockOf(time), clock) : time.toUnixTime() * SECOND_MS;
}

const isBusy = ({ component }: ICAL.Event) => {
  const textOf = (name: string) => String(component.getFirstPropertyValue(name) ?? "").toUpperCase();
  return textOf("transp") !== "TRANSPARENT" && textOf("status") !== "CANCELLED";
};

/** Returns the busy times of one entry, with its repetitions. */
function timesOf(event: ICAL.Event, { from, until }: Window): [number, number][] {
  if (!event.startDate) return [];
  const tzid = event.component.getFirstProperty("dtstart")?.getParameter("tzid");
  const clock = clockOf(typeof tzid === "string" ? tzid : undefined);
  const spanOf = (start: ICAL.Time, end: ICAL.Time): [number, number] => {
    const at = instantOf(start, clock);
    return [at, Math.max(at, instantOf(end, clock))];
  };
  const isNear = ([start, end]: [number, number]) => start < until && end > from;
  if (event.isRecurrenceException() || !event.isRecurring())
    return isBusy(event) ? [spanOf(event.startDate, event.endDate)].filter(isNear) : [];
  const times: [number, number][] = [];
  const repetitions = event.iterator();
  for (let count = 0; count < MAX_REPETITIONS; count += 1) {
    const next = repetitions.next();
    if (!next || instantOf(next, clock) >= until) break;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    const span = spanOf(startDate, endDate);
    if (isNear(span) && isBusy(item)) times.push(span);
  }
  return times;
}

/** Parses one or several calendars. */
function parse(text: string): ICAL.Component[] {
  const parsed: unknown = ICAL.parse(text);
  const all = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed : [parsed];
  return all.map((one) => new ICAL.Component(one as unknown[]));
}

const uidOf = (entry: ICAL.Component) => String(entry.getFirstPropertyValue("uid") ?? "");

/** Connects the changed repetitions of an entry with it. */
function eventsOf(entries: readonly ICAL.Component[]): ICAL.Event[] {
  const changed = Map.groupBy(
    entries.filter((entry) => entry.hasProperty("recurrence-id")),
    uidOf,
  );
  return entries.map((entry) => {
    const isChange = entry.hasProperty("recurrence-id");
    return new ICAL.Event(entry, { exceptions: isChange ? [] : (changed.get(uidOf(entry)) ?? []) });
  });
}

/** Reads the busy times of a calendar file, between two times. Nothing else of it is returned. */
export function readBusy(text: string, from: number, until: number): BusyTimes {
  try {
    const calendars = parse(text);
    if (calendars.some(({ name }) => name !== "vcalendar")) return { busy: null, failure: "calendar" };
    const entries = calendars.flatMap((calendar) => calendar.getAllSubcomponents("vevent"));
    if (entries.length > MAX_FEED_EVENTS) return { busy: null, failure: "large" };
    const times = eventsOf(entries).flatMap((event) => timesOf(event, { from, until }));
    const busy = mergeIntervals(times).slice(0, MAX_BUSY) as [number, number][];
    return { busy, failure: null };
  } catch {
    return { busy: null, failure: "calendar" };
  }
}
