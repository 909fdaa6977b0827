import { interviewQuestions } from "@dryrun/content/interview/load";
import { linear } from "@dryrun/evaluation/linear";
import { describe, expect, it, test } from "@jest/globals";
import { checkSync } from "recheck";
import { expressionsIn } from "./collect.ts";
import { COMPOSED, checkerVersion, composing, expressions, keyOf, readProven } from "./proven.ts";

process.env.RECHECK_SYNC_BACKEND = "pure";

test("all regular expressions take linear time: after a change run `npm run expressions:accept`", () => {
  expect(expressions.length).toBeGreaterThan(100);
  const { checker, safe } = readProven();
  const proven = new Set(safe);
  expect(expressions.filter((one) => !proven.has(keyOf(one)))).toEqual([]);
  expect(safe).toEqual([...new Set(expressions.map(keyOf))].sort());
  expect(checker).toBe(checkerVersion);
});

test("each file that builds an expression at run time is listed here with examples", () => {
  expect(composing).toEqual(Object.keys(COMPOSED).sort());
});

describe("expressions of the question bank", () => {
  const sourcesOf = (value: unknown): string[] => {
    if (typeof value === "string") return value.startsWith("re:") ? [value.slice(3)] : [];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(sourcesOf) : [];
  };

  it("are run by an engine without backtracking, which refuses unsupported ones", () => {
    const sources = interviewQuestions.flatMap(({ rubric }) => sourcesOf(rubric));
    expect(sources.length).toBeGreaterThan(300);
    const refusedSources = sources.filter((source) => {
      try {
        linear(source).test("");
        return false;
      } catch {
        return true;
      }
    });
    expect(refusedSources).toEqual([]);
    expect(() => linear("(a)\\1").test("")).toThrow();
    expect(() => linear("a(?=b)").test("")).toThrow();
  });

  it("end for a text on which a backtracking engine never ends", () => {
    expect(linear("^(a+)+$").test(`${"a".repeat(20_000)}!`)).toBe(false);
  });
});

describe("the search for expressions", () => {
  it("finds literal, called and assembled regular expressions, and recognises one that backtracks exponentially", () => {
    const code =
      "const a = /(x+)+$/u; const b = new RegExp('y*'); const c = RegExp('z', 'g'); const d = new RegExp(name);";
    const expressions = expressionsIn("a.ts", code);
    expect(expressions.literals.map(({ source, flags }) => `/${source}/${flags}`)).toEqual([
      "/(x+)+$/u",
      "/y*/",
      "/z/g",
    ]);
    expect(expressions.composing).toEqual(["a.ts"]);
    expect(expressions.literals.map(({ source, flags }) => checkSync(source, flags).status)).toEqual([
      "vulnerable",
      "safe",
      "safe",
    ]);
  });
});
