// Tests what is printed for turbo's lines, and which tasks count as failed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { follow } from "./turbo.mjs";

/** Returns what is printed and returned for these lines of turbo: `[source, text]`. */
async function followed(lines, resultOf) {
  const printed = [];
  const output = lines.map(([source, text]) => JSON.stringify({ source, text }));
  const failed = await follow(output, { resultOf, print: (text) => printed.push(text) });
  return { printed, failed };
}

test("starts a task with its first own line, and reports a cached result as unchanged", async () => {
  const { printed, failed } = await followed([
    ["@dryrun/csv#test", "cache miss, executing 0a1b"],
    ["@dryrun/api#build", "cache hit, replaying logs 2c3d"],
    ["@dryrun/api#build", "built"],
    ["@dryrun/csv#test", "PASS"],
    ["@dryrun/csv#test", "PASS"],
    ["turbo", " Tasks:    2 successful, 2 total"],
  ]);
  assert.deepEqual(printed, ["  @dryrun/api#build is unchanged", "  @dryrun/csv#test begins"]);
  assert.deepEqual(failed, []);
});

test("prints those of a task's lines that are its results", async () => {
  const resultOf = (task, line, time) => line === "done" && `${task}: 3 passed, ${time}`;
  const { printed } = await followed(
    [
      ["a#test", "noise"],
      ["a#test", "done"],
    ],
    resultOf,
  );
  assert.deepEqual(printed, ["  a#test begins", "  a#test: 3 passed, 0 s"]);
});

test("returns failed tasks and prints their last 200 lines, without those of others", async () => {
  const long = Array.from({ length: 250 }, (_, index) => ["a#test", `line ${index + 1}`]);
  const { printed, failed } = await followed([
    ...long,
    ["b#test", "fine"],
    ["c#lint", "too wide"],
    ["turbo", "Failed:    a#test, c#lint"],
  ]);
  assert.deepEqual(failed, ["a#test", "c#lint"]);
  const [ofA, ofC] = printed.slice(-2);
  assert.equal(ofA.split("\n").length, 202);
  assert.match(ofA, /^\na#test failed:\n {2}line 51\n/);
  assert.equal(ofC, "\nc#lint failed:\n  too wide");
});
