import { expect, it } from "@jest/globals";
import { aGraded } from "../testing.ts";
import { costliestTopics, totalsByCriterion } from "./points.ts";

const judged = (number: number, ...rows: [criterion: string, points: number, maxPoints: number][]) =>
  aGraded(number, {
    rubric: rows.map(([criterion, points, maxPoints]) => ({
      criterion,
      points,
      maxPoints,
      verdict: "partial",
      note: "",
      evidence: null,
      counterexample: null,
    })),
  });
const shown = (...questions: ReturnType<typeof judged>[]) =>
  totalsByCriterion(questions).map(({ criterion, points, maxPoints, lost, numbers }) => [
    criterion,
    `${points}/${maxPoints}`,
    lost,
    numbers.join(),
  ]);

it.each([
  [
    "adds the same criterion up, however it is written",
    [judged(1, ["Joins", 2, 3]), judged(4, ["joins ", 1, 3])],
    [["Joins", "3/6", 3, "1,4"]],
  ],
  [
    "puts the costliest first",
    [judged(1, ["Sorts", 1, 2], ["Groups", 0, 4])],
    [
      ["Groups", "0/4", 4, "1"],
      ["Sorts", "1/2", 1, "1"],
    ],
  ],
  [
    "counts a penalty as what it took",
    [judged(2, ["Works through Select", -1.5, 0])],
    [["Works through Select", "-1.5/0", 1.5, "2"]],
  ],
  [
    "keeps what cost nothing, last",
    [judged(1, ["Met", 3, 3], ["Half", 1.5, 3])],
    [
      ["Half", "1.5/3", 1.5, "1"],
      ["Met", "3/3", 0, "1"],
    ],
  ],
  ["adds fractions without a rest", [judged(1, ["A", 0.1, 1]), judged(2, ["A", 0.2, 1])], [["A", "0.3/2", 1.7, "1,2"]]],
  ["names a question once", [judged(3, ["A", 1, 1], ["A", 0, 1])], [["A", "1/2", 1, "3"]]],
  ["has nothing where nothing was judged", [judged(1)], []],
])("%s", (_, questions, expected) => {
  expect(shown(...questions)).toEqual(expected);
});

it("the topics to practise are the three that cost the most points, without what is full", () => {
  const scores: [string, number][] = [
    ["SQL", 8],
    ["SQL", 3],
    ["Excel", 10],
    ["Power BI", 2],
    ["VBA", 8],
    ["Case", 5],
  ];
  const found = costliestTopics(scores.map(([type, score]) => ({ type: type as "SQL", score })));
  expect(found).toEqual([
    { topic: "SQL", lost: 9, of: 20 },
    { topic: "Power BI", lost: 8, of: 10 },
    { topic: "Case", lost: 5, of: 10 },
  ]);
});
