import { findInterviewQuestion, interviewQuestions } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { describe, expect, it, test } from "@jest/globals";
import { createEvaluator } from "../evaluator.ts";
import { partsOfQuery, selectsWithoutRows } from "../sql/answer/parts.ts";
import { inProcessEngines } from "../testing/in-process-engines.ts";
import { deadParts, spansAround } from "./dead-parts.ts";

const evaluator = createEvaluator(inProcessEngines());

function questionOf(id: string): InterviewQuestion {
  const question = findInterviewQuestion(id);
  if (!question) throw new Error(id);
  return question;
}

/** Runs a program in a toy language: the result is the text before "#", and "zero * x" is 0. */
const runToyProgram = (program: string) => program.split("#")[0]?.replace(/zero \* \S+/g, "0");
const findDead = (program: string, part: string, replacements: string[][]) => {
  const start = program.indexOf(part);
  return deadParts(program, [{ start, end: start + part.length, replacements: replacements }], [1, 2], runToyProgram);
};

describe("deadParts", () => {
  it("finds a part whose replacement changes no result", () => {
    expect(findDead("a + zero * right", "right", [["1", "2"]])).toEqual([{ start: 11, end: 16 }]);
  });

  it("does not report a part if one replacement changes the result", () => {
    expect(findDead("a + right", "right", [["right", "2"]])).toEqual([]);
  });

  it("tries each list of replacements", () => {
    expect(findDead("a # right", "right", [["#"], ["2"]])).toHaveLength(1);
  });

  it("does not report parts within a dead part", () => {
    const parts = [
      { start: 4, end: 12, replacements: [["1"]] },
      { start: 6, end: 8, replacements: [["1"]] },
    ];
    expect(deadParts("a # one two", parts, [1], runToyProgram)).toEqual([{ start: 4, end: 12 }]);
  });
});

test("spansAround returns the spans before, between and after", () => {
  expect(
    spansAround(
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

describe("partsOfQuery and neverIn", () => {
  const partTexts = (query: string) => partsOfQuery(query).map(({ start, end }) => query.slice(start, end));

  it.each([
    ["a CTE", "WITH a AS (SELECT x FROM t) SELECT 1 FROM t", "SELECT x FROM t"],
    ["an arm", "SELECT 1 UNION ALL SELECT x FROM t ORDER BY 1", "SELECT x FROM t"],
    ["a condition", "SELECT x FROM t WHERE x > 1 ORDER BY x", "WHERE x > 1"],
    ["a joined table", "SELECT x FROM t LEFT JOIN u ON 1 = 0 WHERE x > 1", "LEFT JOIN u ON 1 = 0"],
    ["CASE", "SELECT CASE WHEN x THEN (1) END AS y FROM t", "CASE WHEN x THEN (1) END"],
    ["a window function", "SELECT RANK() OVER (ORDER BY x) FROM t", "RANK() OVER (ORDER BY x)"],
  ])("has %s", (_, query, part) => expect(partTexts(query)).toContain(part));

  const isTrue = (condition: string) => condition === "1 = 1";
  test.each([
    ["SELECT x FROM t WHERE 1 = 0", "SELECT x FROM t WHERE 1 = 0"],
    ["SELECT x FROM t WHERE x > 1 AND FALSE", "SELECT x FROM t WHERE x > 1 AND FALSE"],
    ["SELECT 1 UNION ALL SELECT x FROM t WHERE FALSE", "SELECT x FROM t WHERE FALSE"],
    ["SELECT x FROM t LIMIT 0", "SELECT x FROM t LIMIT 0"],
    ["SELECT x FROM t WHERE 1 = 1", ""],
    ["SELECT x FROM t WHERE x = NULL", ""],
    ["SELECT x FROM t WHERE 1 = 0 OR x > 1", ""],
  ])("include those that never give a row: %s", (query, never) => {
    expect(
      selectsWithoutRows(query, isTrue)
        .map(({ start, end }) => query.slice(start, end))
        .join(),
    ).toBe(never);
  });
});

/** Returns the score of an answer that a change makes from a right one. */
async function scoreOf(id: string, change: (rightAnswer: string) => string): Promise<number> {
  const question = questionOf(id);
  const rightAnswer =
    question.rubric.exemplars.find(({ score, text }) => score === 10 && !text.includes("`"))?.text ?? "";
  expect((await evaluator.evaluate(question, rightAnswer)).score).toBe(10);
  return (await evaluator.evaluate(question, change(rightAnswer))).score;
}

describe("a wrong program earns at most one point if its right parts do not affect the result", () => {
  const idOf = (kind: string) => interviewQuestions.find(({ rubric }) => rubric.exec?.kind === kind)?.id ?? "";
  it.each<[string, (rightAnswer: string) => string]>([
    ["sql", (rightAnswer) => `WITH a AS (${rightAnswer.replace(/;\s*$/, "")}) SELECT * FROM employees`],
    ["sheet", (rightAnswer) => `=IF(1=2,${rightAnswer.replace(/^=/, "")},"no")`],
    ["dax", (rightAnswer) => `Result = VAR x = ${rightAnswer.replace(/^[^=]*=/, "")}\nRETURN 0`],
    ["vba", (rightAnswer) => rightAnswer.replace(/\n/, "\nMsgBox 1\nEnd\n")],
  ])("%s", async (kind, change) => expect(await scoreOf(idOf(kind), change)).toBeLessThanOrEqual(1));
});

it("counts a mistake even if it does not affect the result", async () => {
  const question = questionOf("vba-consolidate-sheets");
  const answer = 'Sub Merge()\nSheets("Pune").Range("A1:C9").Copy\nSheets("Summary").Select\nEnd Sub';
  expect((await evaluator.evaluate(question, answer)).score).toBe(1);
});
