import { describe, expect, test } from "@jest/globals";
import { indianDay } from "../time.ts";
import { flagInWords } from "./messages.ts";
import { FLAG_KEYS, FLAGS, type Flag, isOnFor, settingOf } from "./rules.ts";

const people = Array.from({ length: 2000 }, (_, index) => ({ id: `person-${index}`, userType: "student" as const }));
const reached = (share: number, key: (typeof FLAG_KEYS)[number] = "purchases") =>
  people.filter((person) => isOnFor(key, { ...settingOf(key), share }, person)).map(({ id }) => id);

const overdue = (today: string, flags: Readonly<Record<string, Pick<Flag, "goneBy">>> = FLAGS) =>
  Object.entries(flags)
    .filter(([, { goneBy }]) => goneBy !== "never" && today > goneBy)
    .map(([key]) => key);

test("no flag is overdue: remove it from the code, or choose another day", () => {
  const today = indianDay(new Date());
  expect(overdue(today)).toEqual([]);
  const old = { tried: { goneBy: "2026-11-01" as const }, kept: { goneBy: "never" as const } };
  expect([overdue("2026-11-02", old), overdue("2026-11-01", old)]).toEqual([["tried"], []]);
});

test("each flag has a description and a message for refused people", () => {
  for (const key of FLAG_KEYS) {
    expect(FLAGS[key].name).not.toBe("");
    expect(FLAGS[key].description).toMatch(/\.$/);
  }
});

test.each([
  [false, 100, [], "off"],
  [true, 100, [], "on"],
  [true, 20, [], "on for 20% of everybody"],
  [true, 20, ["student"], "on for 20% of students"],
  [true, 100, ["student", "employer"], "on for students and employers"],
])("describes on = %s, share = %s%%, roles = %j as %j", (isOn, share, roles, text) => {
  expect(flagInWords({ isOn, share, roles })).toBe(text);
});

describe("a share of people", () => {
  test("is approximately the given share, always the same people, and grows by adding people", () => {
    const [some, more] = [reached(20), reached(50)];
    expect(some.length / people.length).toBeGreaterThan(0.16);
    expect(some.length / people.length).toBeLessThan(0.24);
    expect(reached(20)).toEqual(some);
    expect(some.filter((id) => !more.includes(id))).toEqual([]);
    expect([reached(0).length, reached(100).length]).toEqual([0, people.length]);
  });

  test("begins with other people for another flag", () => {
    expect(reached(20, "sharing")).not.toEqual(reached(20));
  });

  test("assigns visitors by their browser's lot; one without a lot comes last", () => {
    const on = (lot: number | undefined, share: number) =>
      isOnFor("registrations", { ...settingOf("registrations"), share }, { lot });
    expect(Array.from({ length: 100 }, (_, lot) => lot).filter((lot) => on(lot, 30))).toHaveLength(30);
    expect([on(undefined, 99), on(undefined, 100)]).toEqual([false, true]);
  });
});

test("is empty for a flag that is off, and excludes other roles and visitors if roles are listed", () => {
  const [student] = people;
  if (!student) throw new Error("nobody");
  const set = settingOf("purchases");
  expect(isOnFor("purchases", { ...set, isOn: false }, student)).toBe(false);
  expect(isOnFor("purchases", { ...set, roles: ["employer"] }, student)).toBe(false);
  expect(isOnFor("purchases", { ...set, roles: ["student"] }, student)).toBe(true);
  expect(isOnFor("purchases", { ...set, roles: ["student"] }, { lot: 1 })).toBe(false);
});
