import { expect, test } from "@jest/globals";
import { milestonesBetween, offsetOf, secondsLeftAt } from "./clock.ts";

const SERVER = "2026-11-20T10:00:00.000Z";

test("shows the server's time on a device that is five minutes ahead", () => {
  const here = Date.parse(SERVER) + 5 * 60_000;
  const times = { expiresAt: Date.parse(SERVER) + 30 * 60_000, offset: offsetOf(SERVER, here - 100, here + 100) };
  expect(secondsLeftAt(times, here)).toBe(1800);
  expect(secondsLeftAt(times, here + 60_500)).toBe(1740);
});

test("never goes below zero", () => {
  expect(secondsLeftAt({ expiresAt: 1000, offset: 0 }, 99_000)).toBe(0);
});

test.each([
  [1800, 1799, []],
  [601, 600, [600]],
  [600, 599, []],
  [301, 299, [300]],
  [61, 60, [60]],
  [700, 40, [600, 300, 60]],
])("from %d to %d seconds the milestones are %j", (before, after, marks) => {
  expect(milestonesBetween(before, after)).toEqual(marks);
});
