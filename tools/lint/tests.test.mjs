// Tests that each rule refuses code that depends on the machine, and accepts the right form.
import assert from "node:assert/strict";
import { test } from "node:test";
import { brokenRules } from "./broken.mjs";

const TEST = "apps/student/src/a.test.tsx";
const JOURNEY = "e2e/journeys/a.spec.ts";

const TIME = "tests(no-time)";
for (const text of [
  "expect(performance.now() - before).toBeLessThan(200);",
  "const took = performance.now() - before;",
  "const took = Date.now() - before;",
  "const took = (new Date() - before) / 1000;",
  "expect(Math.abs(shown - secondsTo(Date.now()))).toBeLessThan(5);",
  "const left = (Date.parse(end) - Date.now()) / 1000;",
  "expect(found).not.toEqual({ at: new Date() });",
  "await expect.poll(() => at - Date.now()).toBe(0);",
])
  test(`refuses the machine's time: ${text}`, () => {
    assert.deepEqual([...new Set(brokenRules(TEST, text))], [TIME]);
    assert.deepEqual([...new Set(brokenRules(JOURNEY, text))], [TIME]);
    assert.deepEqual(brokenRules("apps/student/src/a.ts", text), []);
  });
for (const text of [
  "const yesterday = new Date(Date.now() - DAY_MS);",
  "const at = (ms) => addMs(new Date(Date.now() - ms), 5);",
  "expect(calls).toBeLessThan(200);",
  'expect(at).toEqual(new Date("2026-11-18T06:30:00Z"));',
  "clock.moveTo(new Date());",
])
  test(`accepts a computed time, and a count: ${text}`, () => assert.deepEqual(brokenRules(TEST, text), []));

const IDLE = "tests(no-network-idle)";
test("refuses to wait for an idle network", () => {
  assert.deepEqual(brokenRules(JOURNEY, 'await page.waitForLoadState("networkidle");'), [IDLE]);
  assert.deepEqual(brokenRules(JOURNEY, 'await page.goto("/", { waitUntil: "networkidle" });'), [IDLE]);
  assert.deepEqual(brokenRules(JOURNEY, 'await page.waitForLoadState("load");'), []);
});

test("refuses a sleep in a journey", () => {
  const sleep = "await new Promise((resolve) => setTimeout(resolve, 100));";
  assert.deepEqual(brokenRules(JOURNEY, sleep), ["tests(no-sleep)"]);
  assert.deepEqual(brokenRules(JOURNEY, 'import { setTimeout } from "node:timers/promises";'), ["tests(no-sleep)"]);
  assert.deepEqual(brokenRules(JOURNEY, "await page.waitForTimeout(1500);"), ["eslint(no-restricted-properties)"]);
  assert.deepEqual(brokenRules(JOURNEY, "await page.getByRole('alert').waitFor();"), []);
  assert.deepEqual(brokenRules(JOURNEY, "setTimeout(() => server.close(), 100);"), []);
});

const FAKE = "tests(no-wait-under-fake-timers)";
const find = 'await screen.findByText("Saved");';
test("refuses to wait under fake timers, whose time limit passes at once", () => {
  const inTest = (text) => `test("a", async () => { ${text} });`;
  assert.deepEqual(brokenRules(TEST, inTest(`jest.useFakeTimers(); ${find}`)), [FAKE]);
  assert.deepEqual(brokenRules(TEST, inTest("jest.useFakeTimers(); await waitFor(() => look());")), [FAKE]);
  assert.deepEqual(brokenRules(TEST, `beforeEach(() => { jest.useFakeTimers(); });${inTest(find)}`), [FAKE]);
  assert.deepEqual(brokenRules(TEST, `beforeEach(() => void jest.useFakeTimers());${inTest(find)}`), [FAKE]);
  assert.deepEqual(brokenRules(TEST, inTest(`jest.useFakeTimers(); jest.useRealTimers(); ${find}`)), []);
  assert.deepEqual(brokenRules(TEST, inTest("jest.useFakeTimers(); screen.getByText('Saved');")), []);
  assert.deepEqual(brokenRules(TEST, inTest("jest.useFakeTimers();") + inTest(find)), []);
  const inside = `describe("a", () => { beforeEach(() => void jest.useFakeTimers()); });`;
  assert.deepEqual(brokenRules(TEST, inside + inTest(find)), []);
});
