import { expect, it } from "@jest/globals";
import { compareRates } from "./impact.ts";

const group = (name: string, selected: number, people = 100) => ({ name, selected, people });

it("compares each group with the highest rate, and marks those under four fifths of it", () => {
  const compared = compareRates([group("a", 39), group("b", 50), group("c", 40), group("d", 0)]);
  expect(compared?.highest).toEqual({ name: "b", rate: 0.5 });
  expect(compared?.groups.map(({ name, ratio, isLow }) => [name, ratio, isLow])).toEqual([
    ["a", 0.78, true],
    ["b", 1, false],
    ["c", 0.8, false],
    ["d", 0, true],
  ]);
});

it("does not round a lower ratio up to four fifths", () => {
  const compared = compareRates([group("a", 500, 1000), group("b", 3999, 10_000)]);
  expect(compared?.groups[1]?.isLow).toBe(true);
});

it.each([
  ["no group", []],
  ["one group", [group("a", 10)]],
  ["nobody selected", [group("a", 0), group("b", 0)]],
])("compares nothing with %s", (_, groups) => expect(compareRates(groups)).toBeNull());
