import { describe, expect, it } from "@jest/globals";
import { aDrill } from "../../../testing/fixtures.ts";
import { compareWithBefore, nextFamily } from "./before-and-after.ts";
import { aGradedAnswer } from "./testing/answered.ts";

const at = "2026-11-19T10:00:00.000Z";
const criterion = (name: string, points: number) => ({ criterion: name, points, maxPoints: 10 });
const results = [
  aGradedAnswer(1, { score: 9 }),
  aGradedAnswer(2, { score: 4 }),
  aGradedAnswer(3, { score: 5, family: "weak" }),
];

describe("before and after", () => {
  it("compares a family's question with its last result by criterion, ignoring case and spaces", () => {
    const before = { kind: "interview", id: "i", at, percent: 30, rubric: [criterion("names the CITY ", 3)] } as const;
    const compared = compareWithBefore(
      aDrill({ family: "family-1", before: { ...before, rubric: [...before.rubric] } }),
      results,
    );
    expect(compared).toMatchObject({ before: 30, now: 90, isFamily: true });
    expect(compared.criteria).toEqual([
      { criterion: "Names the city", before: criterion("names the CITY ", 3), now: { points: 7.5, maxPoints: 10 } },
    ]);
  });

  it("skips an answer that could not be assessed, also when choosing what to practise next", () => {
    const missed = aGradedAnswer(1, { score: 0, assessed: false });
    const compared = compareWithBefore(aDrill({ family: "family-1", before: null }), [missed, ...results.slice(1)]);
    expect(compared).toMatchObject({ before: null, now: 45, isFamily: false });
    expect(compareWithBefore(aDrill(), [missed]).now).toBeNull();
    expect(nextFamily([missed, aGradedAnswer(2, { score: 9 })])).toBeUndefined();
  });

  it("skips a criterion that only one of the two results has", () => {
    const before = { kind: "drill", id: "d", at, percent: 30, rubric: [criterion("Something else", 3)] } as const;
    const compared = compareWithBefore(
      aDrill({ family: "family-1", before: { ...before, rubric: [...before.rubric] } }),
      results,
    );
    expect(compared.criteria).toEqual([]);
    expect(compared.isFamily).toBe(true);
  });

  it("compares a topic with the average of all answers", () => {
    const before = { kind: "quiz", id: "q", at, percent: 33, rubric: [] } as const;
    expect(compareWithBefore(aDrill({ before: { ...before, rubric: [] } }), results)).toEqual({
      before: 33,
      now: 60,
      isFamily: false,
      criteria: [],
    });
  });

  it("has no earlier score if nothing was graded before", () => {
    expect(compareWithBefore(aDrill(), results)).toMatchObject({ before: null, now: 60 });
  });
});

it.each([
  ["the weakest family", [9, 4, 6], "family-2"],
  ["other questions of the topic, where none was weak", [9, 7, 8], undefined],
  ["a family just below good", [9, 6.9, 8], "family-2"],
])("next practises %s", (_, scores, family) => {
  expect(nextFamily(scores.map((score, index) => aGradedAnswer(index + 1, { score })))).toBe(family);
});
