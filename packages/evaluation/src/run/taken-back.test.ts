import { describe, expect, test } from "@jest/globals";
import type { RunVerdict } from "./run-verdict.ts";
import { applyRetraction } from "./taken-back.ts";

const QUERY = "SELECT city, COUNT(*) FROM orders GROUP BY city";

/** Returns the verdict on a program between these texts, or "taken back" if a right program is marked so. */
function verdictOn(before: string, after: string, is: "right" | "wrong" = "right"): RunVerdict["is"] | "taken back" {
  const answer = `${before}\n${QUERY}\n${after}`;
  const quote = { start: before.length + 1, end: before.length + 1 + QUERY.length, text: QUERY };
  const run: RunVerdict =
    is === "right" ? { is, quote, sets: 1 } : { is, quote, on: "sample", because: "a row is missing" };
  const verdict = applyRetraction(run, answer, [quote]);
  return verdict.is === "right" && verdict.isTakenBack ? "taken back" : verdict.is;
}

describe("a program that the words around it take back is marked if it is right, and earns nothing if it is wrong", () => {
  test.each([
    ["I would not do this, it would be wrong:", ""],
    ["This query would be wrong:", "It gives wrong results."],
    ["", "This is wrong."],
    ["", "I would not do this."],
    ["", "Forget all of that, it is wrong."],
    ["Never write it like this:", ""],
    ["The following is incorrect.", ""],
    ["My colleague wrote this, but it is wrong:", ""],
    ["", "But this is not the right answer."],
    ["Ye galat hai:", ""],
    ["One should not write:", ""],
    ["", "This formula gives the wrong result, never use it."],
    ["", "This macro is wrong and I would never run it."],
  ])("%s … %s", (before, after) => {
    expect(verdictOn(before, after)).toBe("taken back");
    expect(verdictOn(before, after, "wrong")).toBe("idle");
  });
});

describe("other words around a program do not change its verdict", () => {
  test.each([
    ["Here is the query:", ""],
    ["I would use this:", "It is right because each row is counted once."],
    ["Without the filter it would be wrong, so:", ""],
    ["INNER JOIN would be wrong here because it drops customers without orders.", ""],
    ["", "I did not use INNER JOIN, because it would drop rows."],
    ["", "COUNT(*) would be wrong here."],
    ["Do not use = NULL, which is never true.", ""],
    ["", "Note that this does not handle ties."],
    ["Not sure about the syntax, but:", ""],
    ["", "If the column were text this would be wrong."],
    ["", "The common mistake is to filter in WHERE, which is wrong."],
    ["Using WHERE instead of HAVING is wrong.", ""],
    ["No loop is needed:", ""],
    ["Another way:", ""],
    ["", "Otherwise, this would be wrong."],
    ["", "It gives wrong results if a city is NULL, but none is."],
    ["", "It gives the wrong total only where a row is repeated."],
    ["", "Never use SELECT * in production."],
    ["It won't work without the sort:", ""],
    ["", "I am not sure but I think it is correct."],
    ["", "It is not wrong at all."],
    ["", "It may not be the best way."],
  ])("%s … %s", (before, after) => {
    expect(verdictOn(before, after)).toBe("right");
    expect(verdictOn(before, after, "wrong")).toBe("wrong");
  });
});
