import assert from "node:assert/strict";
import { createServer } from "node:http";
import test from "node:test";
import { figuresOf, hasRestarted, parseMetrics, readMetrics, verdictOn, watchCanary } from "./watch.mjs";

const page = (version, pages, faults, lcp = []) =>
  [
    `browser_pages_total{part="student",version="${version}"} ${pages}`,
    `browser_reports_total{kind="error",part="student",version="${version}"} ${faults}`,
    ...lcp.map(([le, count]) => `browser_lcp_bucket{le="${le}",part="student",version="${version}"} ${count}`),
  ].join("\n");
const figures = (...args) => figuresOf(parseMetrics(page("two", ...args)), [], "student", "two");

test("counts reports since the first reading, for one part and version", () => {
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

test("computes the third quartile of a vital", () => {
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
test("ends a canary whose pages fail more often or are slower, but not before enough of them were opened", () => {
  const current = figures(1000, 5, quick);
  assert.equal(verdictOn(figures(100, 1, quick), current), null);
  assert.match(verdictOn(figures(100, 10, quick), current), /faults on 9.1%/);
  assert.match(verdictOn(figures(100, 0, slow), current), /LCP of 1000 ms/);
  assert.equal(verdictOn(figures(5, 5, slow), current), null);
});

/** Watches student over these pages of metrics, one for each reading; an error is thrown. */
async function watched(pages, more = {}) {
  const output = [];
  const taken = [];
  const release = (version) => ({ version, entry: "e", integrity: "i" });
  const line = { name: "student", owns: [], current: release("one"), canary: { ...release("two"), share: 5 } };
  const left = [...pages];
  const metrics = async () => {
    const next = left.shift() ?? "";
    if (next instanceof Error) throw next;
    return parseMetrics(next);
  };
  const list = async () => [left.length === 0 ? { ...line, canary: undefined } : line];
  const takeBack = async (version) => taken.push(version);
  await watchCanary("student", {
    metrics,
    list,
    takeBack,
    say: (text) => output.push(text),
    pause: async () => {},
    ...more,
  });
  return { said: output.join("\n"), taken };
}
const both = (two, one) => `${page("two", ...two)}\n${page("one", ...one)}`;
const bad = both([200, 100], [1000, 5]);
const none = both([0, 0], [0, 0]);

test("takes a worse canary back by its version", async () => {
  const { said, taken } = await watched([none, bad, bad]);
  assert.deepEqual(taken, ["two"]);
  assert.match(said, /The canary is worse/);
});

test("stops with the reason if the canary no longer exists when it should end", () =>
  assert.rejects(watched([none, bad, bad], { takeBack: () => Promise.reject(new Error("it is gone")) }), /it is gone/));

test("retries a failed reading, and stops only if the first one fails", async () => {
  const { said, taken } = await watched([none, new Error("no answer"), bad, bad]);
  assert.match(said, /tried again: no answer/);
  assert.deepEqual(taken, ["two"]);
  await assert.rejects(watched([new Error("no answer"), bad]), /no answer/);
});

test("starts counting again when a counter falls", async () => {
  const start = both([500, 10], [1000, 5]);
  // Counts of the restarted server, or of another process, from before the reading are not included.
  const { said, taken } = await watched([start, both([400, 300], [900, 5]), both([410, 300], [990, 5]), ""]);
  assert.deepEqual(taken, []);
  assert.match(said, /begins again/);
  assert.match(said, /two: 10 pages, 0 faults/);
  const samples = [start, page("two", 400, 10), page("two", 500, 10)].map(parseMetrics);
  assert.deepEqual(
    samples.map((now) => hasRestarted(now, parseMetrics(page("two", 500, 10)))),
    [false, true, false],
  );
});

test("sends the token for metrics, and reports a refusal in a sentence", async (t) => {
  const server = createServer((request, response) => {
    response.statusCode = request.headers.authorization === "Bearer secret" ? 200 : 404;
    response.end(page("two", 3, 1));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  const site = `http://127.0.0.1:${server.address().port}`;
  assert.equal((await readMetrics(site, { METRICS_TOKEN: "secret" })).length, 2);
  await assert.rejects(readMetrics(site, {}), /answers 404. Set METRICS_TOKEN/);
  await assert.rejects(readMetrics("http://127.0.0.1:1", {}), /does not answer/);
});
