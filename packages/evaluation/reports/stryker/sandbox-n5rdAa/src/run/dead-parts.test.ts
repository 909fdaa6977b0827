import { findInterviewQuestion, interviewQuestions } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { describe, expect, it, test } from "@jest/globals";
import { createEvaluator } from "../evaluator.ts";
import { neverIn, partsOfQuery } from "../sql/answer/parts.ts";
import { inProcessEngines } from "../testing/in-process-engines.ts";
import { around, deadParts } from "./dead-parts.ts";

const evaluator = createEvaluator(inProcessEngines());

function questionOf(id: string): InterviewQuestion {
  const question = findInterviewQuestion(id);
  if (!question) throw new Error(id);
  return question;
}

/** A toy language: what is before "#" is shown, and "zero * x" is 0. */
const shown = (program: string) => program.split("#")[0]?.replace(/zero \* \S+/g, "0");
const dead = (program: string, part: string, instead: string[][]) => {
  const start = program.indexOf(part);
  return deadParts(program, [{ start, end: start + part.length, instead }], [1, 2], shown);
};

describe("deadParts", () => {
  it("finds what another value changes nowhere", () => {
    expect(dead("a + zero * right", "right", [["1", "2"]])).toEqual([{ start: 11, end: 16 }]);
  });

  it("keeps what one of the other values changes", () => {
    expect(dead("a + right", "right", [["right", "2"]])).toEqual([]);
  });

  it("takes one list of values after the other", () => {
    expect(dead("a # right", "right", [["#"], ["2"]])).toHaveLength(1);
  });

  it("leaves the parts of a dead part out", () => {
    const parts = [
      { start: 4, end: 12, instead: [["1"]] },
      { start: 6, end: 8, instead: [["1"]] },
    ];
    expect(deadParts("a # one two", parts, [1], shown)).toEqual([{ start: 4, end: 12 }]);
  });
});

test("around finds what is before, between and after", () => {
  expect(
    around(
      [
        { start: 6, end: 8 },
        { start: 2, end: 4 },
      ],
      "0123456789",
    ),
  ).toEqual([
    { start: 0, end: 2 },
    { start: 4, end: 6 },
    { start: 8, end: 10 },
  ]);
});

describe("the parts of a query", () => {
  const texts = (query: string) => partsOfQuery(query).map(({ start, end }) => query.slice(start, end));

  it.each([
    ["a CTE", "WITH a AS (SELECT x FROM t) SELECT 1 FROM t", "SELECT x FROM t"],
    ["an arm", "SELECT 1 UNION ALL SELECT x FROM t ORDER BY 1", "SELECT x FROM t"],
    ["a condition", "SELECT x FROM t WHERE x > 1 ORDER BY x", "WHERE x > 1"],
    ["a joined table", "SELECT x FROM t LEFT JOIN u ON 1 = 0 WHERE x > 1", "LEFT JOIN u ON 1 = 0"],
    ["CASE", "SELECT CASE WHEN x THEN (1) END AS y FROM t", "CASE WHEN x THEN (1) END"],
    ["a window function", "SELECT RANK() OVER (ORDER BY x) FROM t", "RANK() OVER (ORDER BY x)"],
  ])("has %s", (_, query, part) => expect(texts(query)).toContain(part));

  const isTrue = (condition: string) => condition === "1 = 1";
  test.each([
    ["SELECT x FROM t WHERE 1 = 0", "SELECT x FROM t WHERE 1 = 0"],
    ["SELECT x FROM t WHERE x > 1 AND FALSE", "SELECT x FROM t WHERE x > 1 AND FALSE"],
    ["SELECT 1 UNION ALL SELECT x FROM t WHERE FALSE", "SELECT x FROM t WHERE FALSE"],
    ["SELECT x FROM t LIMIT 0", "SELECT x FROM t LIMIT 0"],
    ["SELECT x FROM t WHERE 1 = 1", ""],
    ["SELECT x FROM t WHERE x = NULL", ""],
    ["SELECT x FROM t WHERE 1 = 0 OR x > 1", ""],
  ])("that never give a row: %s", (query, never) => {
    expect(
      neverIn(query, isTrue)
        .map(({ start, end }) => query.slice(start, end))
        .join(),
    ).toBe(never);
  });
});

/** What a program around a right one earns. */
async function scoreOf(id: string, around: (right: string) => string): Promise<number> {
  const question = questionOf(id);
  const right = question.rubric.exemplars.find(({ score, text }) => score === 10 && !text.includes("`"))?.text ?? "";
  expect((await evaluator.evaluate(question, right)).score).toBe(10);
  return (await evaluator.evaluate(question, around(right))).score;
}

describe("a wrong program earns at most a point where nothing right in it reaches the result", () => {
  const idOf = (kind: string) => interviewQuestions.find(({ rubric }) => rubric.exec?.kind === kind)?.id ?? "";
  it.each<[string, (right: string) => string]>([
    ["sql", (right) => `WITH a AS (${right.replace(/;\s*$/, "")}) SELECT * FROM employees`],
    ["sheet", (right) => `=IF(1=2,${right.replace(/^=/, "")},"no")`],
    ["dax", (right) => `Result = VAR x = ${right.replace(/^[^=]*=/, "")}\nRETURN 0`],
    ["vba", (right) => right.replace(/\n/, "\nMsgBox 1\nEnd\n")],
  ])("%s", async (kind, make) => expect(await scoreOf(idOf(kind), make)).toBeLessThanOrEqual(1));
});

it("counts a mistake also where it does not reach the result", async () => {
  const question = questionOf("vba-consolidate-sheets");
  const answer = 'Sub Merge()\nSheets("Pune").Range("A1:C9").Copy\nSheets("Summary").Select\nEnd Sub';
  expect((await evaluator.evaluate(question, answer)).score).toBe(1);
});
