import { addMs, DAY_MS } from "@dryrun/domain/time";
import { afterEach, describe, expect, test } from "@jest/globals";
import { createMovableClock } from "./movable.ts";
import { systemClock } from "./system.ts";

const { now } = Date;
afterEach(() => {
  Date.now = now;
});

function pass(ms: number) {
  const then = Date.now() + ms;
  Date.now = () => then;
}

describe.each([
  ["the system's", systemClock],
  ["the movable one", createMovableClock()],
])("%s", (_, clock) => {
  test("returns the current time, and keeps running", () => {
    const there = clock.now();
    pass(20);
    expect(clock.now()).toEqual(addMs(there, 20));
  });

  test("returns a new Date object on each call", () => {
    const startTime = clock.now();
    startTime.setFullYear(1970);
    expect(clock.now().getFullYear()).toBeGreaterThan(2000);
  });
});

test.each([30, -30])("the movable one keeps running after it was moved by %d days", (days) => {
  const clock = createMovableClock();
  const there = addMs(new Date(), days * DAY_MS);
  clock.moveTo(there);
  pass(20);
  expect(clock.now()).toEqual(addMs(there, 20));
});
