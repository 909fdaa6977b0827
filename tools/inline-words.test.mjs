// Tests that the check of inline words refuses visible text, and ignores other text.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { inlineWordFaults, inlineWords } from "./inline-words.mjs";

const root = path.resolve(import.meta.dirname, "..");
const textsOf = (source) => inlineWords(source).map(({ text }) => text);

test("finds the text of JSX, with its line", () => {
  const source = "// ₹ before it\nexport const A = () => (\n  <p>\n    Log in <b>now</b>\n  </p>\n);\n";
  assert.deepEqual(inlineWords(source), [
    { line: 4, text: "Log in" },
    { line: 4, text: "now" },
  ]);
});

test("finds properties that are shown or read out, also in both branches of a condition", () => {
  assert.deepEqual(textsOf('<Field label="Email" aria-label={isOpen ? "Close" : `Open`} id="email" />'), [
    '"Email"',
    '"Close"',
    "`Open`",
  ]);
  assert.deepEqual(textsOf('function A({ label = "Pages", kind = "wide" }) {}'), ['"Pages"']);
  assert.deepEqual(textsOf('const a = [{ label: "Course", value: "course" }];'), ['"Course"']);
});

test("finds children that are expressions, and calls that show their text", () => {
  assert.deepEqual(textsOf('<p>{isOn && "On"}</p>'), ['"On"']);
  assert.deepEqual(textsOf('usePageTitle("Page not found"); toast.error("Not saved"); announce(words.saved);'), [
    '"Page not found"',
    '"Not saved"',
  ]);
});

test("finds nothing in names, punctuation, classes and messages", () => {
  const source = '<a href="/jobs" className="lone link" title={words.title}>{words.open} · {count}% {" "}–</a>';
  assert.deepEqual(textsOf(source), []);
});

test("searches components of apps and packages, but not content pages, stories and tests", () => {
  const folder = mkdtempSync(path.join(root, "node_modules/.inline-words-"));
  const files = [
    "apps/student/src/a.tsx",
    "apps/student/src/a.test.tsx",
    "apps/student/src/testing/b.tsx",
    "apps/gallery/src/stories/c.tsx",
    "apps/shell/src/content/d.tsx",
    "packages/forms/src/e.tsx",
  ];
  try {
    spawnSync("git", ["init", "-q"], { cwd: folder });
    for (const file of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), "export const A = () => <p>Words</p>;\n");
    }
    spawnSync("git", ["add", "."], { cwd: folder });
    assert.deepEqual(inlineWordFaults(folder), [
      "apps/student/src/a.tsx:1: Words (belongs in messages.en-in.ts)",
      "packages/forms/src/e.tsx:1: Words (belongs in messages.en-in.ts)",
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
