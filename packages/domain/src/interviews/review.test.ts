import { expect, test } from "@jest/globals";
import type { Decision } from "./limits.ts";
import { decisionOf, refusalToAskReview, reviewedResult, wholeScore } from "./review.ts";

const at = new Date("2026-11-20T10:00:00Z");
const tenOf = (score: number) => Array.from({ length: 10 }, (_, index) => ({ number: index + 1, score }));

test.each([
  { evaluatedAt: null, score: null, answersDeletedAt: null, reviewAskedAt: null, refusal: "NOT_REVIEWABLE" },
  { evaluatedAt: at, score: null, answersDeletedAt: null, reviewAskedAt: null, refusal: "NOT_REVIEWABLE" },
  { evaluatedAt: at, score: 50, answersDeletedAt: at, reviewAskedAt: null, refusal: "NOT_REVIEWABLE" },
  { evaluatedAt: at, score: 50, answersDeletedAt: null, reviewAskedAt: null, refusal: null },
  { evaluatedAt: at, score: 50, answersDeletedAt: null, reviewAskedAt: at, refusal: "REVIEW_ASKED" },
])(
  "evaluated $evaluatedAt, score $score, answers deleted $answersDeletedAt, requested $reviewAskedAt: answers $refusal",
  ({ refusal, ...session }) => {
    expect(refusalToAskReview(session)).toBe(refusal);
  },
);

test.each<[number, Decision]>([
  [100, "Pass"],
  [70, "Pass"],
  [69, "Review"],
  [40, "Review"],
  [39, "Rejected"],
  [0, "Rejected"],
])("decides %d out of 100 as %s", (score, decision) => {
  expect(decisionOf(score)).toBe(decision);
});

test("rounds the sum down", () => {
  expect(wholeScore([...tenOf(6.5).slice(1), { number: 1, score: 7 }])).toBe(65);
});

test.each<{
  when: string;
  before: Decision;
  questions: number;
  given: [number, number][];
  score: number;
  decision: Decision;
}>([
  { when: "nothing is given", before: "Rejected", questions: 3.5, given: [], score: 35, decision: "Rejected" },
  {
    when: "a question is raised",
    before: "Rejected",
    questions: 3.5,
    given: [[1, 8.5]],
    score: 40,
    decision: "Review",
  },
  { when: "one would be lowered", before: "Review", questions: 4, given: [[2, 0]], score: 40, decision: "Review" },
  {
    when: "it reaches a pass",
    before: "Review",
    questions: 6.5,
    given: [
      [1, 10],
      [2, 8],
    ],
    score: 70,
    decision: "Pass",
  },
  {
    when: "the whole was in doubt and stays",
    before: "Review",
    questions: 3.5,
    given: [],
    score: 35,
    decision: "Review",
  },
  { when: "a steered answer was read", before: "Review", questions: 7.5, given: [], score: 75, decision: "Pass" },
])("changes $before to $decision when $when", ({ before, questions, given, score, decision }) => {
  const scores = given.map(([number, raised]) => ({ number, score: raised }));
  const result = reviewedResult(tenOf(questions), scores, before);
  expect([result.score, result.decision]).toEqual([score, decision]);
  expect(result.questions.every((question) => question.score >= questions)).toBe(true);
});
