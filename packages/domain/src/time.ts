import { lazy } from "./formats/lazy.ts";

/** The time zone of every screen and every mail. */
export const ZONE = "Asia/Kolkata";

const dateFormat = lazy(
  () => new Intl.DateTimeFormat("en-IN", { timeZone: ZONE, day: "numeric", month: "short", year: "numeric" }),
);
const timeFormat = lazy(
  () => new Intl.DateTimeFormat("en-IN", { timeZone: ZONE, hour: "numeric", minute: "2-digit", hour12: true }),
);
const monthFormat = lazy(() => new Intl.DateTimeFormat("en-IN", { timeZone: "UTC", month: "short", year: "numeric" }));
const weekdayFormat = lazy(() => new Intl.DateTimeFormat("en-IN", { timeZone: ZONE, weekday: "long" }));
const isoDayFormat = lazy(
  () => new Intl.DateTimeFormat("en-CA", { timeZone: ZONE, year: "numeric", month: "2-digit", day: "2-digit" }),
);

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** 20 Nov 2026, in India. */
export const formatDate = (at: Date | string) => dateFormat().format(new Date(at)).replace("Sept", "Sep");

/** 7:00 pm IST. */
export const formatTime = (at: Date | string) =>
  `${timeFormat().format(new Date(at)).toLowerCase().replace(/\s/g, " ")} IST`;

/** Monday, in India. */
export const formatWeekday = (at: Date | string) => weekdayFormat().format(new Date(at));

export const formatDateTime = (at: Date | string) => `${formatDate(at)}, ${formatTime(at)}`;

/** Tuesday, 1 Dec 2026, 11:00 am IST. */
export const formatAppointment = (at: Date | string) => `${formatWeekday(at)}, ${formatDateTime(at)}`;

/** Returns "Nov 2026" for a calendar date `YYYY-MM-DD`. */
export const formatMonth = (day: string) =>
  monthFormat()
    .format(new Date(`${day.slice(0, 10)}T00:00:00Z`))
    .replace("Sept", "Sep");

/** Returns "20 Nov 2026" for a calendar date `YYYY-MM-DD`. */
export const formatDay = (day: string) => formatDate(`${day}T12:00:00+05:30`);

/** Returns "Jun 2021 – Nov 2026" for two calendar dates, if known; "Jun 2021 – present" for a current entry. */
export const formatMonthSpan = (start: string | null, end: string | null, isCurrent: boolean): string =>
  [start && formatMonth(start), isCurrent ? "present" : end && formatMonth(end)].filter(Boolean).join(" – ");

/** The calendar day in India: `YYYY-MM-DD`. */
export const indianDay = (at: Date) => isoDayFormat().format(at);

/** The instant at which a day in India starts. */
export const startOfIndianDay = (day: string) => new Date(`${day}T00:00:00+05:30`);

/** The instant at which a day in India ends. */
export const endOfIndianDay = (day: string) => new Date(`${day}T23:59:59.999+05:30`);

/** Returns the next time at which it is this hour in India. */
export function nextIndianHour(now: Date, hour: number): Date {
  const today = addMs(startOfIndianDay(indianDay(now)), hour * HOUR_MS);
  return today > now ? today : addMs(today, DAY_MS);
}

/** Returns the start and the end of the day in India that contains `at`; the end is the start of the next day. */
export function indianDaySpan(at: Date): { start: Date; end: Date } {
  const end = addMs(endOfIndianDay(indianDay(at)), 1);
  return { start: addMs(end, -DAY_MS), end };
}

/** India has no daylight saving time. */
const INDIA_OFFSET = "+05:30";
const INDIA_OFFSET_MS = 5.5 * HOUR_MS;

/** Returns `YYYY-MM-DDTHH:mm` for a date and time input, in India whatever the browser's own zone. */
export const toIndianInput = (at: Date | string) =>
  new Date(new Date(at).getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 16);

/** Parses the value of a date and time input as India time; null if invalid. */
export function fromIndianInput(typed: string): Date | null {
  const shape = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2}(\.\d+)?)?$/.exec(typed.trim());
  const at = shape ? new Date(`${shape[0]}${INDIA_OFFSET}`) : new Date(Number.NaN);
  // 30 February would become 2 March.
  return Number.isNaN(at.getTime()) || toIndianInput(at) !== shape?.[1] ? null : at;
}

export interface Duration {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}
/** Splits a remaining time for display; never below zero. */
export function splitDuration(ms: number): Duration {
  const left = Math.max(0, ms);
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  };
}

/** Whether a text is an existing calendar day as YYYY-MM-DD. */
export function isRealDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

export const addMs = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** Returns "2 days ago", deliberately coarse. */
export function formatAge(at: Date | string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - new Date(at).getTime()) / MINUTE_MS));
  const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"} ago`;
  if (minutes < 1) return "just now";
  if (minutes < 60) return ago(minutes, "minute");
  if (minutes < 24 * 60) return ago(Math.floor(minutes / 60), "hour");
  return ago(Math.floor(minutes / (24 * 60)), "day");
}

/** Whole seconds as mm:ss. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
