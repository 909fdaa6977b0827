import { describe, expect, test } from "@jest/globals";
import { handInEnd, overdueBefore } from "../interviews/rules.ts";
import { MAX_ANNOUNCED_DAYS, MAX_MAINTENANCE_HOURS } from "./limits.ts";
import { maintenanceText, phaseOf, readOnlyRefusal, refusalOfTimes, retryAfterOf } from "./rules.ts";

const at = (time: string) => new Date(`2026-11-23T${time}:00+05:30`);
const now = at("14:00");

describe("the public text", () => {
  const text = (startsAt: Date, endsAt: Date | null, message = "") =>
    maintenanceText({ startsAt, endsAt, message }, now);

  test.each([
    [
      "while it runs, with its planned end",
      text(at("13:50"), at("14:30")),
      "Dryrun is being maintained. You can read everything. Changes are possible again at 2:30 pm IST.",
    ],
    [
      "without a planned end, and after it",
      text(at("13:00"), at("13:30")),
      "Dryrun is being maintained. You can read everything. Changes are possible again soon.",
    ],
    [
      "before it, with the message",
      text(at("16:00"), at("16:30"), "We move to a bigger database."),
      "Dryrun will be maintained from 4:00 pm IST to 4:30 pm IST. You can then read everything, but change nothing. We move to a bigger database.",
    ],
    [
      "before it, on another day",
      text(new Date("2026-11-24T02:00:00+05:30"), null),
      "Dryrun will be maintained from 24 Nov 2026, 2:00 am IST. You can then read everything, but change nothing.",
    ],
  ])("%s", (_, said, expected) => expect(said).toBe(expected));

  test("says in the refusal when the call works again", () => {
    expect(readOnlyRefusal({ endsAt: at("14:30") }, now)).toMatch(/nothing was changed.*again at 2:30 pm IST\.$/);
    expect(readOnlyRefusal({ endsAt: null }, now)).toMatch(/again soon\.$/);
  });
});

test("is on from its start", () => {
  expect([phaseOf({ startsAt: at("14:01") }, now), phaseOf({ startsAt: now }, now)]).toEqual(["announced", "on"]);
});

test.each([
  [null, 60],
  [at("13:00"), 60],
  [at("14:10"), 600],
  [new Date(now.getTime() + 10), 5],
  [at("20:00"), 3600],
])("with the end %s lets a client retry after %i s", (endsAt, seconds) => {
  expect(retryAfterOf({ endsAt }, now)).toBe(seconds);
});

test.each([
  [now, null, null],
  [at("15:00"), at("15:30"), null],
  [now, now, "endsAt"],
  [at("13:00"), at("13:30"), "endsAt"],
  [now, new Date(now.getTime() + 73 * 3_600_000), "endsAt"],
  [new Date(now.getTime() + 31 * 86_400_000), null, "startsAt"],
])("refuses a maintenance from %s to %s at %s", (startsAt, endsAt, field) => {
  expect(refusalOfTimes({ startsAt, endsAt }, now)?.field ?? null).toBe(field);
});

describe("an interview near a pause from 14:00 to 14:20", () => {
  const pause = { startsAt: at("14:00"), endedAt: at("14:20") };

  test.each([
    ["13:58", "13:59"],
    ["13:59", "14:25"],
    ["14:10", "14:25"],
    ["14:19", "14:25"],
    ["14:20", "14:21"],
  ])("that ends at %s can be submitted until %s", (expiresAt, until) => {
    expect(handInEnd(at(expiresAt), pause)).toEqual(at(until));
  });

  test("can be submitted for five minutes after the pause, and is then submitted as usual", () => {
    expect(overdueBefore(at("14:22"), pause)).toEqual(at("13:59"));
    expect(overdueBefore(at("14:26"), pause)).toEqual(at("14:25"));
    expect(overdueBefore(at("14:22"))).toEqual(at("14:21"));
  });
});

describe("checks the limits of the times, to the millisecond:", () => {
  const later = (ms: number) => new Date(now.getTime() + ms);
  const DAY = 86_400_000;

  test.each([
    ["announced at the latest", later(MAX_ANNOUNCED_DAYS * DAY), null, null],
    ["announced too early", later(MAX_ANNOUNCED_DAYS * DAY + 1), null, "startsAt"],
    ["ends with its start", later(DAY), later(DAY), "endsAt"],
    ["ends before its start, in the future", later(DAY), later(DAY - 1), "endsAt"],
    ["ends now", later(-DAY), now, "endsAt"],
    ["as long as it may be", now, later((MAX_MAINTENANCE_HOURS / 24) * DAY), null],
    ["longer than it may be", now, later((MAX_MAINTENANCE_HOURS / 24) * DAY + 1), "endsAt"],
  ])("%s", (_, startsAt, endsAt, field) => {
    expect(refusalOfTimes({ startsAt, endsAt }, now)?.field ?? null).toBe(field);
  });

  test("treats a planned end that equals the current time as past", () => {
    expect(readOnlyRefusal({ endsAt: now }, now)).toMatch(/again soon\.$/);
    expect(retryAfterOf({ endsAt: now }, now)).toBe(60);
  });

  test("shows an end on another day with its day", () => {
    expect(readOnlyRefusal({ endsAt: later(DAY) }, now)).toContain("24 Nov 2026, 2:00 pm IST");
  });
});
