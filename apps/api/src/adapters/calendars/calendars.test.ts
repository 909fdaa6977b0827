import { MAX_FEED_EVENTS } from "@dryrun/domain/company/meetings/limits";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterAll, describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { isFull } from "../../../test/full.ts";
import { readBusyTimes } from "./busy-times.ts";
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
const SIX_TIMES = [Date.parse("2026-11-30T06:00:00Z"), Date.parse("2026-11-30T07:00:00Z")];
let entries = 0;
const entry = (...lines: string[]) => {
  entries += 1;
  return ["BEGIN:VEVENT", `UID:own-${entries}@example.com`, "SUMMARY:Doctor", ...lines, "END:VEVENT"].join("\n");
};
const calendar = (...parts: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", ...parts, "END:VCALENDAR"]
    .join("\n")
    .replaceAll("\n", "\r\n");
const read = (text: string) => readBusyTimes(Buffer.from(text), { from, until });
/** Busy times as `30T06:00/07:00`: the day of the month and the clock in UTC. */
const format = (busy: readonly (readonly [number, number])[]) =>
  busy.map(([start, end]) => {
    const [first, last] = [start, end].map((time) => new Date(time).toISOString().slice(8, 16)) as [string, string];
    return `${first}/${first.slice(0, 2) === last.slice(0, 2) ? last.slice(3) : last}`;
  });
const busyIn = (text: string) => format(read(text).busy ?? []);
const busyOf = (...parts: string[]) => busyIn(calendar(...parts));
const unreadOf = (...parts: string[]) => {
  const result = read(calendar(...parts));
  return result.failure ?? result.unread.map(({ reason, count }) => `${reason} ${count}`);
};
const atUtc = (start: string, end: string) => entry(`DTSTART:${start}`, `DTEND:${end}`);
/** 1 December in India. */
const FIRST_DAY = "30T18:30/01T18:30";
const SIX_TO_SEVEN = "30T06:00/07:00";

describe("a calendar's busy times", () => {
  test("are those in the window, joined, and nothing else of the entries", () => {
    const result = read(
      calendar(
        atUtc("20261130T060000Z", "20261130T063000Z"),
        atUtc("20261130T063000Z", "20261130T070000Z"),
        atUtc("20261001T060000Z", "20261001T070000Z"),
        atUtc("20270101T060000Z", "20270101T070000Z"),
      ),
    );
    expect(result).toEqual({ busy: [SIX_TIMES], failure: null, entries: 4, unread: [] });
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
    expect(busyOf(entry("DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261202"))).toEqual([FIRST_DAY]);
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
    expect(busyOf(repeated, moved, cancelled)).toEqual([SIX_TO_SEVEN, "02T09:00/09:30"]);
  });
});

/** A series of one hour from 10:00 in India (4:30 in UTC), daily from 1 December. */
const DAILY = ["DTSTART;TZID=Asia/Kolkata:20261201T100000", "DTEND;TZID=Asia/Kolkata:20261201T110000"];
const days = (...numbers: number[]) => numbers.map((day) => `0${day}T04:30/05:30`);
const sameUid = (...lines: string[]) => ["BEGIN:VEVENT", "UID:same@example.com", ...lines, "END:VEVENT"].join("\n");
const series = (...lines: string[]) => sameUid(...DAILY, ...lines);

describe("a series whose zone is only named", () => {
  test.each<[string, string[], string[]]>([
    [
      "ends with the time that its end in UTC names",
      [series("RRULE:FREQ=DAILY;UNTIL=20261203T043000Z")],
      days(1, 2, 3),
    ],
    ["ends on a day that is written without a time", [series("RRULE:FREQ=DAILY;UNTIL=20261202")], days(1, 2)],
    ["ends by a clock of its own zone", [series("RRULE:FREQ=DAILY;UNTIL=20261202T100000")], days(1, 2)],
    ["leaves out a time in UTC", [series("RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20261202T043000Z")], days(1, 3)],
    [
      "leaves out a time of another zone",
      [series("RRULE:FREQ=DAILY;COUNT=3", "EXDATE;TZID=Europe/London:20261202T043000")],
      days(1, 3),
    ],
    ["leaves out a day", [series("RRULE:FREQ=DAILY;COUNT=3", "EXDATE;VALUE=DATE:20261202")], days(1, 3)],
    [
      "leaves out several times of a line",
      [series("RRULE:FREQ=DAILY;COUNT=4", "EXDATE:20261201T043000Z,20261203T043000Z")],
      days(2, 4),
    ],
    [
      "moves a repetition that is named in UTC",
      [
        series("RRULE:FREQ=DAILY;COUNT=3"),
        sameUid("RECURRENCE-ID:20261202T043000Z", "DTSTART:20261202T093000Z", "DTEND:20261202T100000Z"),
      ],
      ["01T04:30/05:30", "02T09:30/10:00", "03T04:30/05:30"],
    ],
    [
      "moves a repetition to another zone",
      [
        series("RRULE:FREQ=DAILY;COUNT=2"),
        sameUid(
          "RECURRENCE-ID;TZID=Asia/Kolkata:20261202T100000",
          "DTSTART;TZID=Europe/London:20261202T120000",
          "DURATION:PT30M",
        ),
      ],
      ["01T04:30/05:30", "02T12:00/12:30"],
    ],
    [
      "moves a repetition that is named by its day",
      [
        series("RRULE:FREQ=DAILY;COUNT=2"),
        sameUid("RECURRENCE-ID;VALUE=DATE:20261202", "DTSTART:20261202T120000Z", "DURATION:PT30M"),
      ],
      ["01T04:30/05:30", "02T12:00/12:30"],
    ],
    [
      "moves a repetition and all later ones",
      [
        series("RRULE:FREQ=DAILY;COUNT=4"),
        sameUid(
          "RECURRENCE-ID;RANGE=THISANDFUTURE:20261203T043000Z",
          "DTSTART:20261203T063000Z",
          "DTEND:20261203T070000Z",
        ),
      ],
      [...days(1, 2), "03T06:30/07:00", "04T06:30/07:00"],
    ],
    ["has the times that are added", [series("RDATE:20261203T043000Z")], days(1, 3)],
    [
      "has added times of another length",
      [series("RDATE;VALUE=PERIOD:20261202T043000Z/PT2H")],
      [...days(1), "02T04:30/06:30"],
    ],
    ["has a rule with blanks", [series("RRULE:FREQ=WEEKLY; BYDAY=TH; COUNT=2")], days(1, 3)],
    ["has its first time, though the rule leaves it out", [series("RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=2")], days(1, 3)],
    [
      "ends in another zone than it starts",
      [entry("DTSTART;TZID=Asia/Kolkata:20261201T100000", "DTEND;TZID=Asia/Dubai:20261201T100000")],
      ["01T04:30/06:00"],
    ],
    [
      "keeps its clock when clocks change",
      [entry("DTSTART;TZID=America/New_York:20261030T090000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;BYDAY=FR")],
      ["04T14:00/15:00"],
    ],
    [
      "has its newest version only",
      [sameUid("SEQUENCE:1", "DTSTART:20261202T043000Z", "DURATION:PT1H"), series("SEQUENCE:0")],
      days(2),
    ],
    [
      "has the version with the latest stamp",
      [
        sameUid("DTSTAMP:20261102T000000Z", "DTSTART:20261202T043000Z", "DURATION:PT1H"),
        series("DTSTAMP:20261101T000000Z"),
      ],
      days(2),
    ],
  ])("%s", (_, parts, expected) => {
    expect(busyOf(...parts)).toEqual(expected);
    expect(unreadOf(...parts)).toEqual([]);
  });
});

describe("a series of whole days", () => {
  const day = (number: number) => `${number === 1 ? "30" : `0${number - 1}`}T18:30/0${number}T18:30`;
  const whole = (...lines: string[]) => entry("DTSTART;VALUE=DATE:20261201", ...lines);
  test.each<[string, string, string[]]>([
    [
      "has its last day, which Outlook writes as midnight of India in UTC",
      whole("RRULE:FREQ=DAILY;UNTIL=20261202T183000Z"),
      ["30T18:30/03T18:30"],
    ],
    ["has its only day", whole("RRULE:FREQ=YEARLY;UNTIL=20261130T183000Z"), [day(1)]],
    ["ends with a date", whole("RRULE:FREQ=DAILY;UNTIL=20261202"), ["30T18:30/02T18:30"]],
    [
      "leaves out a day that is written in UTC",
      whole("RRULE:FREQ=DAILY;COUNT=3", "EXDATE:20261201T183000Z"),
      [day(1), day(3)],
    ],
    ["leaves out a date", whole("RRULE:FREQ=DAILY;COUNT=3", "EXDATE;VALUE=DATE:20261202"), [day(1), day(3)]],
    ["lasts a day if its end is its start", whole("DTEND;VALUE=DATE:20261201"), [day(1)]],
    ["lasts as many days as it says", whole("DURATION:P2D"), ["30T18:30/02T18:30"]],
    ["needs no mark that it has no time", entry("DTSTART:20261201", "DTEND:20261202"), [day(1)]],
  ])("%s", (_, one, expected) => {
    expect(busyOf(one)).toEqual(expected);
  });

  test("has the days of the calendar's own zone", () => {
    expect(busyOf("X-WR-TIMEZONE:Europe/Berlin", whole())).toEqual(["30T23:00/01T23:00"]);
  });
});

describe("a zone", () => {
  const at = (zone: string, ...parts: string[]) =>
    busyOf(...parts, entry(`DTSTART;TZID=${zone}:20261201T090000`, "DURATION:PT30M"));
  test.each([
    ["of Windows", "Eastern Standard Time", "01T14:00/14:30"],
    ["of Windows in quotation marks", '"GMT Standard Time"', "01T09:00/09:30"],
    ["of Windows with the number of a copy", "India Standard Time 1", "01T03:30/04:00"],
    ["with a path before it", "/mozilla.org/20050126_1/Europe/Berlin", "01T08:00/08:30"],
    ["with a path of three names", "/freeassociation.sourceforge.net/America/Argentina/Buenos_Aires", "01T12:00/12:30"],
    ["in other letters", "asia/kolkata", "01T03:30/04:00"],
    ["called UTC by a path", "tzone://Microsoft/Utc", "01T09:00/09:30"],
    ["that only says its offset", "(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi", "01T03:30/04:00"],
  ])("%s is known", (_, zone, expected) => {
    expect(at(zone)).toEqual([expected]);
  });

  test("is that of the file's definition if its name says nothing", () => {
    expect(at("Eastern", NEW_YORK)).toEqual(["01T14:00/14:30"]);
    const own = ["BEGIN:VTIMEZONE", "TZID:Home", "X-LIC-LOCATION:Asia/Tokyo", "END:VTIMEZONE"].join("\n");
    expect(at("Home", own)).toEqual(["01T00:00/00:30"]);
  });

  test("of the whole calendar counts for times without one", () => {
    expect(busyOf("X-WR-TIMEZONE:Asia/Dubai", entry("DTSTART:20261201T090000", "DURATION:PT1H"))).toEqual([
      "01T05:00/06:00",
    ]);
  });

  test("that nobody knows is read as India, and said", () => {
    const unknown = entry("DTSTART;TZID=Nowhere/Town:20261201T090000", "DTEND;TZID=Nowhere/Town:20261201T100000");
    expect(busyOf(unknown)).toEqual(["01T03:30/04:30"]);
    expect(unreadOf(unknown, unknown)).toEqual(["zone 2"]);
  });
});

describe("what cannot be read of a calendar", () => {
  const good = atUtc("20261130T060000Z", "20261130T070000Z");
  test.each<[string, string, string[]]>([
    ["a start that is none", entry("DTSTART:not-a-date", "DTEND:x"), ["start 1"]],
    ["an empty start", entry("DTSTART:", "SUMMARY:x"), ["start 1"]],
    ["no start", entry("SUMMARY:x"), ["start 1"]],
    ["31 February", entry("DTSTART:20260231T100000Z"), ["start 1"]],
  ])("%s is counted, and the other entries count", (_, bad, unread) => {
    expect(busyOf(good, bad)).toEqual([SIX_TO_SEVEN]);
    expect(unreadOf(good, bad)).toEqual(unread);
  });

  test("a rule that is none leaves the first time busy", () => {
    const bad = entry("DTSTART:20261201T043000Z", "DTEND:20261201T053000Z", "RRULE:FREQ=SOMETIMES");
    expect(busyOf(bad)).toEqual(days(1));
    expect(unreadOf(bad)).toEqual(["rule 1"]);
  });

  test("an end before the start, or none, keeps an hour busy", () => {
    const times = [
      entry("DTSTART:20261201T043000Z", "DTEND:20261201T033000Z"),
      entry("DTSTART:20261202T043000Z", "DTEND:later"),
    ];
    expect(busyOf(...times)).toEqual(days(1, 2));
    expect(unreadOf(...times)).toEqual(["end 2"]);
  });

  test.each([
    ["a mark of the encoding before it", (text: string) => `\uFEFF${text}`],
    [
      "a comment of Microsoft in it",
      (text: string) => text.replace("BEGIN:VEVENT", "<!-- Copyright -->\r\nBEGIN:VEVENT"),
    ],
    [
      "a text that goes on without a fold",
      (text: string) => text.replace("SUMMARY:Doctor", "DESCRIPTION:Agenda\r\nsecond line: with a colon"),
    ],
    [
      "a quotation mark that is not closed",
      (text: string) => text.replace("SUMMARY:Doctor", 'ORGANIZER;CN="Kumar:mailto:a@example.com'),
    ],
    ["folded lines", (text: string) => text.replace("DTSTART:2026", "DTSTART:20\r\n 26")],
    ["other line ends", (text: string) => text.replaceAll("\r\n", "\r")],
    ["small letters", (text: string) => text.replaceAll("DTSTART", "dtstart").replaceAll("VEVENT", "vevent")],
    ["no end", (text: string) => text.replace("END:VCALENDAR", "")],
    [
      "an alarm with its own duration",
      (text: string) => text.replace("END:VEVENT", "BEGIN:VALARM\r\nDURATION:PT9H\r\nEND:VALARM\r\nEND:VEVENT"),
    ],
    [
      "an entry that does not end",
      (text: string) =>
        text.replace("BEGIN:VEVENT", "BEGIN:VEVENT\r\nDTSTART:20261201T043000Z\r\nDURATION:PT0S\r\nBEGIN:VEVENT"),
    ],
  ])("%s does not disturb", (_, change) => {
    const result = read(change(calendar(good)));
    expect([result.failure, format(result.busy ?? [])]).toEqual([null, [SIX_TO_SEVEN]]);
  });

  test("a calendar of which no entry can be read has failed", () => {
    expect(unreadOf(entry("DTSTART:nonsense"), entry("SUMMARY:x"))).toBe("calendar");
  });
});

describe("somebody who shares only when they are busy", () => {
  const shared = (...lines: string[]) => ["BEGIN:VFREEBUSY", ...lines, "END:VFREEBUSY"].join("\n");
  test("is busy in these periods, but in those that are called free", () => {
    const lines = [
      "FREEBUSY;FBTYPE=BUSY:20261130T060000Z/20261130T070000Z,20261201T043000Z/PT1H",
      "FREEBUSY:20261202T043000Z/20261202T053000Z",
      "FREEBUSY;FBTYPE=FREE:20261203T043000Z/20261203T053000Z",
      "FREEBUSY;FBTYPE=BUSY-TENTATIVE:20261204T043000Z/20261204T053000Z",
    ];
    expect(busyOf(shared(...lines))).toEqual([SIX_TO_SEVEN, ...days(1, 2, 4)]);
  });
});

test("a cancelled calendar, and times that Outlook calls free, are not busy", () => {
  const times = ["DTSTART:20261130T060000Z", "DTEND:20261130T070000Z"];
  expect(busyOf("METHOD:CANCEL", entry(...times))).toEqual([]);
  expect(busyOf(entry(...times, "X-MICROSOFT-CDO-BUSYSTATUS:FREE"))).toEqual([]);
  expect(busyOf(entry(...times, "X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE"))).toEqual([SIX_TO_SEVEN]);
});

test("a series counts near the days that are asked for, however long ago it began", () => {
  const old = entry("DTSTART:19700101T043000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY");
  expect(busyOf(old)).toEqual(["30T04:30/05:30", ...days(1, 2, 3, 4, 5, 6)]);
  const hourly = entry("DTSTART:20200101T000000Z", "DURATION:PT5M", "RRULE:FREQ=HOURLY");
  expect(busyOf(hourly)).toHaveLength(7 * 24);
  expect(unreadOf(old, hourly)).toEqual([]);
});

test.each([
  ["a page", "<!doctype html><html></html>"],
  ["nothing", ""],
  ["an address book", "BEGIN:VCARD\r\nFN:Asha\r\nEND:VCARD"],
])("%s is not a calendar", (_, text) => {
  expect(read(text)).toEqual({ busy: null, failure: "calendar" });
});

test("any bytes, and any change of a calendar, get an answer with ordered times in the span", () => {
  const whole = calendar(NEW_YORK, series("RRULE:FREQ=DAILY;UNTIL=20261203T043000Z", "EXDATE:20261202T043000Z"));
  const changed = fc
    .array(fc.record({ at: fc.nat(whole.length), cut: fc.nat(20), put: fc.string({ maxLength: 12 }) }), {
      maxLength: 6,
    })
    .map((changes) => changes.reduce((text, { at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut), whole))
    .map((text) => Buffer.from(text));
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 300 }), changed), (file) => {
      const { busy } = readBusyTimes(file, { from, until });
      for (const [start, end] of busy ?? []) expect(start < until && end > from && start < end).toBe(true);
    }),
    { seed: 76, numRuns: isFull ? 10_000 : 300 },
  );
});

test("a calendar has a maximum number of entries", () => {
  const one = "BEGIN:VEVENT\nDTSTART:20261130T060000Z\nDTEND:20261130T070000Z\nEND:VEVENT";
  expect(read(calendar(...Array(MAX_FEED_EVENTS + 1).fill(one))).failure).toBe("large");
});

describe("in a thread", () => {
  const TURN = { owner: "asha", isEstablished: true };
  const pool = createCalendarPool();
  const strict = createCalendarPool(200);
  afterAll(() => Promise.all([pool.close(), strict.close()]));

  test("gives the same answer", async () => {
    const file = Buffer.from(calendar(atUtc("20261130T060000Z", "20261130T070000Z")));
    const answer = await pool.read(file, from, until, TURN);
    expect(answer).toEqual({ busy: [SIX_TIMES], failure: null, entries: 1, unread: [] });
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
