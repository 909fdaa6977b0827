import type { SqlCell } from "./data.ts";

/** The parts of a date in the data; `hasTime` if the text has a time. */
interface Moment {
  at: Date;
  hasTime: boolean;
}

const DATE = /^(\d{4})-?(\d{2})-?(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?/;
const DAY_MS = 86_400_000;
export const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
export const DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

/** Parses `2025-04-01`, `20250401` and `2025-04-01 09:30:00`; null for anything else. */
export function momentOf(cell: SqlCell): Moment | null {
  const match = DATE.exec(String(cell ?? ""));
  if (!match) return null;
  const [, year, month, day, hour, minute, second] = match.map((part) => Number(part ?? 0));
  const at = new Date(Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1, hour ?? 0, minute ?? 0, second ?? 0));
  return Number.isNaN(at.getTime()) ? null : { at, hasTime: match[4] !== undefined };
}

/** Returns the text of a date, with a time if it has one. */
export function textOf({ at, hasTime }: Moment): string {
  const text = at.toISOString();
  return hasTime ? text.slice(0, 19).replace("T", " ") : text.slice(0, 10);
}

const UNITS: Record<string, string> = {
  year: "year yyyy yy yyy y years sql_tsi_year",
  quarter: "quarter qq q quarters",
  month: "month mm m mon months",
  day: "day dd d days dayofmonth",
  week: "week wk ww w weeks iw isowk iso_week",
  weekday: "weekday dw dow dayofweek",
  dayofyear: "dayofyear dy doy",
  hour: "hour hh hours hh24",
  minute: "minute mi n minutes min",
  second: "second ss s seconds",
};
const UNIT_OF = new Map(Object.entries(UNITS).flatMap(([unit, names]) => names.split(" ").map((name) => [name, unit])));

/** Returns a unit of time by any of its names: `yyyy`, `'month'`, `HOURS`. */
export const unitOf = (name: string): string | undefined => UNIT_OF.get(name.replaceAll("'", "").trim().toLowerCase());

const dayOfYear = (at: Date): number => Math.floor((at.getTime() - Date.UTC(at.getUTCFullYear(), 0, 1)) / DAY_MS) + 1;

function isoWeek(at: Date): number {
  const thursday = new Date(at.getTime() + (4 - (at.getUTCDay() || 7)) * DAY_MS);
  return Math.ceil(dayOfYear(thursday) / 7);
}

const PARTS = new Map(
  Object.entries<(at: Date) => number>({
    year: (at) => at.getUTCFullYear(),
    quarter: (at) => Math.floor(at.getUTCMonth() / 3) + 1,
    month: (at) => at.getUTCMonth() + 1,
    day: (at) => at.getUTCDate(),
    week: isoWeek,
    weekday: (at) => at.getUTCDay() + 1,
    dayofyear: dayOfYear,
    hour: (at) => at.getUTCHours(),
    minute: (at) => at.getUTCMinutes(),
    second: (at) => at.getUTCSeconds(),
  }),
);

/** Returns the number of a part of a date; null for anything but a date. */
export function partOf(unit: SqlCell, cell: SqlCell): SqlCell {
  const moment = momentOf(cell);
  const read = PARTS.get(unitOf(String(unit)) ?? "");
  return moment && read ? read(moment.at) : null;
}

/** Returns the first moment of the unit that contains the date. */
export function truncateDate(unit: SqlCell, cell: SqlCell): SqlCell {
  const moment = momentOf(cell);
  if (!moment) return null;
  const { at } = moment;
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth()];
  const name = unitOf(String(unit));
  if (name === "week")
    return textOf({ at: new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY_MS), hasTime: false });
  const first = name === "year" ? 0 : name === "quarter" ? month - (month % 3) : month;
  const day = name !== undefined && MONTHS_OF.has(name) ? 1 : at.getUTCDate();
  return textOf({ at: new Date(Date.UTC(year, first, day)), hasTime: false });
}

const MONTHS_OF = new Map(Object.entries({ year: 12, quarter: 3, month: 1 }));
const MS_OF = new Map(
  Object.entries({
    week: 7 * DAY_MS,
    day: DAY_MS,
    weekday: DAY_MS,
    hour: 3_600_000,
    minute: 60_000,
    second: 1000,
  }),
);

/** Returns a date moved by a number of units; the day stays within its month. */
export function addToDate(cell: SqlCell, count: SqlCell, unit: SqlCell): SqlCell {
  const moment = momentOf(cell);
  const name = unitOf(String(unit)) ?? "day";
  const number = Number(count ?? Number.NaN);
  if (!moment || !Number.isFinite(number) || Math.abs(number) > 1_000_000) return null;
  const { at } = moment;
  const months = MONTHS_OF.get(name);
  if (months === undefined) {
    const hasTime = moment.hasTime || (MS_OF.get(name) ?? DAY_MS) < DAY_MS;
    const moved = new Date(at.getTime() + number * (MS_OF.get(name) ?? DAY_MS));
    return Number.isNaN(moved.getTime()) ? null : textOf({ at: moved, hasTime });
  }
  const month = at.getUTCMonth() + Math.trunc(number) * months;
  const last = new Date(Date.UTC(at.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const moved = new Date(at);
  moved.setUTCMonth(month, Math.min(at.getUTCDate(), last));
  return Number.isNaN(moved.getTime()) ? null : textOf({ at: moved, hasTime: moment.hasTime });
}

/** Returns the number of unit boundaries between two dates, like SQL Server. */
export function bordersBetween(unit: SqlCell, from: SqlCell, to: SqlCell): SqlCell {
  const [start, end] = [momentOf(from)?.at, momentOf(to)?.at];
  if (!start || !end) return null;
  const name = unitOf(String(unit)) ?? "day";
  const months = MONTHS_OF.get(name);
  const monthOf = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth();
  if (months !== undefined) return Math.floor(monthOf(end) / months) - Math.floor(monthOf(start) / months);
  const ms = MS_OF.get(name) ?? DAY_MS;
  return Math.floor(end.getTime() / ms) - Math.floor(start.getTime() / ms);
}

/** Returns the number of whole units between two dates, like MySQL's TIMESTAMPDIFF. */
export function unitsBetween(unit: SqlCell, from: SqlCell, to: SqlCell): SqlCell {
  const [start, end] = [momentOf(from), momentOf(to)];
  if (!start || !end) return null;
  const sign = end.at < start.at ? -1 : 1;
  const [low, high] = sign === 1 ? [from, to] : [to, from];
  let count = Math.abs(Number(bordersBetween(unit, low, high)));
  const reached = momentOf(addToDate(low, count, unit));
  const last = momentOf(high);
  if (reached && last && reached.at > last.at) count -= 1;
  return count * sign + 0;
}
