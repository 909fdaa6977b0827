import { describe, expect, it } from "@jest/globals";
import { chanceOf, evidenceOf, fittedChance, type Signs } from "./chance.ts";

const { metFrom, partlyFrom } = fittedChance();

const dissimilarFit = { start: 0, end: 1, stretch: -5, sentence: -5, answer: -5, similarity: 0, wrongSimilarity: 0 };
const chance = (textCount: number, way: Signs["way"], fit: Signs["fit"] = dissimilarFit) =>
  chanceOf({ way, textCount, fit });

describe("the chance that a criterion is met", () => {
  it("depends only on the rubric's phrases if there are no training texts", () => {
    expect([chance(0, "full", undefined), chance(0, "half", undefined), chance(0, null, undefined)]).toEqual([
      1, 0.5, 0,
    ]);
  });

  it("trusts the rubric's phrases less the more training texts there are, and not at all with enough of them", () => {
    expect([1, 7, 11, 33].map((count) => chance(count, "full") >= metFrom)).toEqual([true, true, false, false]);
    expect([7, 11, 14, 33].map((count) => chance(count, "full") >= partlyFrom)).toEqual([true, true, false, false]);
    expect([3, 7, 33].map((count) => chance(count, "half") >= partlyFrom)).toEqual([true, false, false]);
  });

  it("rises with the rubric's phrases even if there are training texts, more with a full match than with half a one", () => {
    const similarFit = { ...dissimilarFit, stretch: -1, sentence: -1, similarity: 0.1 };
    const chances = ([null, "half", "full"] as const).map((way) => chance(33, way, similarFit));
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect(new Set(chances).size).toBe(chances.length);
  });

  it("is higher for a text similar to training sentences", () => {
    expect(chance(33, null, { ...dissimilarFit, similarity: 0.3 })).toBeGreaterThan(chance(33, null, dissimilarFit));
  });

  it("is higher for the same score if there are fewer training texts", () => {
    const similarFit = { ...dissimilarFit, stretch: 0, sentence: 0 };
    const chances = [5, 9, 19, 33].map((count) => chance(count, null, similarFit));
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(new Set(chances).size).toBe(chances.length);
    expect(chance(1, null, similarFit)).toBe(chance(5, null, similarFit));
  });

  it("is low without phrases and without similarity", () => {
    expect(chance(9, null)).toBeLessThan(partlyFrom);
  });

  it("counts the whole answer for a criterion with few texts, and only sentences for one with many", () => {
    const sentenceFit = { ...dissimilarFit, stretch: 0, sentence: 0, similarity: 0.2 };
    const onTopicFit = { ...sentenceFit, answer: 2 };
    expect(chance(25, null, onTopicFit)).toBeGreaterThan(chance(50, null, onTopicFit) + 0.2);
    expect(chance(25, null, sentenceFit)).toBeLessThan(chance(25, null, onTopicFit) - 0.3);
    expect(evidenceOf({ way: null, textCount: 50, fit: onTopicFit })).toMatchObject({ isNew: 0, answerIfNew: 0 });
  });
});
