/** Serial numbers of dates: 1 January 1900 is 2 in VBA, and every date from March 1900 has the number that Excel gives it. */
const DAY = 86_400_000;
const ZERO = Date.UTC(1899, 11, 30);

export interface DateParts {
  year: number;
  /** From 1 to 12. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  /** Sunday is 1. */
  weekday: number;
}

export function partsOf(serial: number): DateParts {
  const whole = Math.floor(serial);
  const fraction = serial < 0 ? Math.abs(serial - Math.trunc(serial)) : serial - whole;
  const seconds = Math.round(fraction * 86_400);
  const day = serial < 0 ? Math.trunc(serial) : whole;
  const date = new Date(ZERO + day * DAY + seconds * 1000);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    weekday: date.getUTCDay() + 1,
  };
}

/** Returns the serial number of a date; months and days outside of their range carry over. */
export function serialOf(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return Math.round((date.getTime() - ZERO) / DAY);
}

export const timeOf = (hour: number, minute: number, second: number) => (hour * 3600 + minute * 60 + second) / 86_400;

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const fullYear = (text: string) => (text.length > 2 ? Number(text) : Number(text) + (Number(text) < 30 ? 2000 : 1900));

function monthNumber(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function valid(year: number, month: number, day: number): number | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  const serial = serialOf(year, month, day);
  return partsOf(serial).day === day ? serial : null;
}

function dayNumber(text: string, now: number | undefined): number | null {
  const numbers = /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})$/.exec(text);
  if (numbers) {
    const [, a = "", b = "", c = ""] = numbers;
    if (a.length > 2) return valid(Number(a), Number(b), Number(c));
    if (c.length === 1 || c.length === 3) return null;
    return (
      valid(fullYear(c), Number(a), Number(b)) ?? (Number(a) > 12 ? valid(fullYear(c), Number(b), Number(a)) : null)
    );
  }
  const named =
    /^(\d{1,2})[- ]([a-z]{3,9})\.?(?:[-, ] ?(\d{2}|\d{4}))?$/i.exec(text) ??
    /^([a-z]{3,9})\.? (\d{1,2})(?:,? (\d{2}|\d{4}))?$/i.exec(text);
  if (!named) return null;
  const [, one = "", two = "", year] = named;
  const [day, month] = /^\d/.test(one) ? [one, two] : [two, one];
  if (year === undefined && now === undefined) return null;
  return valid(year === undefined ? partsOf(now ?? 0).year : fullYear(year), monthNumber(month), Number(day));
}

function timeNumber(text: string): number | null {
  const match = /^(\d{1,2})(?::(\d{2}))?(?::(\d{2}))? ?(am|pm)?$/i.exec(text);
  if (!match || (match[2] === undefined && match[4] === undefined)) return null;
  const [, hours = "", minutes = "0", seconds = "0", half = ""] = match;
  const hour = half === "" ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === "pm" ? 12 : 0);
  return hour > 23 || Number(minutes) > 59 || Number(seconds) > 59
    ? null
    : timeOf(hour, Number(minutes), Number(seconds));
}

/** Parses a typed date (month first, as in the United States) to its serial number, or null. */
export function parsedDate(text: string, now?: number): number | null {
  const trimmed = text.trim().slice(0, 60).replace("T", " ");
  const alone = dayNumber(trimmed, now) ?? timeNumber(trimmed);
  if (alone !== null) return alone;
  const gap = /^(\S+(?:,? [a-z0-9]+){0,2}?) (\d{1,2}(?::\d{2}){0,2} ?(?:am|pm)?)$/i.exec(trimmed);
  if (!gap) return null;
  const day = dayNumber(gap[1] ?? "", now);
  const time = timeNumber(gap[2] ?? "");
  return day === null || time === null ? null : day + time;
}
