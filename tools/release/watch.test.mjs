import assert from "node:assert/strict";
import test from "node:test";
import { figuresOf, parseMetrics, verdictOn } from "./watch.mjs";

const page = (version, pages, faults, lcp = []) =>
  [
    `browser_pages_total{part="student",version="${version}"} ${pages}`,
    `browser_reports_total{kind="error",part="student",version="${version}"} ${faults}`,
    ...lcp.map(([le, count]) => `browser_lcp_bucket{le="${le}",part="student",version="${version}"} ${count}`),
  ].join("\n");
const figures = (...args) => figuresOf(parseMetrics(page("two", ...args)), [], "student", "two");

test("counts what happened since the first look, of one part and version", () => {
  const before = parseMetrics(page("two", 100, 10));
  const now = parseMetrics(`${page("two", 140, 12)}\n${page("one", 1000, 500)}\n# HELP x y`);
  assert.deepEqual(figuresOf(now, before, "student", "two"), {
    version: "two",
    pages: 40,
    faults: 2,
    rate: 2 / 42,
    lcp: null,
    inp: null,
    cls: null,
  });
});

test("three quarters of the pages are below the figure of a vital", () => {
  assert.equal(
    figures(100, 0, [
      ["500", 50],
      ["1000", 80],
      ["+Inf", 100],
    ]).lcp,
    1000,
  );
});

const quick = [
  ["500", 100],
  ["+Inf", 100],
];
const slow = [
  ["500", 10],
  ["1000", 100],
  ["+Inf", 100],
];
test("a canary ends when its pages fail more or are slower, and not before enough of them were opened", () => {
  const current = figures(1000, 5, quick);
  assert.equal(verdictOn(figures(100, 1, quick), current), null);
  assert.match(verdictOn(figures(100, 10, quick), current), /faults on 9.1%/);
  assert.match(verdictOn(figures(100, 0, slow), current), /LCP of 1000 ms/);
  assert.equal(verdictOn(figures(5, 5, slow), current), null);
});
