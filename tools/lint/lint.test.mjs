// Shows each rule of .oxlintrc.json that is our own, or that we set up, refusing something and accepting the right form.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test } from "node:test";

const ROOT = path.resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(path.join(tmpdir(), "lint-"));
after(() => rmSync(folder, { recursive: true }));

const SOURCE = "packages/engines/src/NAME.ts";
const COMPONENT = "apps/student/src/NAME.tsx";
const TEST = "apps/student/src/NAME.test.tsx";
const JOURNEY = "e2e/journeys/NAME.spec.ts";
const WORDS = 'const WORDS: Record<string, string> = { cannot: "can not" };';
const FIND = 'await screen.findByText("Saved");';
const inTest = (text) => `test("a", async () => { ${text} });`;

const [KEY, TIME, IDLE, SLEEP] = ["keys(no-text-key)", "tests(no-time)", "tests(no-network-idle)", "tests(no-sleep)"];
const FAKE = "tests(no-wait-under-fake-timers)";
const LITERAL = "react(jsx-no-literals)";

/** The rule that a file with this text breaks; null if it breaks none. */
const CASES = [
  [KEY, SOURCE, `${WORDS} const whole = (word: string) => WORDS[word] ?? word;`],
  [KEY, SOURCE, `${WORDS} const isKnown = (word: string) => word in WORDS;`],
  [KEY, SOURCE, `${WORDS} const lower = (word: string) => WORDS[\`\${word}s\`];`],
  [KEY, SOURCE, "const A: Readonly<Record<string, number>> = {}; const of = (word: string) => A[word];"],
  [KEY, SOURCE, "const A: { [word: string]: number } = {}; const of = (word: string) => A[word];"],
  [KEY, SOURCE, "const A = {} as Record<string, number>; const of = (word: string) => A[word];"],
  [KEY, SOURCE, "const of = (word: string) => ({ a: 1, b: 2 })[word] ?? 0;"],
  [KEY, SOURCE, 'import { WORDS } from "./words.ts"; const of = (word: string) => WORDS[word];'],
  [KEY, SOURCE, `${WORDS} const of = (word: string) => Object.hasOwn(OTHERS, word) ? WORDS[word] : "";`],
  [null, TEST, `${WORDS} const whole = (word: string) => WORDS[word];`],
  [null, SOURCE, 'const A = new Map([["a", "b"]]); const of = (word: string) => A.get(word);'],
  [null, SOURCE, `${WORDS} const whole = (word: string) => (Object.hasOwn(WORDS, word) ? WORDS[word] : word);`],
  [null, SOURCE, `${WORDS} function of(word: string) { if (Object.hasOwn(WORDS, word)) return WORDS[word]; }`],
  [null, SOURCE, `${WORDS} const is = (word: string) => Object.hasOwn(WORDS, word) && WORDS[word] === "";`],
  [null, SOURCE, `${WORDS} const one = WORDS["cannot"]; const all = Object.entries(WORDS);`],
  [null, SOURCE, 'const A: Record<"a" | "b", string> = { a: "A", b: "B" }; const of = (name: "a" | "b") => A[name];'],
  [null, SOURCE, "const LIST: string[] = []; const of = (at: number) => LIST[at];"],
  [null, SOURCE, "const made: Record<string, number> = {}; for (const name of names) made[name] = 1;"],
  [null, SOURCE, 'import { TYPED } from "./words.ts"; const of = (name: "a") => TYPED[name];'],

  [TIME, TEST, "expect(performance.now() - before).toBeLessThan(200);"],
  [TIME, JOURNEY, "const took = Date.now() - before;"],
  [TIME, TEST, "const took = (new Date() - before) / 1000;"],
  [TIME, TEST, "expect(Math.abs(shown - secondsTo(Date.now()))).toBeLessThan(5);"],
  [TIME, JOURNEY, "const left = (Date.parse(end) - Date.now()) / 1000;"],
  [TIME, TEST, "expect(found).not.toEqual({ at: new Date() });"],
  [TIME, JOURNEY, "await expect.poll(() => at - Date.now()).toBe(0);"],
  [null, COMPONENT, "const took = Date.now() - before;"],
  [null, TEST, "const yesterday = new Date(Date.now() - DAY_MS);"],
  [null, TEST, "const at = (ms) => addMs(new Date(Date.now() - ms), 5);"],
  [null, TEST, 'expect(calls).toBeLessThan(200); expect(at).toEqual(new Date("2026-11-18T06:30:00Z"));'],

  [IDLE, JOURNEY, 'await page.waitForLoadState("networkidle");'],
  [null, JOURNEY, 'await page.waitForLoadState("load");'],
  [SLEEP, JOURNEY, "await new Promise((resolve) => setTimeout(resolve, 100));"],
  [SLEEP, JOURNEY, 'import { setTimeout } from "node:timers/promises";'],
  ["eslint(no-restricted-properties)", JOURNEY, "await page.waitForTimeout(1500);"],
  [null, JOURNEY, "setTimeout(() => server.close(), 100);"],

  [FAKE, TEST, inTest(`jest.useFakeTimers(); ${FIND}`)],
  [FAKE, TEST, `beforeEach(() => { jest.useFakeTimers(); });${inTest(FIND)}`],
  [FAKE, TEST, `beforeEach(() => void jest.useFakeTimers());${inTest("await waitFor(() => look());")}`],
  [null, TEST, inTest(`jest.useFakeTimers(); jest.useRealTimers(); ${FIND}`)],
  [null, TEST, inTest("jest.useFakeTimers(); screen.getByText('Saved');") + inTest(FIND)],
  [null, TEST, `describe("a", () => { beforeEach(() => void jest.useFakeTimers()); });${inTest(FIND)}`],

  [LITERAL, COMPONENT, "const a = <p>Saved</p>;"],
  [LITERAL, COMPONENT, 'const a = <input aria-label="Your name" />;'],
  [null, COMPONENT, 'const a = <p className="small">{messages.saved}: {count}</p>;'],
  [null, TEST, "const a = <p>Saved</p>;"],
];

/** Writes a file into a separate tree. */
function write(file, text) {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

test("oxlint refuses what our rules forbid, and accepts the right forms", () => {
  const settings = JSON.parse(readFileSync(path.join(ROOT, ".oxlintrc.json"), "utf8"));
  const jsPlugins = settings.jsPlugins.map((plugin) => path.join(ROOT, plugin));
  write(".oxlintrc.json", JSON.stringify({ ...settings, $schema: undefined, jsPlugins }));
  write("packages/engines/src/words.ts", `export ${WORDS}\nexport const TYPED = { a: 1 };`);
  const files = CASES.map(([, file], index) => file.replace("NAME", `case-${index}`));
  for (const [index, [, , text]] of CASES.entries()) write(files[index], text);
  const oxlint = path.join(ROOT, "node_modules/.bin/oxlint");
  const { stdout } = spawnSync(oxlint, ["--format=json", "."], { cwd: folder, encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout);
  const rulesOf = (file) => new Set(diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code));
  assert.deepEqual(
    CASES.map(([, , text], index) => [[...rulesOf(files[index])].join(), text]),
    CASES.map(([rule, , text]) => [rule ?? "", text]),
  );
});
