import { addMs, DAY_MS } from "@dryrun/domain/time";
import { describe, expect, test } from "@jest/globals";
import { createMovableClock } from "./movable.ts";
import { systemClock } from "./system.ts";

describe.each([
  ["the system's", systemClock],
  ["the movable one", createMovableClock()],
])("%s", (_, clock) => {
  test("returns the current time, and keeps running", async () => {
    const before = Date.now();
    const first = clock.now();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(first.getTime()).toBeGreaterThanOrEqual(before);
    expect(clock.now().getTime()).toBeGreaterThan(first.getTime());
  });

  test("returns a new Date object on each call", () => {
    const startTime = clock.now();
    startTime.setFullYear(1970);
    expect(clock.now().getFullYear()).toBeGreaterThan(2000);
  });
});

test.each([30, -30])("keeps running after it was moved by %d days", async (days) => {
  const clock = createMovableClock();
  const there = addMs(new Date(), days * DAY_MS);
  clock.moveTo(there);
  await new Promise((resolve) => setTimeout(resolve, 20));
  const passed = clock.now().getTime() - there.getTime();
  expect(passed).toBeGreaterThanOrEqual(15);
  expect(passed).toBeLessThan(DAY_MS);
});
