import { describe, expect, test } from "@jest/globals";
import { addMs, DAY_MS, formatDateTime, HOUR_MS } from "../../time.ts";
import { DEFAULT_HOURS, MAX_FREE_TIMES } from "./limits.ts";
import {
  freeTimes,
  type Interval,
  isOpen,
  mayMeet,
  mergeIntervals,
  nextReminder,
  type Offering,
  openSlots,
  overlaps,
  refusalOfSlot,
} from "./rules.ts";
import { availabilitySchema, meetingBusyQuery, moveMeetingSchema, proposeMeetingSchema } from "./schema.ts";

/** A Monday. */
const NOW = new Date("2026-11-30T09:00:00+05:30");
const at = (time: string) => new Date(`${time}:00+05:30`);
const span = (from: string, to: string): Interval => [at(from).getTime(), at(to).getTime()];
const offering: Offering = {
  hours: [{ day: 1, from: "10:00", to: "12:00" }],
  noticeHours: 0,
  horizonDays: 7,
  bufferMinutes: 0,
  busy: [],
  booked: [],
};
const timesOf = (change: Partial<Offering> = {}, minutes = 30, now = NOW) =>
  freeTimes({ ...offering, ...change }, minutes, now).map((time) => formatDateTime(time));

describe("free times", () => {
  test("are within the hours of a day in India, every half hour, up to the last day ahead", () => {
    expect(timesOf()).toEqual([
      "30 Nov 2026, 10:00 am IST",
      "30 Nov 2026, 10:30 am IST",
      "30 Nov 2026, 11:00 am IST",
      "30 Nov 2026, 11:30 am IST",
    ]);
    expect(timesOf({ horizonDays: 8 })).toHaveLength(8);
    expect(timesOf({ hours: [{ day: 2, from: "10:00", to: "10:45" }] }, 45)).toEqual(["1 Dec 2026, 10:00 am IST"]);
    expect(timesOf({ hours: [] })).toEqual([]);
  });

  test("begin after the notice", () => {
    expect(timesOf({ noticeHours: 2 })).toEqual(["30 Nov 2026, 11:00 am IST", "30 Nov 2026, 11:30 am IST"]);
    expect(timesOf({}, 30, at("2026-11-30T10:10"))[0]).toBe("30 Nov 2026, 10:30 am IST");
  });

  test("do not overlap the own calendar or a meeting; those that touch are free", () => {
    const busy = [span("2026-11-30T10:00", "2026-11-30T10:30")];
    const booked = [span("2026-11-30T11:15", "2026-11-30T11:20")];
    expect(timesOf({ busy, booked })).toEqual(["30 Nov 2026, 10:30 am IST", "30 Nov 2026, 11:30 am IST"]);
    expect(timesOf({ busy: [span("2026-11-29T00:00", "2026-12-09T00:00")] })).toEqual([]);
  });

  test("keep the wanted time free around meetings, and not around the own calendar", () => {
    const times = [span("2026-11-30T10:30", "2026-11-30T11:00")];
    expect(timesOf({ booked: times, bufferMinutes: 15 })).toEqual(["30 Nov 2026, 11:30 am IST"]);
    expect(timesOf({ busy: times, bufferMinutes: 15 })).toHaveLength(3);
  });

  test("are those of everybody in the meeting, within the hours of the organiser", () => {
    const busy = [span("2026-11-30T10:00", "2026-11-30T10:30")];
    const booked = [span("2026-11-30T11:00", "2026-11-30T11:30")];
    const of = { bufferMinutes: 0, busy: [], booked: [] };
    expect(timesOf({ colleagues: [{ ...of, busy }] })).toHaveLength(3);
    expect(
      timesOf({
        colleagues: [
          { ...of, busy },
          { ...of, booked },
        ],
      }),
    ).toEqual(["30 Nov 2026, 10:30 am IST", "30 Nov 2026, 11:30 am IST"]);
    expect(timesOf({ colleagues: [{ ...of, booked, bufferMinutes: 15 }] })).toEqual(["30 Nov 2026, 10:00 am IST"]);
    expect(timesOf({ bufferMinutes: 15, colleagues: [{ ...of, booked }] })).toHaveLength(3);
  });

  test("are limited in number", () => {
    const all = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: "00:00", to: "23:59" }));
    expect(timesOf({ hours: all, horizonDays: 60 })).toHaveLength(MAX_FREE_TIMES);
  });
});

test("intervals are joined in order of time", () => {
  expect(
    mergeIntervals([
      [5, 6],
      [1, 3],
      [2, 4],
      [4, 4],
      [8, 8],
      [6, 7],
    ]),
  ).toEqual([
    [1, 4],
    [5, 7],
  ]);
  expect([overlaps([1, 2], [[2, 3]]), overlaps([1, 3], [[2, 4]])]).toEqual([false, true]);
});

test("proposed times are open in the future and while no other meeting takes them, the first one first", () => {
  const slots = ["2026-12-01T06:00:00.000Z", "2026-11-30T06:00:00.000Z", "2026-11-30T03:00:00.000Z"];
  const first = new Date("2026-11-30T06:00:00.000Z");
  expect(openSlots(slots, [], 30, NOW)).toEqual([first, new Date("2026-12-01T06:00:00.000Z")]);
  const booked: Interval[] = [[Date.parse("2026-12-01T06:15:00Z"), Date.parse("2026-12-01T07:00:00Z")]];
  expect(openSlots(slots, booked, 30, NOW)).toEqual([first]);
});

test("a company proposes times from now to 60 days ahead", () => {
  expect(refusalOfSlot(NOW, NOW)).toBe("Choose a time in the future.");
  expect(refusalOfSlot(addMs(NOW, 60 * DAY_MS), NOW)).toBeNull();
  expect(refusalOfSlot(addMs(NOW, 60 * DAY_MS + 1), NOW)).toBe("Choose a time within the next 60 days.");
});

test("a meeting is open until it begins or is cancelled", () => {
  const later = addMs(NOW, HOUR_MS);
  expect(isOpen({ status: "proposed", startsAt: null }, NOW)).toBe(true);
  expect(isOpen({ status: "booked", startsAt: later }, NOW)).toBe(true);
  expect(isOpen({ status: "booked", startsAt: NOW }, NOW)).toBe(false);
  expect(isOpen({ status: "cancelled", startsAt: later }, NOW)).toBe(false);
});

test.each([
  ["pending", false, true],
  ["accepted", false, true],
  ["rejected", false, false],
  ["withdrawn", false, false],
  ["pending", true, false],
])("an application that is %s, with a deleted job: %s, can have meetings: %s", (status, isJobDeleted, may) => {
  expect(mayMeet({ status, isJobDeleted })).toBe(may);
});

test("reminders are due a day and an hour before the start, and none afterwards", () => {
  const startsAt = addMs(NOW, 30 * HOUR_MS);
  const first = nextReminder(startsAt, NOW);
  expect(first).toEqual(addMs(startsAt, -24 * HOUR_MS));
  const second = nextReminder(startsAt, first as Date);
  expect(second).toEqual(addMs(startsAt, -HOUR_MS));
  expect(nextReminder(startsAt, second as Date)).toBeNull();
});

describe("the schemas", () => {
  const proposal = { minutes: 30, place: "Video call", message: "", slots: ["2026-12-01T06:00:00.000Z"] };
  const given = { hours: [...DEFAULT_HOURS], noticeHours: 24, horizonDays: 14, bufferMinutes: 0 };

  test.each([
    [{ ...proposal, minutes: 31 }],
    [{ ...proposal, place: " " }],
    [{ ...proposal, place: "x".repeat(301) }],
    [{ ...proposal, message: "x".repeat(1001) }],
    [{ ...proposal, slots: [] }],
    [{ ...proposal, slots: ["tomorrow"] }],
    [{ ...proposal, slots: ["2026-12-01T06:00:00.000Z", "2026-12-01T11:30:00+05:30"] }],
    [{ ...proposal, slots: Array.from({ length: 11 }, (_, hour) => `2026-12-01T${10 + hour}:00:00Z`) }],
  ])("refuse %j", (body) => {
    expect(proposeMeetingSchema.isValidSync(body)).toBe(false);
  });

  test("take up to four colleagues, each once", () => {
    const ids = [1, 2, 3, 4, 5].map((last) => `01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd${last}`);
    expect(proposeMeetingSchema.cast(proposal).colleagues).toEqual([]);
    expect(proposeMeetingSchema.isValidSync({ ...proposal, colleagues: ids.slice(0, 4) })).toBe(true);
    for (const colleagues of [ids, [ids[0], ids[0]], ["Anil"], "Anil"])
      expect(proposeMeetingSchema.isValidSync({ ...proposal, colleagues })).toBe(false);
  });

  test("read the ids of a query", () => {
    const query = { start: "2026-12-01T06:00:00.000Z", minutes: "30" };
    expect(meetingBusyQuery.cast(query)).toMatchObject({ minutes: 30, colleagues: [] });
    const ids = ["01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd1", "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd2"];
    expect(meetingBusyQuery.cast({ ...query, colleagues: ids.join() }).colleagues).toEqual(ids);
    expect(meetingBusyQuery.isValidSync({ ...query, colleagues: "Anil" })).toBe(false);
  });

  test("take a link, and for a move one of both", () => {
    expect(proposeMeetingSchema.isValidSync({ ...proposal, slots: null })).toBe(true);
    expect(moveMeetingSchema.isValidSync({ slots: null })).toBe(true);
    expect(moveMeetingSchema.isValidSync({ start: proposal.slots[0] })).toBe(true);
    expect(moveMeetingSchema.isValidSync({})).toBe(false);
    expect(moveMeetingSchema.isValidSync({ start: proposal.slots[0], slots: null })).toBe(false);
  });

  test("read a calendar's address as https, and refuse hours that end before they begin or a day twice", () => {
    const cast = availabilitySchema.cast({ ...given, feedUrl: " webcal://cal.example.com/a.ics " });
    expect(cast.feedUrl).toBe("https://cal.example.com/a.ics");
    expect(availabilitySchema.cast(given).feedUrl).toBeUndefined();
    expect(availabilitySchema.isValidSync(given)).toBe(true);
    for (const hours of [
      [{ day: 1, from: "12:00", to: "10:00" }],
      [{ day: 7, from: "10:00", to: "12:00" }],
      [{ day: 1, from: "10:00", to: "24:00" }],
      [DEFAULT_HOURS[0], DEFAULT_HOURS[0]],
    ])
      expect(availabilitySchema.isValidSync({ ...given, hours })).toBe(false);
    expect(availabilitySchema.isValidSync({ ...given, horizonDays: 61 })).toBe(false);
    expect(availabilitySchema.isValidSync({ ...given, noticeHours: 169 })).toBe(false);
  });
});
