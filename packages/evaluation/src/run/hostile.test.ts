import { interviewQuestions } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { expect, it } from "@jest/globals";
import { gradeMeasure } from "../dax/grader.ts";
import type { Grade } from "../result.ts";
import { CODE_PIECES } from "../testing/attacks.ts";
import { gradeMacro } from "../vba/grader.ts";

const questionNamed = (id: string): InterviewQuestion => {
  const match = interviewQuestions.find((question) => question.id === id);
  if (!match) throw new Error(`There is no question ${id}.`);
  return match;
};

function gradeAnswer(id: string, answer: string): Grade {
  const question = questionNamed(id);
  const { exec } = question.rubric;
  if (exec?.kind === "dax") return gradeMeasure(question, exec, answer);
  if (exec?.kind === "vba") return gradeMacro(question, exec, answer);
  throw new Error(`${id} is not run.`);
}

const noteOf = (id: string, answer: string): string => gradeAnswer(id, answer).evidence[0]?.note ?? "";
const macroWith = (line: string) => `Sub Test()\n${line}\nEnd Sub`;
const MACRO = "vba-delete-empty-rows";
const MEASURE = "power-bi-last-three-months";

it.each([
  ["Do\nLoop", "too many steps"],
  ["Do While True\nCells(9, 9) = Cells(9, 9) + 1\nLoop", "too many steps"],
  ["Call Test", "nested too deeply"],
  ['x = String(10000000, "a")', "more cells than a run may have"],
  ['Shell "cmd /c del *.*"', "Shell"],
  ['CreateObject("WScript.Shell").Run "calc"', "CreateObject"],
  ['Application.OnTime Now, "Test"', "OnTime"],
  ['Kill "C:\\*.*"', "Kill"],
  ['Open "C:\\x" For Output As #1', "Open"],
])("stops the macro %j with a reason", (line, reason) => {
  expect(noteOf(MACRO, macroWith(line))).toMatch(new RegExp(reason, "i"));
});

it.each([
  ["A = [A] + 1", "nested too deeply"],
  ["A = [B]\nB = [A]", "nested too deeply"],
  [
    'A = SUMX(CROSSJOIN(ALL(Calendar), SELECTCOLUMNS(ALL(Calendar), "d", Calendar[Date]), SELECTCOLUMNS(ALL(Calendar), "e", Calendar[Date])), 1)',
    "too many",
  ],
  [`A = ${"(".repeat(3000)}1${")".repeat(3000)} + SUM(Sales[Amount])`, "nested too deeply"],
  ['A = REPT("a", 100000000)', "too many"],
  ["A = USERNAME() & [Total Sales]", "USERNAME"],
  ["A = INFO.TABLES()", "INFO.TABLES"],
])("stops the measure %j with a reason", (measure, reason) => {
  expect(noteOf(MEASURE, measure)).toMatch(new RegExp(reason, "i"));
});

it.each(CODE_PIECES)("grades 20,000 characters of %j", (piece) => {
  const answer = piece.repeat(20_000).slice(0, 20_000);
  for (const id of [MACRO, MEASURE]) expect(gradeAnswer(id, answer).score).toBeLessThanOrEqual(3);
});
