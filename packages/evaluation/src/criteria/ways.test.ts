import type { MatchWay } from "@dryrun/content/interview/question";
import { describe, expect, it, test } from "@jest/globals";
import { readStances } from "../language/read.ts";
import { tokenize } from "../language/tokens.ts";
import { findWay, isOneEdit } from "./ways.ts";

const strength = (ways: MatchWay[], text: string) =>
  findWay(ways, text, readStances(tokenize(text)).sentences)?.strength ?? null;
const way: MatchWay = { all: [["median"], ["typical", "middle*"]] };

describe("a match way", () => {
  test.each<[string, "full" | "half" | null]>([
    ["The median shows the typical salary.", "full"],
    ["MEDIAN is in the middlemost place", "full"],
    ["The medain is typical.", "full"],
    ["I take the median. It is typical.", "half"],
    ["I take the median. I like charts. It is typical.", null],
    ["It is typical.", null],
    ["I would not report the median as typical.", null],
    ["The mean is typical, not the median.", null],
    ["Do not take the mean, but take the median because it is typical.", "full"],
    ["Not only the median is typical.", "full"],
    ["Use the median instead of the mean; it is typical.", "full"],
  ])("%s: %s", (text, expected) => {
    expect(strength([way], text)).toBe(expected);
  });

  it("counts a negated word if the way is not negatable, but never a denied word", () => {
    const notNegatable: MatchWay = { all: [["significant"]], negatable: false };
    expect(strength([notNegatable], "The result is not significant.")).toBe("full");
    expect(strength([notNegatable], "None of the following is true. The result is significant.")).toBeNull();
  });

  it("finds parts of code on different lines if its scope is the answer", () => {
    const code: MatchWay = { all: [["re:group\\s+by"], ["re:sum\\s*\\("]], scope: "answer" };
    expect(strength([code], "SELECT SUM(x)\nFROM t\nGROUP BY\n  city")).toBe("full");
  });

  it("skips an article within a phrase", () => {
    expect(strength([{ all: [["remove filter"]] }], "I remove the filter here")).toBe("full");
  });
});

test.each([
  ["median", "medain", true],
  ["median", "medians", true],
  ["median", "medan", true],
  ["median", "medium", false],
  ["median", "median", true],
])("%s and %s differ by at most one edit: %s", (a, b, expected) => {
  expect(isOneEdit(a, b)).toBe(expected);
});
