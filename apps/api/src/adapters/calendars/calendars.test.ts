import { MAX_FEED_EVENTS } from "@dryrun/domain/company/meetings/limits";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, describe, expect, test } from "@jest/globals";
import { readBusy } from "./ical.ts";
import { createCalendarPool } from "./pool.ts";

const NOW = new Date("2026-11-30T00:00:00+05:30");
const [from, until] = [NOW.getTime(), addMs(NOW, 7 * DAY_MS).getTime()];
const NEW_YORK = `BEGIN:VTIMEZONE
TZID:Eastern
BEGIN:STANDARD
DTSTART:20261101T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20260308T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
END:VTIMEZONE`;
let entries = 0;
const entry = (...lines: string[]) => {
  entries += 1;
  return ["BEGIN:VEVENT", `UID:own-${entries}@example.com`, "SUMMARY:Doctor", ...lines, "END:VEVENT"].join("\n");
};
const calendar = (...parts: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", ...parts, "END:VCALENDAR"]
    .join("\n")
    .replaceAll("\n", "\r\n");
const busyOf = (...parts: string[]) =>
  readBusy(calendar(...parts), from, until).busy?.map((times) => times.map((time) => new Date(time).toISOString()));
const atUtc = (start: string, end: string) => entry(`DTSTART:${start}`, `DTEND:${end}`);
const SIX_TO_SEVEN = ["2026-11-30T06:00:00.000Z", "2026-11-30T07:00:00.000Z"];

describe("a calendar's busy times", () => {
  test("are those in the window, joined, and nothing else of the entries", () => {
    const result = readBusy(
      calendar(
        atUtc("20261130T060000Z", "20261130T063000Z"),
        atUtc("20261130T063000Z", "20261130T070000Z"),
        atUtc("20261001T060000Z", "20261001T070000Z"),
        atUtc("20270101T060000Z", "20270101T070000Z"),
      ),
      from,
      until,
    );
    expect(result).toEqual({ busy: [SIX_TO_SEVEN.map((time) => Date.parse(time))], failure: null });
  });

  test.each([
    ["of another zone", NEW_YORK, entry("DTSTART;TZID=Eastern:20261130T010000", "DTEND;TZID=Eastern:20261130T020000")],
    ["of a zone without its rules", "", entry("DTSTART;TZID=Asia/Kolkata:20261130T113000", "DURATION:PT1H")],
    ["of an unknown zone", "", entry("DTSTART;TZID=Nowhere/Town:20261130T113000", "DURATION:PT1H")],
    ["without a zone", "", entry("DTSTART:20261130T113000", "DTEND:20261130T123000")],
  ])("%s are the right instants", (_, zone, one) => {
    expect(busyOf(zone, one)).toEqual([SIX_TO_SEVEN]);
  });

  test("of a whole day last from midnight to midnight in India", () => {
    expect(busyOf(entry("DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261202"))).toEqual([
      ["2026-11-30T18:30:00.000Z", "2026-12-01T18:30:00.000Z"],
    ]);
  });

  test("leave out entries that are cancelled, or shown as free", () => {
    const times = ["DTSTART:20261130T060000Z", "DTEND:20261130T070000Z"];
    expect(busyOf(entry(...times, "TRANSP:TRANSPARENT"), entry(...times, "STATUS:CANCELLED"))).toEqual([]);
  });

  test("have repetitions, without those that were left out, moved or cancelled", () => {
    const repeated = entry(
      "DTSTART:20261001T060000Z",
      "DTEND:20261001T070000Z",
      "RRULE:FREQ=DAILY;COUNT=64",
      "EXDATE:20261201T060000Z",
    );
    const uid = /UID:(\S+)/.exec(repeated)?.[1];
    const change = (id: string, ...lines: string[]) =>
      ["BEGIN:VEVENT", `UID:${uid}`, `RECURRENCE-ID:${id}`, ...lines, "END:VEVENT"].join("\n");
    const moved = change("20261202T060000Z", "DTSTART:20261202T090000Z", "DTEND:20261202T093000Z");
    const cancelled = change(
      "20261203T060000Z",
      "DTSTART:20261203T060000Z",
      "DTEND:20261203T070000Z",
      "STATUS:CANCELLED",
    );
    expect(busyOf(repeated, moved, cancelled)).toEqual([
      SIX_TO_SEVEN,
      ["2026-12-02T09:00:00.000Z", "2026-12-02T09:30:00.000Z"],
    ]);
  });
});

test.each([
  ["a page", "<!doctype html><html></html>"],
  ["nothing", ""],
  ["half a calendar", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:nonsense"],
  ["an address book", "BEGIN:VCARD\r\nFN:Asha\r\nEND:VCARD"],
])("%s is not a calendar", (_, text) => {
  expect(readBusy(text, from, until)).toEqual({ busy: null, failure: "calendar" });
});

test("a calendar has a maximum number of entries", () => {
  const one = "BEGIN:VEVENT\nDTSTART:20261130T060000Z\nDTEND:20261130T070000Z\nEND:VEVENT";
  expect(readBusy(calendar(...Array(MAX_FEED_EVENTS + 1).fill(one)), from, until).failure).toBe("large");
});

describe("in a thread", () => {
  const TURN = { owner: "asha", isEstablished: true };
  const pool = createCalendarPool();
  const strict = createCalendarPool(200);
  afterAll(() => Promise.all([pool.close(), strict.close()]));

  test("gives the same answer", async () => {
    const file = Buffer.from(calendar(atUtc("20261130T060000Z", "20261130T070000Z")));
    const answer = await pool.read(file, from, until, TURN);
    expect(answer).toEqual({ busy: [SIX_TO_SEVEN.map((time) => Date.parse(time))], failure: null });
  });

  test("is refused as busy, and not called large, when too many calendars of one owner wait", async () => {
    const file = Buffer.from(calendar());
    const ends = await Promise.allSettled(Array.from({ length: 40 }, () => pool.read(file, from, until, TURN)));
    const codes = ends.flatMap((end) => (end.status === "rejected" ? [end.reason.code] : []));
    expect(new Set(codes)).toEqual(new Set(["OVERLOADED"]));
  });

  const endless = entry("DTSTART:19700101T000000Z", "DTEND:19700101T000001Z", "RRULE:FREQ=SECONDLY;INTERVAL=7");
  const bomb = Buffer.from(calendar(...Array(2000).fill(endless)));

  test("ends a calendar whose repetitions take too long, and reads the next one", async () => {
    expect(await strict.read(bomb, from, until, TURN)).toEqual({ busy: null, failure: "large" });
    const file = Buffer.from(calendar(atUtc("20261130T060000Z", "20261130T070000Z")));
    expect((await pool.read(file, from, until, TURN)).failure).toBeNull();
  });
});
