import { dateFromSerial, dateToSerial } from "numfmt";
import { UnsupportedError } from "../../meter.ts";
import { numberAt, ofCells, ofNumbers, ofText, ofValues } from "../define.ts";
import type { Interpreter, SheetFunctions } from "../interpreter.ts";
import { flat, isError, type Matrix, NUM, numberIn, numberOf, type Scalar, VALUE } from "../values.ts";

const LAST_DAY = 2_958_465; // 31 December 9999
const partsOf = (serial: number) => dateFromSerial(Math.floor(serial)) as number[] as [number, number, number];
/** Returns the serial number of a day; months and days outside of their range carry over. */
export function serialOf(year: number, month: number, day: number): number {
  const at = new Date(Date.UTC(2000, 0, 1));
  at.setUTCFullYear(year, month - 1, day);
  return dateToSerial([at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()]) ?? Number.NaN;
}
const isDay = (serial: number) => serial >= 0 && serial <= LAST_DAY;
const ofDay = (least: number, most: number, apply: (serial: number, ...more: number[]) => Scalar) =>
  ofNumbers(least, most, (serial = 0, ...more) => (isDay(serial) ? apply(serial, ...more) : NUM));

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();
/** Returns the same day this many months later, or the month's last day. */
function monthsLater(serial: number, months: number): number {
  const [year, month, day] = partsOf(serial);
  const index = year * 12 + month - 1 + Math.trunc(months);
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1];
  return serialOf(toYear, toMonth, Math.min(day, daysIn(toYear, toMonth)));
}
/** Returns the weekday; 0 is Sunday. */
const weekday = (serial: number) => (((Math.floor(serial) - 1) % 7) + 7) % 7;

/** WEEKDAY by its kind: the first weekday, and its number. */
const WEEK_STARTS: Record<number, readonly [number, number]> = {
  1: [0, 1],
  2: [1, 1],
  3: [1, 0],
  11: [1, 1],
  12: [2, 1],
  13: [3, 1],
  14: [4, 1],
  15: [5, 1],
  16: [6, 1],
  17: [0, 1],
};

function weekNumber(serial: number, kind: number): Scalar {
  if (kind === 21) return isoWeek(serial);
  const first = WEEK_STARTS[kind]?.[0];
  if (first === undefined || kind === 3) return NUM;
  const [year] = partsOf(serial);
  const january = serialOf(year, 1, 1);
  const before = (weekday(january) - first + 7) % 7;
  return Math.floor((Math.floor(serial) - january + before) / 7) + 1;
}
function isoWeek(serial: number): number {
  const thursday = Math.floor(serial) - ((weekday(serial) + 6) % 7) + 3;
  const [year] = partsOf(thursday);
  return Math.floor((thursday - serialOf(year, 1, 1)) / 7) + 1;
}

function dateDifference(from: number, to: number, unit: string): Scalar {
  if (from > to) return NUM;
  const [y1, m1, d1] = partsOf(from);
  const [y2, m2, d2] = partsOf(to);
  const months = (y2 - y1) * 12 + m2 - m1 - (d2 < d1 ? 1 : 0);
  switch (unit.toLowerCase()) {
    case "d":
      return Math.floor(to) - Math.floor(from);
    case "m":
      return months;
    case "y":
      return Math.floor(months / 12);
    case "ym":
      return months % 12;
    case "yd":
      return Math.floor(to) - serialOf(m2 < m1 || (m2 === m1 && d2 < d1) ? y2 - 1 : y2, m1, d1);
    case "md":
      return d2 >= d1 ? d2 - d1 : Math.floor(to) - serialOf(y2, m2 - 1, d1);
    default:
      return NUM;
  }
}

/**
 * Returns the share of a year between two days, by the basis: 0 and 4 are years of 360 days, 1 is actual, 2 and 3 by
 * 360 and 365.
 */
function yearShare(a: number, b: number, basis: number): Scalar {
  const [from, to] = a <= b ? [a, b] : [b, a];
  if (basis === 2) return (to - from) / 360;
  if (basis === 3) return (to - from) / 365;
  if (basis === 1) throw new UnsupportedError("YEARFRAC by the real number of days");
  const [y1, m1, d1] = partsOf(from);
  const [y2, m2, d2] = partsOf(to);
  const start = Math.min(d1, 30);
  const end = basis === 4 ? Math.min(d2, 30) : d2 === 31 && start === 30 ? 30 : d2;
  return ((y2 - y1) * 360 + (m2 - m1) * 30 + end - start) / 360;
}

/** Returns which weekdays are free, from Sunday: for a number of NETWORKDAYS.INTL, or its seven digits from Monday. */
function weekendOf(cell: Scalar): boolean[] | null {
  if (typeof cell === "string") {
    if (!/^[01]{7}$/.test(cell)) return null;
    return [6, 0, 1, 2, 3, 4, 5].map((at) => cell[at] === "1");
  }
  const kind = cell === null ? 1 : numberOf(cell);
  if (isError(kind)) return null;
  const free =
    kind >= 1 && kind <= 7 ? [(kind + 5) % 7, (kind + 6) % 7] : kind >= 11 && kind <= 17 ? [kind - 11] : null;
  return free && Array.from({ length: 7 }, (_, day) => free.includes(day));
}

function workDays(values: (Scalar | Matrix)[], hasWeekend: boolean, { meter }: Interpreter) {
  const free = weekendOf(hasWeekend ? (flat(values[2] ?? null)[0] ?? null) : null);
  const holidays = new Set(
    flat(values[hasWeekend ? 3 : 2] ?? null).map((cell) => (typeof cell === "string" ? numberIn(cell) : cell)),
  );
  const isWork = (serial: number) => {
    meter.step();
    return !free?.[weekday(serial)] && !holidays.has(serial);
  };
  return free?.includes(false) ? isWork : null;
}

const networkDays = (hasWeekend: boolean) =>
  ofValues(2, hasWeekend ? 4 : 3, (values, interpreter) => {
    const [a, b] = [numberAt(values, 0, 0), numberAt(values, 1, 0)];
    const isWork = workDays(values, hasWeekend, interpreter);
    if (isError(a)) return a;
    if (isError(b)) return b;
    if (!isWork) return VALUE;
    let count = 0;
    for (let day = Math.floor(Math.min(a, b)); day <= Math.floor(Math.max(a, b)); day++) if (isWork(day)) count += 1;
    return a <= b ? count : -count;
  });

const workDay = (hasWeekend: boolean) =>
  ofValues(2, hasWeekend ? 4 : 3, (values, interpreter) => {
    const [from, days] = [numberAt(values, 0, 0), numberAt(values, 1, 0)];
    const isWork = workDays(values, hasWeekend, interpreter);
    if (isError(from)) return from;
    if (isError(days)) return days;
    if (!isWork) return VALUE;
    let [day, left] = [Math.floor(from), Math.abs(Math.trunc(days))];
    while (left > 0) {
      day += Math.sign(days);
      if (!isDay(day)) return NUM;
      if (isWork(day)) left -= 1;
    }
    return day;
  });

const clock = (of: (seconds: number) => number) =>
  ofNumbers(1, 1, (serial = 0) => (serial < 0 ? NUM : of(Math.round((serial - Math.floor(serial)) * 86_400) % 86_400)));

export const DATES: SheetFunctions = {
  DATE: ofNumbers(3, 3, (year = 0, month = 0, day = 0) => {
    const serial = serialOf(Math.trunc(year < 1900 ? year + 1900 : year), Math.trunc(month), Math.trunc(day));
    return isDay(serial) ? serial : NUM;
  }),
  YEAR: ofDay(1, 1, (serial) => partsOf(serial)[0]),
  MONTH: ofDay(1, 1, (serial) => partsOf(serial)[1]),
  DAY: ofDay(1, 1, (serial) => partsOf(serial)[2]),
  HOUR: clock((seconds) => Math.floor(seconds / 3600)),
  MINUTE: clock((seconds) => Math.floor(seconds / 60) % 60),
  SECOND: clock((seconds) => seconds % 60),
  TIME: ofNumbers(3, 3, (hours = 0, minutes = 0, seconds = 0) => {
    const time = (Math.trunc(hours) * 3600 + Math.trunc(minutes) * 60 + Math.trunc(seconds)) / 86_400;
    return time < 0 ? NUM : time - Math.floor(time);
  }),
  DATEVALUE: ofText(1, 1, (text) => {
    const serial = numberIn(text);
    return serial === null || !/\D/.test(text.trim()) ? VALUE : Math.floor(serial);
  }),
  TODAY: {
    least: 0,
    most: 0,
    run(_, { today }) {
      if (today === null) throw new UnsupportedError("TODAY without a date");
      return today;
    },
  },
  EDATE: ofDay(2, 2, (serial, months = 0) => monthsLater(serial, months)),
  EOMONTH: ofDay(2, 2, (serial, months = 0) => {
    const [year, month] = partsOf(monthsLater(serial - partsOf(serial)[2] + 1, months));
    return serialOf(year, month, daysIn(year, month));
  }),
  DAYS: ofNumbers(2, 2, (to = 0, from = 0) => Math.floor(to) - Math.floor(from)),
  DATEDIF: ofCells(3, 3, ([from = null, to = null, unit = null]) => {
    const [a, b] = [numberOf(from), numberOf(to)];
    if (isError(a)) return a;
    return isError(b) ? b : dateDifference(a, b, String(unit));
  }),
  WEEKDAY: ofDay(1, 2, (serial, kind = 1) => {
    const [first, number] = WEEK_STARTS[kind] ?? [];
    return first === undefined || number === undefined ? NUM : ((weekday(serial) - first + 7) % 7) + number;
  }),
  WEEKNUM: ofDay(1, 2, (serial, kind = 1) => weekNumber(serial, kind)),
  ISOWEEKNUM: ofDay(1, 1, isoWeek),
  YEARFRAC: ofDay(2, 3, (a, b = 0, basis = 0) => yearShare(Math.floor(a), Math.floor(b), basis)),
  NETWORKDAYS: networkDays(false),
  "NETWORKDAYS.INTL": networkDays(true),
  WORKDAY: workDay(false),
  "WORKDAY.INTL": workDay(true),
};
