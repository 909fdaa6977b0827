import { DAY_MS, HOUR_MS, MINUTE_MS, ZONE } from "@dryrun/domain/time";
import { findIana } from "windows-iana";
import { type Component, findProperties, readValue } from "./components.ts";
import { fixedZone, readWallClock, UTC, type Zone } from "./moments.ts";
import { type Span, startsOf } from "./repetitions.ts";

/** Returns a zone that the machine knows by this name, without regard to case. */
function machineZone(name: string): Zone | undefined {
  const parts = { year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" } as const;
  let clock: Intl.DateTimeFormat;
  try {
    clock = new Intl.DateTimeFormat("en-US", { ...parts, second: "numeric", hourCycle: "h23", timeZone: name });
  } catch {
    return undefined;
  }
  const offsets = new Map<number, number>();
  return {
    offsetAt(instant) {
      const quarter = Math.floor(instant / (15 * MINUTE_MS)) * 15 * MINUTE_MS; // offsets change at full quarters
      const known = offsets.get(quarter);
      if (known !== undefined) return known;
      const part = Object.fromEntries(clock.formatToParts(quarter).map(({ type, value }) => [type, Number(value)]));
      const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
      const offset = Date.UTC(year, month - 1, day, hour, minute, second) - quarter;
      offsets.set(quarter, offset);
      return offset;
    },
  };
}

/** Returns `Europe/Berlin` of `/mozilla.org/20050126_1/Europe/Berlin`, and the like of three parts. */
const endsOf = (name: string) => [3, 2, 1].map((parts) => name.split("/").slice(-parts).join("/"));

function namedZone(name: string): Zone | undefined {
  const windows = findIana(name)[0] ?? findIana(name.replace(/ \d+$/, ""))[0]; // Exchange numbers its copies
  for (const one of [windows, ...endsOf(name)]) {
    const zone = one && machineZone(one);
    if (zone) return zone;
  }
  return undefined;
}

const OFFSET = /([+-])(\d{2}):?(\d{2})/;
function readOffset(text: string): number | undefined {
  const [, sign, hours, minutes] = OFFSET.exec(text) ?? [];
  if (sign === undefined) return undefined;
  return (sign === "-" ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);
}

/** Returns a zone by the rules that the file gives for it. */
function definedZone(definition: Component, span: Span): Zone | undefined {
  const wide = { from: span.from - 400 * DAY_MS, until: span.until + 400 * DAY_MS };
  const changes = definition.components.flatMap((observance) => {
    const [before, after] = ["TZOFFSETFROM", "TZOFFSETTO"].map((name) => readOffset(readValue(observance, name)));
    const start = readWallClock(readValue(observance, "DTSTART"));
    if (before === undefined || after === undefined || !start) return [];
    const rules = findProperties(observance, "RRULE").map(({ value }) => value);
    const repeated = rules.flatMap((rule) => startsOf(rule, { start: start.wallClock, until: UTC }, wide) ?? []);
    return [start.wallClock, ...repeated].map((wallClock) => ({ at: wallClock - before, before, after }));
  });
  const ordered = changes.toSorted((a, b) => a.at - b.at);
  const [first] = ordered;
  if (!first) return undefined;
  return { offsetAt: (instant) => ordered.findLast(({ at }) => at <= instant)?.after ?? first.before };
}

/**
 * Finds the zones of a calendar. A name of the machine or of Windows comes first, because definitions in files often hold one year
 * only; then the file's definition; then an offset in the name, as in `(UTC+05:30) Chennai`.
 */
export function createZones(calendar: Component, span: Span) {
  const definitions = calendar.components.filter(({ name }) => name === "VTIMEZONE");
  const found = new Map<string, Zone | undefined>();
  function find(name: string): Zone | undefined {
    const definition = definitions.find((one) => readValue(one, "TZID") === name);
    const place = definition && readValue(definition, "X-LIC-LOCATION");
    const offset = readOffset(name);
    return (
      namedZone(name) ??
      (place ? namedZone(place) : undefined) ??
      (definition && definedZone(definition, span)) ??
      (offset === undefined ? undefined : fixedZone(offset))
    );
  }
  const zoneOf = (name: string) => {
    if (!found.has(name)) found.set(name, find(name));
    return found.get(name);
  };
  const own = readValue(calendar, "X-WR-TIMEZONE");
  return { zoneOf, home: (own && zoneOf(own)) || (namedZone(ZONE) as Zone) };
}
export type Zones = ReturnType<typeof createZones>;
