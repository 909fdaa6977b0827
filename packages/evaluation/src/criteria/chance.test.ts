import { describe, expect, it } from "@jest/globals";
import { chanceOf, evidenceOf, fittedChance, type Signs } from "./chance.ts";

const { metFrom, partlyFrom } = fittedChance();

const unlike = { start: 0, end: 1, stretch: -5, sentence: -5, answer: -5, near: 0, nearWrong: 0 };
const chance = (known: number, way: Signs["way"], fit: Signs["fit"] = unlike) => chanceOf({ way, known, fit });

describe("the chance that a criterion is met", () => {
  it("is decided by the ways alone without learners' sentences", () => {
    expect([chance(0, "full", undefined), chance(0, "half", undefined), chance(0, null, undefined)]).toEqual([
      1, 0.5, 0,
    ]);
  });

  it("lets a way say less by itself the more sentences the model knows, and nothing beside enough", () => {
    expect([1, 7, 11, 33].map((known) => chance(known, "full") >= metFrom)).toEqual([true, true, false, false]);
    expect([7, 11, 14, 33].map((known) => chance(known, "full") >= partlyFrom)).toEqual([true, true, false, false]);
    expect([3, 7, 33].map((known) => chance(known, "half") >= partlyFrom)).toEqual([true, false, false]);
  });

  it("takes a way as a sign beside what learners say, a whole one for more than half a one", () => {
    const near = { ...unlike, stretch: -1, sentence: -1, near: 0.1 };
    const chances = ([null, "half", "full"] as const).map((way) => chance(33, way, near));
    expect(chances).toEqual([...chances].sort((a, b) => a - b));
    expect(new Set(chances).size).toBe(chances.length);
  });

  it("finds what is like known sentences likelier than what is not", () => {
    expect(chance(33, null, { ...unlike, near: 0.3 })).toBeGreaterThan(chance(33, null, unlike));
  });

  it("trusts the same score more where the model knows fewer sentences", () => {
    const near = { ...unlike, stretch: 0, sentence: 0 };
    const chances = [5, 9, 19, 33].map((known) => chance(known, null, near));
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(new Set(chances).size).toBe(chances.length);
    expect(chance(1, null, near)).toBe(chance(5, null, near));
  });

  it("finds nothing where neither sign is", () => {
    expect(chance(9, null)).toBeLessThan(partlyFrom);
  });

  it("needs less of a sentence to a new criterion where the answer is about it, and nothing else of one that is known", () => {
    const said = { ...unlike, stretch: 0, sentence: 0, near: 0.2 };
    const about = { ...said, answer: 2 };
    expect(chance(25, null, about)).toBeGreaterThan(chance(50, null, about) + 0.2);
    expect(chance(25, null, said)).toBeLessThan(chance(25, null, about) - 0.3);
    expect(evidenceOf({ way: null, known: 50, fit: about })).toMatchObject({ isNew: 0, answerIfNew: 0 });
  });
});
