// Tests that `npm test` reports which tests failed and why, from the reports of the run.
import assert from "node:assert/strict";
import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import test from "node:test";
import { readReport } from "./reports.mjs";

const folder = mkdtempSync(path.join(os.tmpdir(), "reports-"));
function read(report) {
  const file = path.join(folder, "report.json");
  writeFileSync(file, JSON.stringify(report));
  return readReport(file);
}
const RED = String.fromCharCode(27);

const jest = {
  numPassedTests: 1,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    {
      name: "/work/a.test.ts",
      message: "everything of the file",
      assertionResults: [
        { status: "passed", fullName: "adds", failureMessages: [] },
        { status: "failed", fullName: "pays once", failureMessages: [`${RED}[31mExpected 1${RED}[39m\n\nReceived 2`] },
      ],
    },
    { name: "/work/b.test.ts", message: "SyntaxError: b", assertionResults: [] },
  ],
};

test("names a failed test of Jest with its reason, and a file that could not run", () => {
  const { failures, ...counts } = read(jest);
  assert.deepEqual(counts, { passed: 1, failed: 2, skipped: 1 });
  assert.deepEqual(failures, [
    { title: "a.test.ts › pays once", reason: ["Expected 1", "Received 2"] },
    { title: "b.test.ts could not run", reason: ["SyntaxError: b"] },
  ]);
});

test("names a failed journey with its screen and its screenshot, also in an inner group, but not a passed one", () => {
  const attachments = [{ name: "screenshot", path: "/work/failed.png" }, { name: "a text" }];
  const one = (title, status, message) => ({
    title,
    file: "pays.spec.ts",
    tests: [{ projectName: "phone", status, results: [{ errors: message ? [{ message }] : [], attachments }] }],
  });
  const { failures, failed } = read({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [{ message: "No server" }],
    suites: [
      { specs: [one("buys", "expected")], suites: [{ specs: [one("pays", "unexpected", "Timeout\n  at line 3")] }] },
      { specs: [one("returns", "flaky", "Late")] },
    ],
  });
  assert.equal(failed, 2);
  assert.deepEqual(failures, [
    { title: "[phone] pays.spec.ts › pays", reason: ["Timeout", "  at line 3"], kept: ["/work/failed.png"] },
    { title: "[phone] pays.spec.ts › returns", reason: ["Late"], kept: ["/work/failed.png"] },
    { title: "Playwright", reason: ["No server"] },
  ]);
});

test("counts a missing or empty report as a failure", () => {
  assert.equal(readReport(path.join(folder, "none.json")).failed, 1);
  const empty = read({ ...jest, numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 0, testResults: [] });
  assert.equal(empty.failed, 1);
  assert.equal(empty.trouble, "executed no test");
});

test("cuts a long reason", () => {
  const message = Array.from({ length: 100 }, (_, index) => `line ${index}`).join("\n");
  const { failures } = read({ ...jest, testResults: [{ name: "/c.test.ts", message, assertionResults: [] }] });
  assert.equal(failures[0].reason.length, 12);
});
