import { describe, expect, test } from "@jest/globals";
import type { RefundStatus } from "../payments/limits.ts";
import type { AttendanceStatus } from "./limits.ts";
import { type RefundView, refundView, type SessionView, sessionView } from "./page-state.ts";

const startAt = new Date("2026-11-28T05:30:00Z");
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
