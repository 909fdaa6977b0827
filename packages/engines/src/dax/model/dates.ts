import { Moment } from "./value.ts";

const DAY = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);

/** Year, month (from 1) and day of a moment. */
export interface DayParts {
  year: number;
  month: number;
  day: number;
}

/** Returns the serial number of a day; months and days beyond their range are carried over. */
export const serialOf = (year: number, month: number, day: number): number => {
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  return Math.round((at.getTime() - EPOCH) / DAY);
};

export function partsOf(serial: number): DayParts {
  const at = new Date(EPOCH + Math.floor(serial) * DAY);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}

/** Returns the weekday; 0 is Sunday. */
export const weekdayOf = (serial: number): number => (((Math.floor(serial) + 6) % 7) + 7) % 7;

export const lastDayOfMonth = (year: number, month: number): number => partsOf(serialOf(year, month + 1, 0)).day;

/** Returns the same day some months later or earlier; a day that the month does not have becomes its last day. */
export function addMonths(serial: number, months: number): number {
  const { year, month, day } = partsOf(serial);
  const first = partsOf(serialOf(year, month + months, 1));
  const time = serial - Math.floor(serial);
  return serialOf(first.year, first.month, Math.min(day, lastDayOfMonth(first.year, first.month))) + time;
}

const SECONDS = 86_400;

/** Returns the seconds of the day as a whole number. */
export const secondsOf = (serial: number): number => Math.round((serial - Math.floor(serial)) * SECONDS) % SECONDS;

const two = (value: number) => String(value).padStart(2, "0");

export function isoOf(serial: number): string {
  const { year, month, day } = partsOf(serial);
  const seconds = secondsOf(serial);
  const date = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
  if (seconds === 0) return date;
  return `${date}T${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Parses "2024-01-31", "2024-01-31 10:30:00" and "1/31/2024"; null for anything else. */
export function momentOf(text: string): Moment | null {
  const slashed = SLASHED.exec(text.trim());
  const match = slashed ? [text, slashed[3], slashed[1], slashed[2]] : ISO.exec(text.trim());
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  if (month < 1 || month > 12 || day < 1 || day > lastDayOfMonth(year, month)) return null;
  return new Moment(serialOf(year, month, day) + (hours * 3600 + minutes * 60 + seconds) / SECONDS);
}
