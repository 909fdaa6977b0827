import { expect, it } from "@jest/globals";
import type { Score } from "./limits.ts";
import { summarise } from "./summary.ts";

const card = (overall: Score, sql: Score | null) => ({
  overall,
  scores: [{ criterion: "sql", score: sql, note: "" }],
});

it.each<[Score[], number, boolean]>([
  [[4], 4, false],
  [[2, 3], 2.5, false],
  [[1, 3], 2, true],
  [[2, 4, 4], 3.3, true],
  [[3, 4, 4], 3.7, false],
])("scores of a criterion %j have the mean %d and disagree: %s", (scores, mean, disagrees) => {
  const [sql] = summarise(
    ["sql"],
    scores.map((score) => card(3, score)),
  ).criteria;
  expect(sql).toMatchObject({ mean, disagrees });
});

it.each<[Score[], boolean]>([
  [[1, 2], false],
  [[3, 4], false],
  [[2, 3], true],
])("recommendations %j disagree: %s", (overall, disagrees) =>
  expect(
    summarise(
      [],
      overall.map((one) => card(one, null)),
    ).overall.disagrees,
  ).toBe(disagrees),
);

it("counts only who saw a criterion", () => {
  expect(summarise(["sql", "vba"], [card(3, null), card(4, 2), card(4, 2)])).toEqual({
    people: 3,
    criteria: [
      { criterion: "sql", counts: [{ score: 2, people: 2 }], mean: 2, disagrees: false },
      { criterion: "vba", counts: [], mean: null, disagrees: false },
    ],
    overall: {
      counts: [
        { score: 3, people: 1 },
        { score: 4, people: 2 },
      ],
      mean: 3.7,
      disagrees: false,
    },
  });
});
