import { expect, test } from "@jest/globals";
import { icsFile } from "./ics.ts";

const event = {
  id: "01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4",
  host: "dryrun.example",
  product: "Meetings",
  organizer: '"Acme"\r\nATTENDEE:x via Dryrun',
  title: "Meeting with Acme: Data Analyst",
  startAt: new Date("2026-12-01T05:30:00Z"),
  endAt: new Date("2026-12-01T06:00:00Z"),
  description: "Open the page",
  pageUrl: "https://dryrun.example/student/meetings/1",
  location: "4th floor,\r\nATTACH:https://evil.example",
  stampedAt: new Date("2026-11-28T06:30:00Z"),
  sequence: 2,
};
const linesOf = ({ text }: { text: string }) => text.replaceAll("\r\n ", "").split("\r\n");

test("an event that can change has a number for its changes, a status and a place that adds no line", () => {
  const lines = linesOf(icsFile(event));
  expect(lines).toEqual(expect.arrayContaining(["METHOD:PUBLISH", "SEQUENCE:2", "STATUS:CONFIRMED"]));
  expect(lines).toContain("LOCATION:4th floor\\,\\nATTACH:https://evil.example");
  expect(lines.filter((line) => line.startsWith("ATTACH"))).toEqual([]);
});

test("an event names whose it is with our address, in one line", () => {
  const lines = linesOf(icsFile(event));
  expect(lines).toContain('ORGANIZER;CN="Acme   ATTENDEE:x via Dryrun":mailto:support@dryrun.example');
  expect(lines.filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
});

test("the type of a file has its method", () => {
  const typeOf = (isCancelled: boolean) => icsFile({ ...event, isCancelled }).contentType;
  expect([typeOf(false), typeOf(true)]).toEqual([
    "text/calendar; charset=utf-8; method=PUBLISH",
    "text/calendar; charset=utf-8; method=CANCEL",
  ]);
});

test("a cancelled event tells calendars to remove it", () => {
  const lines = linesOf(icsFile({ ...event, isCancelled: true }));
  expect(lines).toEqual(
    expect.arrayContaining(["METHOD:CANCEL", "STATUS:CANCELLED", `UID:${event.id}@dryrun.example`]),
  );
});
