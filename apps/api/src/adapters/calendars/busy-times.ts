import { MAX_BUSY, MAX_FEED_EVENTS, type UnreadReason } from "@dryrun/domain/company/meetings/limits";
import { mergeIntervals } from "@dryrun/domain/company/meetings/rules";
import { DAY_MS, HOUR_MS } from "@dryrun/domain/time";
import type { BusyTimes } from "../../ports.ts";
import { type Component, findProperties, type Property, readComponents, readValue } from "./components.ts";
import { dateOfUtc, instantIn, readDuration, readWallClock, UTC, wallClockIn, type Zone } from "./moments.ts";
import { type Span, startsOf } from "./repetitions.ts";
import { createZones, type Zones } from "./zones.ts";

type Time = [start: number, end: number];

/** A time of an entry in its zone. */
interface Moment {
  wallClock: number;
  isDate: boolean;
  zone: Zone;
  instant: number;
}
interface Reading {
  zones: Zones;
  span: Span;
  /** Counts the entry as one that could not be read, or not wholly. */
  miss: (reason: UnreadReason) => unknown;
}

/** Reads one time of a line. A zone that nobody knows is that of the calendar, and is counted. */
function readMoment(text: string, { tzid }: Pick<Property, "tzid">, { zones, miss }: Reading): Moment | undefined {
  const written = readWallClock(text);
  if (!written) return undefined;
  const { wallClock, isDate, isUtc } = written;
  const named = tzid && !isUtc && !isDate ? zones.zoneOf(tzid) : undefined;
  if (tzid && !isUtc && !isDate && !named) miss("zone");
  const zone = isUtc ? UTC : (named ?? zones.home);
  return { wallClock, isDate, zone, instant: instantIn(zone, wallClock) };
}

const momentsOf = (entry: Component, name: string, reading: Reading): Moment[] =>
  findProperties(entry, name).flatMap((property) =>
    property.value.split(",").flatMap((one) => readMoment(one, property, reading) ?? []),
  );

/** An entry whose start could be read. */
interface Entry {
  component: Component;
  reading: Reading;
  uid: string;
  start: Moment;
  /** The end of the time that begins at this wall clock and instant. */
  endOf: (wallClock: number, instant: number) => number;
  isBusy: boolean;
  /** The repetition that it replaces. */
  replaces: (Moment & { isRange: boolean }) | undefined;
}

/** An end that cannot be read, or that is before the start, is taken an hour later: rather busy than booked twice. */
function readEnd(component: Component, start: Moment, reading: Reading): Entry["endOf"] {
  const [line] = findProperties(component, "DTEND");
  const end = line && readMoment(line.value, line, reading);
  const text = readValue(component, "DURATION");
  const duration = text === "" ? undefined : readDuration(text);
  if ((line && (!end || end.instant < start.instant)) || (text !== "" && !duration)) {
    reading.miss("end");
    return (_, instant) => instant + (start.isDate ? DAY_MS : HOUR_MS);
  }
  if (start.isDate) {
    const days = duration ? duration.days : Math.round(((end?.wallClock ?? 0) - start.wallClock) / DAY_MS);
    return (wallClock) => instantIn(start.zone, wallClock + Math.max(1, days) * DAY_MS);
  }
  if (duration) return (wallClock) => instantIn(start.zone, wallClock + duration.days * DAY_MS) + duration.ms;
  return (_, instant) => instant + (end ? end.instant - start.instant : 0);
}

function readEntry(component: Component, isCancelled: boolean, reading: Reading): Entry | undefined {
  const [line] = findProperties(component, "DTSTART");
  const start = line && readMoment(line.value, line, reading);
  if (!start) {
    reading.miss("start");
    return undefined;
  }
  const [replaced] = findProperties(component, "RECURRENCE-ID");
  const moment = replaced && readMoment(replaced.value, replaced, reading);
  if (replaced && !moment) reading.miss("rule");
  const is = (name: string, value: string) => readValue(component, name).toUpperCase() === value;
  const isFree = is("TRANSP", "TRANSPARENT") || (is("TRANSP", "") && is("X-MICROSOFT-CDO-BUSYSTATUS", "FREE"));
  return {
    component,
    reading,
    uid: readValue(component, "UID"),
    start,
    endOf: readEnd(component, start, reading),
    isBusy: !isCancelled && !is("STATUS", "CANCELLED") && !isFree,
    replaces: moment && { ...moment, isRange: replaced.isRange },
  };
}

/** Of several versions of one entry, only the newest counts (RFC 5546, 2.1.5). */
function newestOf(entries: readonly Entry[]): Entry[] {
  const sequenceOf = ({ component }: Entry) => Number(readValue(component, "SEQUENCE")) || 0;
  const compare = (a: Entry, b: Entry) =>
    sequenceOf(a) - sequenceOf(b) ||
    readValue(a.component, "DTSTAMP").localeCompare(readValue(b.component, "DTSTAMP"), "en");
  const keyOf = ({ uid, replaces }: Entry) => `${replaces?.instant ?? ""} ${uid}`;
  const newest = new Map<string, Entry>();
  for (const entry of entries) {
    const known = newest.get(keyOf(entry));
    if (!known || compare(known, entry) < 0) newest.set(keyOf(entry), entry);
  }
  return entries.filter((entry) => {
    const known = newest.get(keyOf(entry));
    return entry.uid === "" || !known || compare(entry, known) === 0;
  });
}

/** Compares times with those of a series: by date where one of the two has no time. */
function isAmong(moments: readonly Moment[], { start }: Entry) {
  const dateIn = ({ isDate, wallClock, instant, zone }: Moment) => {
    if (isDate) return wallClock;
    if (start.isDate) return zone === UTC ? dateOfUtc(wallClock) : floorToDay(wallClock);
    return floorToDay(wallClockIn(start.zone, instant));
  };
  const dates = new Set(moments.filter(({ isDate }) => isDate || start.isDate).map(dateIn));
  const instants = new Set(moments.filter(({ isDate }) => !isDate).map(({ instant }) => instant));
  return (wallClock: number, instant: number) => dates.has(floorToDay(wallClock)) || instants.has(instant);
}
const floorToDay = (wallClock: number) => Math.floor(wallClock / DAY_MS) * DAY_MS;

/** The wall clocks at which a series begins near the span. A rule that cannot be read leaves its first time. */
function wallClocksOf({ component, start, reading }: Entry): number[] {
  const { span, miss } = reading;
  // Zones are at most a day apart, and a long entry may have begun before the span.
  const wide = { from: span.from - LONGEST_MS, until: span.until + DAY_MS };
  const zone = start.isDate ? undefined : start.zone;
  const clocks = (name: string) =>
    findProperties(component, name).flatMap(({ value }) => {
      const starts = startsOf(value, { start: start.wallClock, until: zone }, wide);
      if (!starts) miss("rule");
      return starts ?? [];
    });
  const added = momentsOf(component, "RDATE", reading).map(({ isDate, wallClock, instant }) =>
    isDate ? wallClock : wallClockIn(start.zone, instant),
  );
  const excluded = new Set(clocks("EXRULE"));
  return [...new Set([start.wallClock, ...clocks("RRULE"), ...added])].filter((clock) => !excluded.has(clock));
}
const LONGEST_MS = 32 * DAY_MS;

/** The busy times of an entry with its repetitions, without those that are excluded or replaced. */
function timesOf(entry: Entry, replacements: readonly Entry[]): Time[] {
  const { component, start, endOf, replaces, reading } = entry;
  if (replaces) return entry.isBusy ? [[start.instant, endOf(start.wallClock, start.instant)]] : [];
  const replaced = replacements.flatMap((one) => one.replaces ?? []);
  const isLeftOut = isAmong([...momentsOf(component, "EXDATE", reading), ...replaced], entry);
  const later = replacements
    .filter((one) => one.replaces?.isRange)
    .toSorted((a, b) => (a.replaces?.instant ?? 0) - (b.replaces?.instant ?? 0));
  const added = entry.isBusy ? periodsOf(component, "RDATE", reading) : [];
  const repeated = wallClocksOf(entry).flatMap((wallClock): Time[] => {
    const instant = instantIn(start.zone, wallClock);
    if (isLeftOut(wallClock, instant)) return [];
    const change = later.findLast((one) => (one.replaces?.instant ?? 0) <= instant);
    if (!change?.replaces) return entry.isBusy ? [[instant, endOf(wallClock, instant)]] : [];
    const moved = instant + change.start.instant - change.replaces.instant;
    return change.isBusy ? [[moved, change.endOf(wallClockIn(change.start.zone, moved), moved)]] : [];
  });
  return [...repeated, ...added.filter(([start]) => !isLeftOut(wallClockIn(entry.start.zone, start), start))];
}

/** Times that have their own end: when somebody is busy, or repetitions of another length. */
function periodsOf(component: Component, name: string, reading: Reading): Time[] {
  return findProperties(component, name).flatMap((line) => {
    if (line.isFree) return [];
    return line.value.split(",").flatMap((period): Time[] => {
      if (name === "RDATE" && !period.includes("/")) return []; // a time without an end
      const [from = "", to = ""] = period.split("/");
      const start = readMoment(from, line, reading);
      const length = readDuration(to);
      const end = length
        ? (start?.instant ?? 0) + length.days * DAY_MS + length.ms
        : readMoment(to, line, reading)?.instant;
      if (start && end !== undefined && end > start.instant) return [[start.instant, end]];
      reading.miss("start");
      return [];
    });
  });
}

/** The entries of each reason that could not be read, or not wholly. */
type Unread = Map<UnreadReason, Set<Component>>;

function readCalendar(calendar: Component, span: Span, unread: Unread): Time[] {
  const zones = createZones(calendar, span);
  const readingOf = (component: Component): Reading => ({
    ...{ zones, span },
    miss: (reason) => unread.set(reason, (unread.get(reason) ?? new Set()).add(component)),
  });
  const isCancelled = readValue(calendar, "METHOD").toUpperCase() === "CANCEL";
  const events = calendar.components.filter(({ name }) => name === "VEVENT");
  const entries = newestOf(events.flatMap((event) => readEntry(event, isCancelled, readingOf(event)) ?? []));
  const replacements = Map.groupBy(
    entries.filter(({ replaces }) => replaces),
    ({ uid }) => uid,
  );
  const shared = calendar.components.filter(({ name }) => name === "VFREEBUSY");
  return [
    ...entries.flatMap((entry) => timesOf(entry, replacements.get(entry.uid) ?? [])),
    ...shared.flatMap((component) => periodsOf(component, "FREEBUSY", readingOf(component))),
  ];
}

const countEntries = ({ components }: Component) =>
  components.filter(({ name }) => name === "VEVENT" || name === "VFREEBUSY").length;

/** Reads the busy times of a calendar file in a span, and counts what could not be read. Nothing else of it is returned. */
export function readBusyTimes(file: Uint8Array, span: Span): BusyTimes {
  const isWide = file[0] === 0xff && file[1] === 0xfe; // UTF-16
  const calendars = readComponents(new TextDecoder(isWide ? "utf-16le" : "utf-8").decode(file)).filter(
    ({ name }) => name === "VCALENDAR",
  );
  if (calendars.length === 0) return { busy: null, failure: "calendar" };
  const entries = calendars.reduce((sum, calendar) => sum + countEntries(calendar), 0);
  if (entries > MAX_FEED_EVENTS) return { busy: null, failure: "large" };
  const unread: Unread = new Map();
  const times = calendars.flatMap((calendar) => readCalendar(calendar, span, unread));
  const near = times.filter(([start, end]) => start < span.until && end > span.from && end > start);
  const busy = mergeIntervals(near) as Time[];
  if (busy.length > MAX_BUSY) return { busy: null, failure: "large" };
  if (entries > 0 && unread.get("start")?.size === entries) return { busy: null, failure: "calendar" };
  const counts = [...unread].map(([reason, { size }]) => ({ reason, count: size }));
  return { busy, failure: null, entries, unread: counts };
}
