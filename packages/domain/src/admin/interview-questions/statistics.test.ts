import { describe, expect, test } from "@jest/globals";
import {
  byAttention,
  NO_SUMS,
  type QuestionStatistics,
  type QuestionSums,
  questionStatistics,
  USES_NEEDED,
} from "./statistics.ts";

/** An answer: its score (null: not assessed) and the sum of the other scores of the interview. */
type Answer = readonly [score: number | null, rest: number];

function sumsOf(answers: readonly Answer[], more: Partial<QuestionSums> = {}): QuestionSums {
  const assessed = answers.flatMap(([score, rest]) => (score === null ? [] : [[2 * score, 2 * rest] as const]));
  const sum = (of: (points: number, rest: number) => number) => assessed.reduce((total, one) => total + of(...one), 0);
  return {
    ...NO_SUMS,
    uses: answers.length,
    notAssessed: answers.length - assessed.length,
    points: sum((points) => points),
    pointsSquares: sum((points) => points ** 2),
    rest: sum((_, rest) => rest),
    restSquares: sum((_, rest) => rest ** 2),
    products: sum((points, rest) => points * rest),
    ...more,
  };
}
const times = (count: number, of: (index: number) => Answer) => Array.from({ length: count }, (_, at) => of(at));
const concernsOf = (answers: readonly Answer[], more?: Partial<QuestionSums>) =>
  questionStatistics(sumsOf(answers, more)).concerns;
/** Scores from 3 to 7 that follow the rest of the interview, as of a good question. */
const good = (at: number): Answer => [3 + (at % 9) / 2, 30 + (at % 9) * 5];

describe("mean, spread and discrimination", () => {
  test("exclude answers that could not be assessed", () => {
    const { uses, mean, spread } = questionStatistics(
      sumsOf([
        [4, 40],
        [8, 60],
        [null, 50],
      ]),
    );
    expect([uses, mean, spread]).toEqual([3, 6, 2]);
  });

  test("are unknown without an assessed answer", () => {
    expect(questionStatistics(NO_SUMS)).toEqual({
      uses: 0,
      mean: null,
      spread: null,
      discrimination: null,
      concerns: [],
    });
    expect(questionStatistics(sumsOf([[null, 50]])).mean).toBeNull();
  });

  test("put discrimination at 1 if scores follow the rest, at -1 if they oppose it, and require 30 answers", () => {
    const statisticsOf = (count: number, of: (at: number) => Answer) => questionStatistics(sumsOf(times(count, of)));
    expect(statisticsOf(USES_NEEDED, good).discrimination).toBeCloseTo(1, 10);
    expect(statisticsOf(USES_NEEDED, (at) => [at % 10, 90 - (at % 10)]).discrimination).toBeCloseTo(-1, 10);
    expect(statisticsOf(USES_NEEDED - 1, good).discrimination).toBeNull();
    expect(statisticsOf(USES_NEEDED, () => [5, 50]).discrimination).toBeNull();
  });

  test("compute discrimination as Pearson's r by its definition", () => {
    const answers = times(97, (at): Answer => [((at * 7) % 21) / 2, (at * 13) % 91]);
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const scores = answers.map(([score]) => score ?? 0);
    const rests = answers.map(([, rest]) => rest);
    const [x, y] = [mean(scores), mean(rests)];
    const covariance = mean(answers.map(([score, rest]) => ((score ?? 0) - x) * (rest - y)));
    const deviation = (values: readonly number[], of: number) => Math.sqrt(mean(values.map((one) => (one - of) ** 2)));
    expect(questionStatistics(sumsOf(answers)).discrimination).toBeCloseTo(
      covariance / deviation(scores, x) / deviation(rests, y),
      10,
    );
  });
});

describe("concerns", () => {
  test.each<[string, Answer[], Partial<QuestionSums>, string[]]>([
    ["nothing", times(60, good), {}, []],
    ["better candidates score lower", times(60, (at) => [7 - (at % 9) / 2, 30 + (at % 9) * 5]), {}, ["negative"]],
    [
      "scores that say nothing",
      times(60, (at) => [4 + (at % 2), 40 + (Math.floor(at / 2) % 2)]),
      {},
      ["low-discrimination"],
    ],
    ["a low mean", times(60, (at) => [(at % 4) / 2, 30 + (at % 4) * 5]), {}, ["low-mean"]],
    ["a high mean", times(60, (at) => [9 + (at % 3) / 2, 60 + (at % 3)]), {}, ["high-mean"]],
    ["three of sixty not assessed", [...times(57, good), ...times(3, (): Answer => [null, 50])], {}, ["not-assessed"]],
    ["two of sixty raised", times(60, good), { raised: 2 }, ["raised"]],
    ["one of sixty raised", times(60, good), { raised: 1 }, []],
    ["six of sixty flagged", times(60, good), { flagged: 6 }, ["flagged"]],
    ["too few uses to judge", times(29, () => [1, 50]), { raised: 9, flagged: 9 }, []],
  ])("%s", (_, answers, more, concerns) => {
    expect(concernsOf(answers, more)).toEqual(concerns);
  });

  test("sorts the worst first, then the most asked", () => {
    const one = (uses: number, ...concerns: QuestionStatistics["concerns"]): QuestionStatistics => ({
      uses,
      mean: 5,
      spread: 2,
      discrimination: 0.4,
      concerns,
    });
    const [fine, often, easy, both, negative] = [
      one(40),
      one(90),
      one(40, "high-mean"),
      one(40, "raised", "high-mean"),
      one(40, "negative"),
    ];
    expect([fine, often, easy, both, negative].sort(byAttention)).toEqual([negative, both, easy, often, fine]);
  });
});
