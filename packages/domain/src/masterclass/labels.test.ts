import { expect, test } from "@jest/globals";
import { fromIndianInput, splitDuration, toIndianInput } from "../time.ts";
import { sessionDay, sessionTimes, slotLabel, timeLeft } from "./labels.ts";

/** Marks positions where a line must not break. */
const joined = (label: string) => label.replaceAll("~", "\u00a0");

test.each([
  ["2026-11-28T05:30:00Z", "2026-11-28T06:30:00Z", "Sat 28 Nov, 11:00~am - 12:00~pm~IST"],
  ["2026-09-01T03:30:00Z", "2026-09-01T04:35:00Z", "Tue 1 Sep, 9:00~am - 10:05~am~IST"],
  ["2026-12-31T17:30:00Z", "2026-12-31T18:30:00Z", "Thu 31 Dec, 11:00~pm - Fri 1 Jan, 12:00~am~IST"],
])("shows %s to %s as %j", (startAt, endAt, label) => {
  expect(slotLabel(startAt, endAt)).toBe(joined(label));
  expect(`${sessionDay(startAt)}, ${sessionTimes(startAt, endAt)}`).toBe(joined(label));
});

const minute = 60_000;
test.each([
  [(2 * 24 * 60 + 4 * 60 + 10) * minute, "2~d~4~h~10~min"],
  [(2 * 24 * 60 + 5) * minute, "2~d~0~h~5~min"],
  [4 * 60 * minute, "4~h~0~min"],
  [61_000, "1~min"],
  [59_999, "less than a minute"],
  [-1, "less than a minute"],
])("shows %d ms as %j", (ms, words) => {
  expect(timeLeft(ms)).toBe(joined(words));
});

test("counts down in days, hours, minutes and seconds, and stops at 0", () => {
  expect(splitDuration(((26 * 60 + 3) * 60 + 4) * 1000 + 999)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 });
  expect(splitDuration(-5)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test.each([
  ["2026-11-28T11:00", "2026-11-28T05:30:00.000Z"],
  ["2026-11-28T11:00:30", "2026-11-28T05:30:30.000Z"],
  ["2026-11-28T03:00", "2026-11-27T21:30:00.000Z"],
  ["2027-01-01T00:00", "2026-12-31T18:30:00.000Z"],
  ["2028-02-29T09:15", "2028-02-29T03:45:00.000Z"],
  ["2026-02-30T09:15", null],
  ["2026-11-28T24:00", null],
  ["2026-11-28T25:00", null],
  ["2026-11-28", null],
  ["", null],
])("parses %j typed in India as %j", (typed, instant) => {
  expect(fromIndianInput(typed)?.toISOString() ?? null).toBe(instant);
  if (instant) expect(toIndianInput(instant)).toBe(typed.slice(0, 16));
});
