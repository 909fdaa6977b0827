import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { linear } from "@dryrun/evaluation/linear";
import { describe, expect, it, test } from "@jest/globals";
import { checkSync } from "recheck";
import { collectExpressions, type Expression, expressionsIn } from "./collect.ts";

process.env.RECHECK_SYNC_BACKEND = "pure";
const { version } = createRequire(import.meta.url)("recheck/package.json");
const TIMEOUT_MS = 60_000;

/** Files that build an expression at run time, with one example of each kind. */
const COMPOSED: Record<string, Expression["source"][]> = {
  "packages/content/src/interview/family.ts": [
    String.raw`(?<=^|\\[bBdDsSwW]|[^\p{L}\p{N}_\\])(?<!\d[.,])(?:customers|customer)(?![\p{L}\p{N}_]|[.,]\d)`,
  ],
  "packages/domain/src/certificates/certificate-id.ts": ["^[2-9A-Z]{5}-[2-9A-Z]{5}$"],
  "packages/domain/src/fields.ts": ["[\\0\\p{Surrogate}]"],
  "packages/rich-text/src/allowed-html.ts": ["\\S{200}(?=\\S)"],
};
/** Flags of expressions, besides the global and sticky ones, which do not affect the check. */
const FLAGS: Record<string, string> = {
  "packages/content/src/interview/family.ts": "iu",
  "packages/domain/src/fields.ts": "u",
};

/**
 * The expressions that this version of the checker found safe, which takes it minutes: the test checks the others, and adds those
 * that are safe.
 */
const SAFE = path.join(import.meta.dirname, "safe-expressions.json");
const known: { checker: string; safe: string[] } = JSON.parse(readFileSync(SAFE, "utf8"));
const isKnown = new Set(known.checker === version ? known.safe : []);
const keyOf = ({ source, flags }: Pick<Expression, "source" | "flags">) => `/${source}/${flags}`;

/** `safe`, or why not: an expression that the checker cannot decide counts as vulnerable. */
const verdictOn = (one: Pick<Expression, "source" | "flags">): string =>
  isKnown.has(keyOf(one)) ? "safe" : checkSync(one.source, one.flags, { timeout: TIMEOUT_MS }).status;

const { literals, composing } = collectExpressions();

test("every regular expression takes time in proportion to the text", () => {
  const composed = Object.entries(COMPOSED).flatMap(([file, sources]) =>
    sources.map((source) => ({ source, flags: FLAGS[file] ?? "", file })),
  );
  expect(literals.length).toBeGreaterThan(100);
  const checked = [...literals, ...composed].map((one) => ({ ...one, verdict: verdictOn(one) }));
  const safe = [...new Set(checked.filter(({ verdict }) => verdict === "safe").map(keyOf))].sort();
  if (!process.env.CI) writeFileSync(SAFE, `${JSON.stringify({ checker: version, safe }, null, 2)}\n`);
  expect(checked.filter(({ verdict }) => verdict !== "safe")).toEqual([]);
}, 300_000);

test("a file that puts an expression together says here what comes out", () => {
  expect(composing).toEqual(Object.keys(COMPOSED).sort());
});

describe("expressions of the question bank", () => {
  const sourcesOf = (value: unknown): string[] => {
    if (typeof value === "string") return value.startsWith("re:") ? [value.slice(3)] : [];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(sourcesOf) : [];
  };

  it("are run by an engine that does not backtrack, which refuses what it cannot do", () => {
    const sources = interviewQuestions.flatMap(({ rubric }) => sourcesOf(rubric));
    expect(sources.length).toBeGreaterThan(300);
    const refused = sources.filter((source) => {
      try {
        linear(source).test("");
        return false;
      } catch {
        return true;
      }
    });
    expect(refused).toEqual([]);
    expect(() => linear("(a)\\1").test("")).toThrow();
    expect(() => linear("a(?=b)").test("")).toThrow();
  });

  it("end for the text that takes a backtracking engine for ever", () => {
    expect(linear("^(a+)+$").test(`${"a".repeat(20_000)}!`)).toBe(false);
  });
});

describe("the search itself", () => {
  it("finds literals, calls and composed expressions, and knows a bad one", () => {
    const code =
      "const a = /(x+)+$/u; const b = new RegExp('y*'); const c = RegExp('z', 'g'); const d = new RegExp(name);";
    const found = expressionsIn("a.ts", code);
    expect(found.literals.map(({ source, flags }) => `/${source}/${flags}`)).toEqual(["/(x+)+$/u", "/y*/", "/z/g"]);
    expect(found.composing).toEqual(["a.ts"]);
    expect(found.literals.map(verdictOn)).toEqual(["vulnerable", "safe", "safe"]);
  });
});
