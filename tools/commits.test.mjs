// Tests that commits are readable in a list: a subject names the part and what changes, in 72 characters (CONTRIBUTING.md).
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import path from "node:path";
import test from "node:test";

const root = path.resolve(import.meta.dirname, "..");
const MOST = 72;
/** Earlier commits are not checked. */
const SINCE = "2611c0d614da60cc65999782392d530276b92544";

const tooLong = (subjects) => subjects.filter((subject) => [...subject].length > MOST);

/** Returns new subjects; none without this commit, as in a shallow clone or an archive. */
function newSubjects() {
  const { status, stdout } = spawnSync("git", ["log", "--format=%s", `${SINCE}..HEAD`], {
    cwd: root,
    encoding: "utf8",
  });
  return status === 0 ? stdout.split("\n").filter(Boolean) : [];
}

test("subjects of new commits have at most 72 characters", () => {
  assert.deepEqual(tooLong(newSubjects()), []);
});

test("a subject of 73 characters is refused, and one of 72 accepted", () => {
  assert.deepEqual(tooLong(["a".repeat(73), "₹".repeat(72)]), ["a".repeat(73)]);
});
