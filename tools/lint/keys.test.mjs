// Tests that typed text is refused as a key of a plain object, and that the right forms are accepted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { brokenRules, write } from "./broken.mjs";

const FILE = "packages/engines/src/a.ts";
const RULE = "keys(no-text-key)";
const WORDS = 'const WORDS: Record<string, string> = { cannot: "can not" };';
write("packages/engines/src/words.ts", `export ${WORDS}\nexport type Words = object;\nexport const TYPED = { a: 1 };`);

for (const text of [
  `${WORDS} const whole = (word: string) => WORDS[word] ?? word;`,
  `${WORDS} const isKnown = (word: string) => word in WORDS;`,
  `${WORDS} const first = (words: string[]) => WORDS[words[0] ?? ""];`,
  `${WORDS} const lower = (word: string) => WORDS[\`\${word}s\`];`,
  "const WORDS: Readonly<Record<string, number>> = {}; const of = (word: string) => WORDS[word];",
  "const WORDS: { [word: string]: number } = {}; const of = (word: string) => WORDS[word];",
  "const WORDS = {} as Record<string, number>; const of = (word: string) => WORDS[word];",
  "function of(word: string) { const words: Record<string, number> = { a: 1 }; return words[word]; }",
  "const of = (word: string) => ({ a: 1, b: 2 })[word] ?? 0;",
  'import { WORDS } from "./words.ts"; const of = (word: string) => WORDS[word];',
  `${WORDS} const of = (word: string) => Object.hasOwn(OTHERS, word) ? WORDS[word] : "";`,
])
  test(`refuses a text as a key: ${text}`, () => assert.deepEqual([...new Set(brokenRules(FILE, text))], [RULE]));

for (const text of [
  'const WORDS = new Map([["cannot", "can not"]]); const whole = (word: string) => WORDS.get(word);',
  `${WORDS} const whole = (word: string) => (Object.hasOwn(WORDS, word) ? WORDS[word] : word);`,
  `${WORDS} function whole(word: string) { if (Object.hasOwn(WORDS, word)) return WORDS[word]; return word; }`,
  `${WORDS} const isNegative = (word: string) => Object.hasOwn(WORDS, word) && WORDS[word] === "";`,
  `${WORDS} const one = WORDS["cannot"]; const all = Object.entries(WORDS);`,
  'const NAMES: Record<"a" | "b", string> = { a: "A", b: "B" }; const of = (name: "a" | "b") => NAMES[name];',
  'const NAMES = { a: "A" } satisfies Record<string, string>; const of = (name: "a") => NAMES[name];',
  "const LIST: string[] = []; const of = (at: number) => LIST[at];",
  "const made: Record<string, number> = {}; for (const name of names) made[name] = 1;",
  'import { TYPED } from "./words.ts"; const of = (name: "a") => TYPED[name];',
  'import { JOBS } from "@dryrun/domain/jobs"; const of = (name: "a") => JOBS[name];',
])
  test(`accepts ${text}`, () => assert.deepEqual(brokenRules(FILE, text), []));

test("allows tests to read what they wrote themselves", () => {
  const text = `${WORDS} const whole = (word: string) => WORDS[word];`;
  assert.deepEqual(brokenRules("packages/engines/src/a.test.ts", text), []);
  assert.deepEqual(brokenRules("apps/api/src/a.ts", text), [RULE]);
});
