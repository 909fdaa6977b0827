// Tests what the check of words refuses and accepts.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { findWords, wordFaults, words } from "./words.mjs";

const root = path.resolve(import.meta.dirname, "..");

test("finds a word in any case, but only as a whole", () => {
  assert.deepEqual(findWords("Nobody Told him\nuntold\nit stands in a row", ["told", "stands"]), [
    { line: 1, word: "told" },
    { line: 3, word: "stands" },
  ]);
});

test("finds a phrase across the lines of a comment", () => {
  assert.deepEqual(findWords("/**\n * It is read once\n * more.\n */", ["once more"]), [
    { line: 2, word: "once more" },
  ]);
  assert.deepEqual(findWords("once a day, more often", ["once more"]), []);
});

test("searches files under version control, but not the banks of questions", () => {
  const folder = mkdtempSync(path.join(root, "node_modules/.words-"));
  try {
    spawnSync("git", ["init", "-q"], { cwd: folder });
    writeFileSync(path.join(folder, "a.ts"), "// Counted anew.\n");
    writeFileSync(path.join(folder, "b.json"), '"anew"\n');
    spawnSync("git", ["add", "."], { cwd: folder });
    assert.deepEqual(wordFaults(folder), [`a.ts:1: "anew" (instead: ${words.anew})`]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("cspell refuses each single word of the list, and a misspelling", () => {
  const bin = path.join(root, "node_modules/cspell/bin.mjs");
  // From the input, because a file would be found by the checks that run at the same time.
  const { stdout } = spawnSync(process.execPath, [bin, "lint", "--no-progress", "stdin://tools/sample.mjs"], {
    cwd: root,
    encoding: "utf8",
    input: "// Counted anew by whoever recieves it.\n",
  });
  for (const word of ["anew", "whoever", "recieves"]) assert.match(stdout, new RegExp(word));
});
