import assert from "node:assert/strict";
import test from "node:test";
import { satisfy } from "./caret.mjs";

const CASES = [
  ["19.3.1", "^19.3.1", true],
  ["19.4.0", "^19.3.1", true],
  ["19.3.2", "^19.3.1", true],
  ["19.3.0", "^19.3.1", false],
  ["18.9.9", "^19.3.1", false],
  ["20.0.0", "^19.3.1", false],
  ["19.10.0", "^19.9.0", true],
  ["19.2.9", "^19.3.1", false],
  ["1.0.0", "^1.0.0", true],
  ["0.2.4", "^0.2.3", true],
  ["0.3.0", "^0.2.3", false],
  ["0.2.2", "^0.2.3", false],
  ["0.0.3", "^0.0.3", true],
  ["0.0.4", "^0.0.3", false],
  ["1.2.3", "<=1.2.3", true],
  ["1.2.3", "<=1.10.0", true],
  ["2.0.0", "<=1.10.0", false],
  ["", "^1.0.0", false],
  ["latest", "^1.0.0", false],
];
for (const [version, range, is] of CASES)
  void test(`${version || "no version"} ${is ? "satisfies" : "does not satisfy"} ${range}`, () => {
    assert.equal(satisfy(version, range), is);
  });

void test("refuses a range that it cannot parse", () => {
  assert.throws(() => satisfy("1.0.0", ">=1.0.0"), /Not a range/);
});
