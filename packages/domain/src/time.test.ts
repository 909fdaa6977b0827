import { expect, test } from "@jest/globals";
import {
  addMs,
  DAY_MS,
  endOfIndianDay,
  formatAge,
  formatDate,
  formatDateTime,
  formatDay,
  formatMonth,
  formatSeconds,
  formatTime,
  fromIndianInput,
  indianDay,
  indianDaySpan,
  nextIndianHour,
  splitDuration,
  startOfIndianDay,
  toIndianInput,
} from "./time.ts";

// 19:00 in India, and half an hour into 21 November there.
const EVENING = "2026-11-20T13:30:00.000Z";
const AFTER_MIDNIGHT = "2026-11-20T19:00:00.000Z";

test.each([
  [EVENING, "20 Nov 2026", "7:00 pm IST", "2026-11-20"],
  [AFTER_MIDNIGHT, "21 Nov 2026", "12:30 am IST", "2026-11-21"],
  ["2026-09-01T06:30:00.000Z", "1 Sep 2026", "12:00 pm IST", "2026-09-01"],
])("%s is %s, %s in India", (at, date, time, day) => {
  expect(formatDate(at)).toBe(date);
  expect(formatDate(new Date(at))).toBe(date);
  expect(formatTime(at)).toBe(time);
  expect(formatDateTime(at)).toBe(`${date}, ${time}`);
  expect(indianDay(new Date(at))).toBe(day);
});

test.each([
  ["2026-11-20", "20 Nov 2026", "Nov 2026"],
  ["2026-09-30", "30 Sep 2026", "Sep 2026"],
  ["2026-01-01", "1 Jan 2026", "Jan 2026"],
  ["2026-12-31", "31 Dec 2026", "Dec 2026"],
])("shows the day %s as %s and %s", (day, date, month) => {
  expect(formatDay(day)).toBe(date);
  expect(formatMonth(day)).toBe(month);
  expect(formatMonth(`${day}T23:59:59.000Z`)).toBe(month);
});

test("ends a day in India with its last millisecond", () => {
  const end = endOfIndianDay("2026-11-20");
  expect(end.toISOString()).toBe("2026-11-20T18:29:59.999Z");
  expect([indianDay(end), indianDay(addMs(end, 1))]).toEqual(["2026-11-20", "2026-11-21"]);
});

test("shows the time in India in a date and time input", () => {
  expect(toIndianInput(AFTER_MIDNIGHT)).toBe("2026-11-21T00:30");
  expect(toIndianInput(new Date(EVENING))).toBe("2026-11-20T19:00");
});

test.each<[string, string | null]>([
  ["2026-11-20T19:00", EVENING],
  ["  2026-11-20T19:00 ", EVENING],
  ["2026-11-20T19:00:05", "2026-11-20T13:30:05.000Z"],
  ["2026-11-20T19:00:05.250", "2026-11-20T13:30:05.250Z"],
  ["2028-02-29T00:00", "2028-02-28T18:30:00.000Z"],
  ["2026-02-30T10:00", null], // must not become 2 March
  ["2026-13-01T10:00", null],
  ["2026-11-20T25:00", null],
  ["2026-11-20", null],
  ["2026-11-20T19:00:", null],
  ["2026-11-20T19:00:05.", null],
  ["x2026-11-20T19:00", null],
  ["2026-11-20T19:00x", null],
  ["", null],
])("parses %j as %s", (typed, at) => {
  expect(fromIndianInput(typed)?.toISOString() ?? null).toBe(at);
});

test.each([
  [0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [-5000, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [999, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  [1000, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  [59_999, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
  [60_000, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
  [3_600_000, { days: 0, hours: 1, minutes: 0, seconds: 0 }],
  [DAY_MS, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
  [2 * DAY_MS + 3 * 3_600_000 + 4 * 60_000 + 5000, { days: 2, hours: 3, minutes: 4, seconds: 5 }],
])("splits %d ms into %j", (ms, parts) => {
  expect(splitDuration(ms)).toEqual(parts);
});

test.each([
  [0, "just now"],
  [-60_000, "just now"],
  [59_999, "just now"],
  [60_000, "1 minute ago"],
  [120_000, "2 minutes ago"],
  [59 * 60_000, "59 minutes ago"],
  [60 * 60_000, "1 hour ago"],
  [23 * 3_600_000 + 59 * 60_000, "23 hours ago"],
  [DAY_MS, "1 day ago"],
  [9.9 * DAY_MS, "9 days ago"],
])("shows an age of %d ms as %j", (ms, text) => {
  expect(formatAge(addMs(new Date(EVENING), -ms), new Date(EVENING))).toBe(text);
});

test.each([
  [0, "0:00"],
  [-3, "0:00"],
  [9.9, "0:09"],
  [60, "1:00"],
  [61, "1:01"],
  [3599, "59:59"],
  [3600, "60:00"],
])("formats %d seconds as %j", (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});

test.each([
  ["2026-11-20T18:29:59.999Z", "2026-11-19T18:30:00.000Z", "2026-11-20T18:30:00.000Z"],
  ["2026-11-20T18:30:00.000Z", "2026-11-20T18:30:00.000Z", "2026-11-21T18:30:00.000Z"],
])("the day in India of %s lasts from %s until before %s", (at, start, end) => {
  const span = indianDaySpan(new Date(at));
  expect([span.start.toISOString(), span.end.toISOString()]).toEqual([start, end]);
});

test("starts a day in India at 18:30 UTC on the previous day", () => {
  expect(startOfIndianDay("2026-11-23").toISOString()).toBe("2026-11-22T18:30:00.000Z");
});

test.each([
  [EVENING, "2026-11-21T03:30:00.000Z"],
  [AFTER_MIDNIGHT, "2026-11-21T03:30:00.000Z"],
  ["2026-11-21T03:30:00.000Z", "2026-11-22T03:30:00.000Z"],
])("after %s it is 9:00 in India at %s", (now, nine) =>
  expect(nextIndianHour(new Date(now), 9).toISOString()).toBe(nine),
);
