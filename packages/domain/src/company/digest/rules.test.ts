import { expect, test } from "@jest/globals";
import { nextDigestAt } from "./rules.ts";

const at = (india: string) => new Date(`${india}+05:30`);

// 2026-11-30 is a Monday.
test.each([
  ["daily", "2026-11-29T08:59:59", "2026-11-29T09:00:00"],
  ["daily", "2026-11-29T09:00:00", "2026-11-30T09:00:00"],
  ["daily", "2026-11-29T23:59:00", "2026-11-30T09:00:00"],
  ["daily", "2026-11-30T00:01:00", "2026-11-30T09:00:00"],
  ["weekly", "2026-11-29T10:00:00", "2026-11-30T09:00:00"],
  ["weekly", "2026-11-30T08:59:59", "2026-11-30T09:00:00"],
  ["weekly", "2026-11-30T09:00:00", "2026-12-07T09:00:00"],
  ["weekly", "2026-12-01T03:00:00", "2026-12-07T09:00:00"],
] as const)("the next %s summary after %s is due at %s", (every, now, due) => {
  expect(nextDigestAt(every, at(now))).toEqual(at(due));
});
