import { findInterviewQuestion } from "@dryrun/content/interview/load";
import { expect, it } from "@jest/globals";
import type { Grade } from "../result.ts";
import { gradeMeasure } from "./grader.ts";

function gradeAnswer(id: string, answer: string): Grade {
  const question = findInterviewQuestion(id);
  const exec = question?.rubric.exec;
  if (!question || exec?.kind !== "dax") throw new Error(`${id} has no measure.`);
  return gradeMeasure(question, exec, answer);
}

const RANK = "power-bi-rank-of-branches";
const SHARE = "power-bi-share-of-total";
const share = (filter: string) => `DIVIDE(SUM(Sales[Amount]), CALCULATE(SUM(Sales[Amount]), ${filter}))`;

it.each([
  ["right on everything", SHARE, `Share = ${share("ALL(Sales[Product])")}`, 10],
  ["right as a number up to 100", SHARE, `Share = 100 * ${share("ALL(Sales[Product])")}`, 10],
  ["right as a text of percent", SHARE, `Share = FORMAT(${share("ALL(Sales[Product])")}, "0.0%")`, 9],
  [
    "right except for ties",
    RANK,
    "R = IF(HASONEVALUE(Branches[Branch]), RANKX(ALL(Branches), [Total Sales], , DESC))",
    6,
  ],
  ["right except for the total", RANK, "R = RANKX(ALL(Branches[Branch]), [Total Sales], , DESC, DENSE)", 5],
  ["wrong for ties and the total", RANK, "R = RANKX(ALL(Branches[Branch]), [Total Sales], , DESC)", 4],
  ["wrong with another filter", SHARE, `Share = ${share("ALL(Sales)")}`, 4],
  ["wrong on the sample", SHARE, "Share = SUM(Sales[Amount])", 3],
  ["unrelated", SHARE, "Share = MAX(Sales[OrderDate])", 1],
])("gives a measure that is %s its score", (_, id, answer, score) => {
  expect(gradeAnswer(id, answer).score).toBe(score);
});

it.each([
  ["a measure that is a comment", `// Share = ${share("ALL(Sales[Product])")}`],
  ["a measure with an unknown table", `Share = ${share("ALL(Sales[Product])").replaceAll("Sales", "Orders")}`],
  ["a measure that is not closed", `Share = ${share("ALL(Sales[Product]")}`],
])("gives %s at most 5", (_, answer) => {
  expect(gradeAnswer(SHARE, answer).score).toBeLessThanOrEqual(5);
});

it("flags an unsupported function instead of calling the measure wrong", () => {
  const grade = gradeAnswer(SHARE, `Share = ${share("ALL(Sales[Product])")} + LINESTX(Sales, 1, 2)`);
  expect(grade.flags).toEqual(["engine_unsupported"]);
  expect(grade.confidence).toBeLessThan(0.5);
});

it("grades the measure before the last one if the last one cannot run", () => {
  const answer = `Share = ${share("ALL(Sales[Product])")}\nIn short: Share = DIVIDE(part, whole)`;
  expect(gradeAnswer(SHARE, answer).score).toBe(10);
});

it("shows the data, the expected and the found result, and marks the cells that differ", () => {
  const { counterexample } =
    gradeAnswer(RANK, "R = IF(HASONEVALUE(Branches[Branch]), RANKX(ALL(Branches), [Total Sales], , DESC))")
      .evidence[0] ?? {};
  expect(counterexample).toMatchObject({
    about: "two branches have the same sales",
    tables: [
      { role: "given", name: "Sales" },
      { role: "expected", headers: ["Indore", "Mysuru", "Patna", "Surat"], rows: [[2], [1], [3], [1]] },
      {
        role: "found",
        rows: [[3], [1], [4], [1]],
        marked: [
          [0, 0],
          [2, 0],
        ],
      },
    ],
  });
});

it("shows a 0 as 0 even if it counts as BLANK", () => {
  const [first] = gradeAnswer(SHARE, "Share = ROUND(0.3, 0)").feedback.missing;
  expect(first).toBe("The measure runs, but on the sample data Kurta shows 0, and 0.3445 is expected.");
});
