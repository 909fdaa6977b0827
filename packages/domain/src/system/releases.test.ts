import { expect, it } from "@jest/globals";
import { fallbackFor, isPartEntry, LOTS, lotCookie, lotOf, type PartEntry, releaseFor } from "./releases.ts";

const release = (version: string) => ({ version, entry: `/remotes/student/${version}/m.json`, integrity: "sha384-x" });
const part = (more: Partial<PartEntry> = {}): PartEntry => ({
  name: "student",
  owns: ["/student"],
  current: release("two"),
  ...more,
});
const canaryOf = (share: number, version = "three") => part({ canary: { ...release(version), share } });
const lots = Array.from({ length: LOTS }, (_, lot) => lot);
const reached = (entry: PartEntry) =>
  lots.filter((lot) => releaseFor(entry, lot).version === entry.canary?.version).length;

it.each([0, 1, 5, 50, 99, 100])("gives a canary of %i%% to exactly that share of the lots", (share) => {
  expect(reached(canaryOf(share))).toBe(share);
});

it("keeps a visitor in a canary when its share grows", () => {
  const early = lots.filter((lot) => releaseFor(canaryOf(10), lot).version === "three");
  expect(early.every((lot) => releaseFor(canaryOf(40), lot).version === "three")).toBe(true);
});

it("begins with other visitors for another version", () => {
  const first = (version: string) => lots.filter((lot) => releaseFor(canaryOf(5, version), lot).version === version);
  expect(first("three")).not.toEqual(first("four"));
});

it("gives visitors without a lot the current release, unless the canary is for all", () => {
  expect(releaseFor(canaryOf(99), undefined).version).toBe("two");
  expect(releaseFor(canaryOf(100), undefined).version).toBe("three");
  expect(releaseFor(part(), 3).version).toBe("two");
});

it.each([{}, { version: "three" }, { ...release("three"), version: 3 }])(
  "ignores an incomplete canary: %j",
  (canary) => {
    const entry = part({ canary: { ...canary, share: 100 } as unknown as Required<PartEntry>["canary"] });
    expect(releaseFor(entry, 3).version).toBe("two");
  },
);

it("falls back from a canary to the current release, and from that to the previous one", () => {
  const entry = { ...canaryOf(10), previous: release("one") };
  expect(fallbackFor(entry, entry.canary as PartEntry["current"])?.version).toBe("two");
  expect(fallbackFor(entry, entry.current)?.version).toBe("one");
  expect(fallbackFor(part(), part().current)).toBeUndefined();
  expect(fallbackFor(part({ previous: release("two") }), part().current)).toBeUndefined();
});

it.each([
  ["lot=7", 7],
  ["a=b; lot=42; c=d", 42],
  [lotCookie(99), 99],
  ["", undefined],
  [undefined, undefined],
  ["slot=3", undefined],
  ["lot=101", undefined],
  ["lot=x", undefined],
])("reads the lot of %s", (cookies, lot) => {
  expect(lotOf(cookies)).toBe(lot);
});

it.each([
  [null, false],
  [{}, false],
  [{ name: "student", owns: ["/student"] }, false],
  [{ ...part(), current: { version: "1", entry: "/x" } }, false],
  [{ ...part(), current: { ...release("two"), version: undefined } }, false],
  [{ ...part(), owns: [null] }, false],
  [{ ...part(), later: { more: true } }, true],
])("finds %j a valid line of the list", (value, expected) => {
  expect(isPartEntry(value as Partial<PartEntry> | null)).toBe(expected);
});
