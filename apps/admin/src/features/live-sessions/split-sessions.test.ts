import { expect, test } from "@jest/globals";
import { splitSessions } from "./live-sessions-page.tsx";

const at = (hour: number) => `2026-11-21T${String(hour).padStart(2, "0")}:00:00.000Z`;
const session = (hour: number) => ({ startAt: at(hour), endAt: at(hour + 1) });

test("a running session counts as upcoming; upcoming ones are soonest first, past ones latest first", () => {
  const now = new Date("2026-11-21T10:30:00.000Z");
  const { upcoming, past } = splitSessions([session(8), session(12), session(10), session(9)], now);
  expect(upcoming.map(({ startAt }) => startAt)).toEqual([at(10), at(12)]);
  expect(past.map(({ startAt }) => startAt)).toEqual([at(9), at(8)]);
});

test("a session is past at the moment of its end", () => {
  expect(splitSessions([session(8)], new Date(at(9))).past).toHaveLength(1);
});
