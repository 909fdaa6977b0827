import { expect, test } from "@jest/globals";
import { dueReminder, joinWindow, refusalToJoin, windowState } from "./window.ts";

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
