import { describe, expect, test } from "@jest/globals";
import { calendarText } from "./calendar.ts";

const event = {
  id: "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4",
  title: "Data Analyst Masterclass",
  startAt: new Date("2026-11-28T05:30:00Z"),
  endAt: new Date("2026-11-28T06:30:00.500Z"),
  pageUrl: "https://dryrun.example/masterclass",
  host: "dryrun.example",
  stampedAt: new Date("2026-11-20T12:00:00Z"),
};
/** Parses lines like a calendar: joined, and without escapes. */
const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");
const textOf = (text: string, name: string) =>
  unfolded(text)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .replace(/\\(.)/g, (_, sign) => (sign === "n" ? "\n" : sign));

test("writes the file line by line", () => {
  expect(unfolded(calendarText(event))).toEqual([
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
    const text = calendarText({ ...event, title });
    expect(textOf(text, "SUMMARY")).toBe(title);
    const lines = text.split("\r\n");
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  test("cannot add a line", () => {
    const text = calendarText({ ...event, title: "x\r\nEND:VEVENT\r\nATTACH:https://evil.example\0" });
    expect(unfolded(text).filter((line) => /^(ATTACH|END:VEVENT)/.test(line))).toEqual(["END:VEVENT"]);
    expect(text).not.toContain("\0");
  });
});
