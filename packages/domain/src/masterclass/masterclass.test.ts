import { describe, expect, test } from "@jest/globals";
import { ValidationError } from "yup";
import type { RefundStatus } from "../payments/limits.ts";
import { fromIndianInput, splitDuration, toIndianInput } from "../time.ts";
import { calendarFile } from "./calendar.ts";
import { sessionDay, sessionTimes, slotLabel, timeLeft } from "./labels.ts";
import type { AttendanceStatus } from "./limits.ts";
import { type RefundView, refundView, type SessionView, sessionView } from "./page-state.ts";
import { enrolSchema } from "./schema.ts";
import { dueReminder, joinWindow, refusalToJoin, windowState } from "./window.ts";

const event = {
  id: "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4",
  title: "Data Analyst Masterclass",
  startAt: new Date("2026-11-28T05:30:00Z"),
  endAt: new Date("2026-11-28T06:30:00.500Z"),
  pageUrl: "https://dryrun.example/masterclass",
  host: "dryrun.example",
  stampedAt: new Date("2026-11-20T12:00:00Z"),
  sequence: 7,
};
/** Parses lines like a calendar: joined, and without escapes. */
const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");
const textOf = (text: string, name: string) =>
  unfolded(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\(.)/g, (_, sign) => (sign === "n" ? "\n" : sign));

test("writes the file line by line", () => {
  expect(unfolded(calendarFile(event).text)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//dryrun.example//Masterclass//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4@dryrun.example",
    "DTSTAMP:20261120T120000Z",
    "DTSTART:20261128T053000Z",
    "DTEND:20261128T063000Z",
    'ORGANIZER;CN="Dryrun":mailto:support@dryrun.example',
    "SEQUENCE:7",
    "STATUS:CONFIRMED",
    "SUMMARY:Data Analyst Masterclass",
    "DESCRIPTION:Join from https://dryrun.example/masterclass from 10 minutes before the start.",
    "URL:https://dryrun.example/masterclass",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

describe("a title", () => {
  test.each([
    "SQL, Excel; and C:\\temp",
    "two\nlines",
    "डेटा विश्लेषण मास्टरक्लास ".repeat(6).trim(),
    `${"a".repeat(66)}é 😀😀😀 ${"b".repeat(90)}`,
  ])("%j is read back completely, in lines of at most 75 octets that a decoder can read", (title) => {
    const { text } = calendarFile({ ...event, title });
    expect(textOf(text, "SUMMARY")).toBe(title);
    const lines = text.split("\r\n");
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  test("cannot add a line", () => {
    const { text } = calendarFile({ ...event, title: "x\r\nEND:VEVENT\r\nATTACH:https://evil.example\0" });
    expect(unfolded(text).filter((line) => /^(ATTACH|END:VEVENT)/.test(line))).toEqual(["END:VEVENT"]);
    expect(text).not.toContain("\0");
  });
});

const before = "2026-11-28T05:19:59Z";
const inside = "2026-11-28T05:20:00Z";
const after = "2026-11-28T05:45:00Z";

describe("the session page shows", () => {
  test.each<
    [AttendanceStatus, string, string | null, SessionView["phase"], SessionView["badge"], SessionView["action"]]
  >([
    ["not_attended", before, "/x.ics", "countdown", null, "calendar"],
    ["not_attended", before, null, "countdown", null, "inactive"],
    ["not_attended", inside, "/x.ics", "join", null, "join"],
    ["not_attended", after, null, "refresh", null, "inactive"],
    ["missed", before, "/x.ics", "countdown", "Missed", "calendar"],
    ["missed", inside, null, "join", "Missed", "join"],
    ["missed", after, null, "refresh", "Missed", "inactive"],
    ["attended", before, "/x.ics", "attended", "Attended", null],
    ["attended", inside, null, "attended", "Attended", "reopen"],
    ["attended", after, null, "attended", "Attended", null],
  ])(
    "to a person with %s at %s with the calendar %j: %s, %s, %s",
    (status, now, calendarLink, phase, badge, action) => {
      expect(sessionView({ startAt, calendarLink }, status, new Date(now))).toEqual({ phase, badge, action });
    },
  );

  test("nothing scheduled, whatever the attendance", () => {
    for (const status of [null, "missed", "attended"] as const)
      expect(sessionView(null, status, startAt)).toEqual({ phase: "none", badge: null, action: null });
  });
});

describe("the refund section shows", () => {
  const until = new Date("2026-12-05T06:30:00Z");
  const claim = {
    attendanceStatus: "attended",
    refundStatus: "none",
    refundUntil: until,
    isCreditUsed: false,
  } as const;
  test.each<{ when: string; facts: Parameters<typeof refundView>[0]; now?: string; view: RefundView }>([
    { when: "attended", facts: claim, view: "claim" },
    { when: "on the last instant", facts: claim, now: "2026-12-05T06:30:00Z", view: "claim" },
    { when: "after it", facts: claim, now: "2026-12-05T06:30:01Z", view: "ended" },
    { when: "not attended", facts: { ...claim, attendanceStatus: "not_attended" }, view: "hidden" },
    { when: "missed", facts: { ...claim, attendanceStatus: "missed" }, view: "hidden" },
    { when: "never enrolled", facts: { ...claim, attendanceStatus: null }, view: "hidden" },
    { when: "the credit was used", facts: { ...claim, isCreditUsed: true }, view: "used" },
  ])("$when: $view", ({ facts, now = "2026-11-28T07:00:00Z", view }) => {
    expect(refundView(facts, new Date(now))).toBe(view);
  });
  test.each<RefundStatus>(["created", "processed", "failed"])(
    "a refund that is %s, even after the last day",
    (status) => {
      expect(refundView({ ...claim, refundStatus: status }, new Date("2027-01-01"))).toBe(status);
    },
  );
});

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

type Checked = { validateSync(value: unknown, options: object): unknown };
const faults = (schema: Checked, value: unknown): Record<string, string> => {
  try {
    schema.validateSync(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]).reverse());
  }
};
describe("a registration", () => {
  const form = {
    firstName: "Asha",
    lastName: "Rao",
    email: " Asha@Example.com",
    phone: "+91 98765 01234",
    sessionId: "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4",
  };
  test("is normalised", () => {
    expect(enrolSchema.validateSync({ ...form, state: "" })).toEqual({
      ...form,
      email: "asha@example.com",
      phone: "9876501234",
      state: undefined,
    });
  });
  test.each(["firstName", "lastName", "email", "phone", "sessionId"])("requires %s", (field) => {
    expect(Object.keys(faults(enrolSchema, { ...form, [field]: "" }))).toEqual([field]);
  });
  test("accepts the Indian states", () => {
    expect(faults(enrolSchema, { ...form, state: "Goa" })).toEqual({});
    expect(faults(enrolSchema, { ...form, state: "Atlantis" })).toEqual({
      state: "Choose a state or union territory from the list.",
    });
  });
});

const startAt = new Date("2026-11-28T05:30:00Z");

test("opens the window 10 minutes before the start and closes it 15 minutes after", () => {
  const { opensAt, closesAt } = joinWindow(startAt);
  expect([opensAt.toISOString(), closesAt.toISOString()]).toEqual([
    "2026-11-28T05:20:00.000Z",
    "2026-11-28T05:45:00.000Z",
  ]);
});

test.each([
  { now: "2026-11-28T05:19:59.999Z", state: "before", refusal: "WINDOW_CLOSED" },
  { now: "2026-11-28T05:20:00.000Z", state: "open", refusal: null },
  { now: "2026-11-28T05:30:00.000Z", state: "open", refusal: null },
  { now: "2026-11-28T05:44:59.999Z", state: "open", refusal: null },
  { now: "2026-11-28T05:45:00.000Z", state: "after", refusal: "WINDOW_CLOSED" },
])("at $now the window is $state: $refusal", ({ now, state, refusal }) => {
  expect([windowState(startAt, new Date(now)), refusalToJoin(startAt, new Date(now))]).toEqual([state, refusal]);
});

test.each([
  { now: "2026-11-27T05:29:59Z", sent: [], due: null },
  { now: "2026-11-27T05:30:00Z", sent: [], due: 24 },
  { now: "2026-11-27T06:30:00Z", sent: [24], due: null },
  { now: "2026-11-28T04:29:59Z", sent: [24], due: null },
  { now: "2026-11-28T04:30:00Z", sent: [24], due: 1 },
  { now: "2026-11-28T04:30:00Z", sent: [], due: 1 },
  { now: "2026-11-28T04:31:00Z", sent: [1], due: null },
  { now: "2026-11-28T05:30:00Z", sent: [], due: null },
])("at $now after $sent the reminder of $due hours is due", ({ now, sent, due }) => {
  expect(dueReminder(startAt, sent, new Date(now))).toBe(due);
});
