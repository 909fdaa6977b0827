import { describe, expect, test } from "@jest/globals";
import { OTHER_PAGES, pageNameOf, WATCHED_PAGES, watchedPage } from "./pages.ts";
import { boundOf, bucketOf, CHANGED_BY, lastChange, MIN_DOCUMENTS, p75Of, type Vital } from "./rules.ts";

describe("a watched page", () => {
  test.each([
    ["/", "/"],
    ["/student/jobs", "/student/jobs"],
    ["/student/jobs/01939f2e-7bd4-7bd4-8bd4-7bd47bd47bd4", "/student/jobs/:id"],
    [`/reset-password/${"a".repeat(43)}`, "/reset-password/:id"],
    ["/jobs/%E2%82%B9", "/jobs/:id"],
  ])("at %s is named %s, without ids and tokens", (path, name) => {
    expect(pageNameOf(path)).toBe(name);
  });

  test("has the name of its path", () => {
    for (const { page } of WATCHED_PAGES) expect(pageNameOf(page)).toBe(page);
  });

  test("has a name that is known, or is one of the others", () => {
    expect(watchedPage("/login").page).toBe("/login");
    for (const made of ["/nowhere", "__proto__", ""]) expect(watchedPage(made)).toBe(OTHER_PAGES);
  });
});

describe("buckets", () => {
  test.each<[Vital, number]>([
    ["lcp", 0],
    ["lcp", 1],
    ["lcp", 2200],
    ["lcp", 600_000],
    ["inp", 16],
    ["cls", 0.1],
    ["cls", 1000],
  ])("contain %s of %d, at most 5% too large", (vital, value) => {
    const bound = boundOf(vital, bucketOf(vital, value));
    expect(bound).toBeGreaterThanOrEqual(value * 0.999_999);
    expect(bound).toBeLessThanOrEqual(value * 1.05 + boundOf(vital, 1));
  });

  test("have a 75th percentile, of few values too, in any order", () => {
    const buckets = [3000, 1000, 2000, 1500].map((ms) => ({ bucket: bucketOf("lcp", ms), count: 1 }));
    expect(p75Of("lcp", buckets)).toBeCloseTo(boundOf("lcp", bucketOf("lcp", 2000)));
    expect(p75Of("lcp", [])).toBeNull();
    expect(p75Of("lcp", [{ bucket: 9, count: 0 }])).toBeNull();
  });
});

describe("the last release that changed a page", () => {
  const release = (version: string, ms: number, count = MIN_DOCUMENTS) => ({
    version,
    buckets: [{ bucket: bucketOf("lcp", ms), count }],
  });
  test("is the newest one with a difference, by enough documents", () => {
    const change = lastChange([release("1", 2000), release("2", 2600), release("3", 2610)]);
    expect(change?.version).toBe("2");
    expect((change?.after ?? 0) / (change?.before ?? 1) - 1).toBeGreaterThan(CHANGED_BY);
    expect(lastChange([release("1", 2000), release("2", 2600, MIN_DOCUMENTS - 1)])).toBeNull();
    expect(lastChange([release("1", 2000), release("2", 2100)])).toBeNull();
    expect(lastChange([release("1", 2000)])).toBeNull();
    expect(lastChange([])).toBeNull();
  });
  test("can be faster, and a release with few documents is skipped", () => {
    expect(lastChange([release("1", 2600), release("2", 9000, 3), release("3", 2000)])?.version).toBe("3");
  });
});
