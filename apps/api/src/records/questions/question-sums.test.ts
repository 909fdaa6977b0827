import { NO_SUMS } from "@dryrun/domain/admin/interview-questions/statistics";
import type { QuestionResult, ResultFlag } from "@dryrun/evaluation/result";
import { expect, test } from "@jest/globals";
import { sumsOf } from "./question-sums.ts";

const result = (score: number, ...flags: ResultFlag[]): QuestionResult => ({
  score,
  flags,
  confidence: 1,
  evaluator: "scripted/1",
  rubricVersion: 1,
  evidence: [],
  feedback: { good: [], missing: [], next: "" },
});

test("adds the points of each question and of the others, in half points", () => {
  expect(
    sumsOf([
      { questionId: "a", result: result(2.5) },
      { questionId: "b", result: result(4) },
    ]),
  ).toEqual([
    { ...NO_SUMS, questionId: "a", uses: 1, points: 5, pointsSquares: 25, rest: 8, restSquares: 64, products: 40 },
    { ...NO_SUMS, questionId: "b", uses: 1, points: 8, pointsSquares: 64, rest: 5, restSquares: 25, products: 40 },
  ]);
});

test("counts flags of the answer but not of the grader, and no points for an answer that was not assessed", () => {
  expect(
    sumsOf([
      { questionId: "a", result: result(4, "injection") },
      { questionId: "a", result: result(6, "engine_unsupported") },
      { questionId: "b", result: result(0, "not_assessed") },
    ]).map(({ questionId, uses, flagged, notAssessed, points }) => [questionId, uses, flagged, notAssessed, points]),
  ).toEqual([
    ["a", 2, 1, 0, 20],
    ["b", 1, 0, 1, 0],
  ]);
});
