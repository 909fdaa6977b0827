import { describe, expect, it } from "@jest/globals";
import { chanceOf, type Signs } from "./chance.ts";

const MET_FROM = 0.6;
const PARTLY_FROM = 0.4;
const unlike = { start: 0, end: 1, stretch: -5, sentence: -5 };
const chance = (known: number, way: Signs["way"], learned: Signs["learned"] = unlike) =>
  chanceOf({ way, known, learned });

describe("the chance that a criterion is met", () => {
  it("is decided by the ways alone without learners' sentences", () => {
    expect([chance(0, "full", undefined), chance(0, "half", undefined), chance(0, null, undefined)]).toEqual([
      1, 0.5, 0,
    ]);
  });

  it("keeps a full way whole beside a model of few sentences, and at least a part beside any", () => {
    expect(chance(9, "full")).toBeGreaterThanOrEqual(MET_FROM);
    expect(chance(33, "full")).toBeLessThan(MET_FROM);
    expect(chance(33, "full")).toBeGreaterThanOrEqual(PARTLY_FROM);
  });

  it("keeps half a way a part beside a model of few sentences only", () => {
    expect(chance(9, "half")).toBeGreaterThanOrEqual(PARTLY_FROM);
    expect(chance(33, "half")).toBeLessThan(PARTLY_FROM);
  });

  it("trusts the same score more where the model knows fewer sentences", () => {
    const near = { ...unlike, stretch: 0, sentence: 0 };
    const chances = [5, 9, 19, 33].map((known) => chance(known, null, near));
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(new Set(chances).size).toBe(chances.length);
    expect(chance(1, null, near)).toBe(chance(5, null, near));
  });

  it("finds nothing where neither sign is", () => {
    expect(chance(9, null)).toBeLessThan(PARTLY_FROM);
  });
});
