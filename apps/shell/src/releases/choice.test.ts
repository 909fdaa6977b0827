import type { PartEntry } from "@dryrun/domain/system/releases";
import { afterEach, expect, jest, test } from "@jest/globals";
import { chosenRelease, hasFallback, pinFallback } from "./choice.ts";

const release = (version: string) => ({ version, entry: `/remotes/student/${version}/m.json`, integrity: "x" });
const part = (current: string, more: Partial<PartEntry> = {}): PartEntry => ({
  name: "student",
  owns: ["/student"],
  current: release(current),
  ...more,
});
const cookieOf = () => document.cookie;
afterEach(() => {
  sessionStorage.clear();
  document.cookie = "lot=; max-age=0; path=/";
  jest.restoreAllMocks();
});

test("sets no cookie while no release has a share", () => {
  expect(chosenRelease(part("one")).version).toBe("one");
  expect(cookieOf()).toBe("");
});

test("replaces a failed release by the previous one, noted once, for this release only", () => {
  const entry = part("two", { previous: release("one") });
  expect(hasFallback(entry, release("two"))).toBe(true);
  expect(pinFallback(entry, release("two"))).toBe(true);
  expect(hasFallback(entry, release("two"))).toBe(false);
  expect(chosenRelease(entry).version).toBe("one");
  expect(pinFallback(entry, release("two"))).toBe(false); // never a second time
  expect(pinFallback(entry, release("one"))).toBe(false); // there is no previous release
  expect(chosenRelease(part("three", { previous: release("two") })).version).toBe("three");
});

test("a release without a previous one has no fallback", () => {
  expect(pinFallback(part("two"), release("two"))).toBe(false);
  expect(chosenRelease(part("two")).version).toBe("two");
});

test("reloads nothing without storage for the note", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(pinFallback(part("two", { previous: release("one") }), release("two"))).toBe(false);
});

test("without cookies there is no lot, as on the server", async () => {
  const set = jest.spyOn(document, "cookie", "set").mockImplementation(() => {});
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  await jest.isolateModulesAsync(async () => {
    const own = await import("./choice.ts");
    for (const share of [99, 99])
      expect(own.chosenRelease(part("two", { canary: { ...release("A"), share } })).version).toBe("two");
  });
  expect(set).toHaveBeenCalledTimes(1);
});

test("a visitor in the canary's share keeps their lot, and falls back to the current release", () => {
  jest.spyOn(Math, "random").mockReturnValue(0.5);
  const entry = part("two", { canary: { ...release("three"), share: 100 }, previous: release("one") });
  expect(chosenRelease(entry).version).toBe("three");
  expect(cookieOf()).toBe("lot=50");
  jest.spyOn(Math, "random").mockReturnValue(0.1);
  chosenRelease(entry);
  expect(cookieOf()).toBe("lot=50");
  expect(pinFallback(entry, release("three"))).toBe(true);
  expect(chosenRelease(entry).version).toBe("two");
});
