import { describe, expect, test } from "@jest/globals";
import { byAttention, type Concern, itemStatistics, type OptionCount } from "./statistics.ts";

const DISTRACTORS = ["b", "c", "d"];
/** One paper: the chosen option and the correct answers to the other questions. */
type Paper = readonly [option: string, rest: number];
const countsOf = (papers: readonly Paper[]): OptionCount[] =>
  [...new Set(papers.map(([option]) => option))].map((option) => {
    const rests = papers.flatMap(([chosen, rest]) => (chosen === option ? rest : []));
    return {
      option,
      chosen: rests.length,
      rest: rests.reduce((sum, rest) => sum + rest, 0),
      restSquares: rests.reduce((sum, rest) => sum + rest * rest, 0),
    };
  });
const statisticsOf = (papers: readonly Paper[]) => itemStatistics("a", DISTRACTORS, countsOf(papers));
const times = (count: number, paper: Paper): Paper[] => Array.from({ length: count }, () => paper);

/** Computes the Pearson correlation of right (1 or 0) with the rest, from its definition. */
function pearson(papers: readonly Paper[]): number {
  const right = papers.map(([option]) => (option === "a" ? 1 : 0));
  const rest = papers.map(([, value]) => value);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(right), mean(rest)];
  const products = (a: readonly number[], p: number, b: readonly number[], q: number) =>
    mean(a.map((value, index) => (value - p) * ((b[index] ?? 0) - q)));
  return products(right, x, rest, y) / Math.sqrt(products(right, x, right, x) * products(rest, y, rest, y));
}

describe("discrimination", () => {
  test("is the correlation of a right answer with the rest of the paper", () => {
    const papers: Paper[] = Array.from({ length: 200 }, (_, index) => [
      (index * 7) % 10 < 4 + (index % 5) ? "a" : "b",
      (index * 13) % 31,
    ]);
    expect(statisticsOf(papers).discrimination).toBeCloseTo(pearson(papers), 10);
  });

  test("is 1 if exactly the able students are right, and negative if exactly they are wrong", () => {
    expect(statisticsOf([...times(30, ["a", 40]), ...times(30, ["b", 10])]).discrimination).toBeCloseTo(1, 10);
    expect(statisticsOf([...times(30, ["a", 10]), ...times(30, ["b", 40])]).discrimination).toBeCloseTo(-1, 10);
  });

  test.each<[string, Paper[]]>([
    ["there are 49 answers", [...times(25, ["a", 40]), ...times(24, ["b", 10])]],
    ["everybody is right", [...times(30, ["a", 40]), ...times(30, ["a", 10])]],
    ["everybody is wrong", [...times(30, ["b", 40]), ...times(30, ["c", 10])]],
    ["all papers are equally good", [...times(30, ["a", 40]), ...times(30, ["b", 40])]],
    ["there are no answers", []],
  ])("is unknown when %s", (_, papers) => {
    expect(statisticsOf(papers).discrimination).toBeNull();
  });
});

test("computes the share of right answers among all answers, including options that the question no longer has", () => {
  expect(statisticsOf([...times(3, ["a", 1]), ...times(1, ["gone", 1])])).toMatchObject({
    answered: 4,
    rightShare: 0.75,
  });
  expect(statisticsOf([])).toEqual({ answered: 0, rightShare: null, discrimination: null, concerns: [] });
});

const able = (option: string, count: number) => times(count, [option, 40]);
const weak = (option: string, count: number) => times(count, [option, 10]);
const everyDistractor = (count: number) => DISTRACTORS.flatMap((option) => weak(option, count));

test.each<[string, Concern[], Paper[]]>([
  ["a good question", [], [...able("a", 60), ...everyDistractor(10)]],
  ["the able are wrong", ["negative"], [...weak("a", 60), ...DISTRACTORS.flatMap((option) => able(option, 10))]],
  [
    "the able and the weak alike",
    ["low-discrimination"],
    [...able("a", 31), ...weak("a", 30), ...able("b", 5), ...weak("b", 5), ...weak("c", 5), ...able("d", 5)],
  ],
  ["29 of 100 are right", ["too-hard"], [...able("a", 29), ...everyDistractor(23), ...weak("b", 2)]],
  ["30 of 100 are right", [], [...able("a", 30), ...everyDistractor(23), ...weak("b", 1)]],
  ["96 of 100 are right", ["too-easy"], [...able("a", 96), ...weak("b", 4)]],
  ["95 of 100 are right", [], [...able("a", 95), ...weak("b", 5)]],
  ["one distractor unchosen, 20 wrong", ["dead-distractor"], [...able("a", 60), ...weak("b", 10), ...weak("c", 10)]],
  ["one distractor unchosen, 19 wrong", [], [...able("a", 60), ...weak("b", 10), ...weak("c", 9)]],
  ["49 answers, all wrong", ["dead-distractor"], weak("b", 49)],
])("%s: %j", (_, concerns, papers) => {
  expect(statisticsOf(papers).concerns).toEqual(concerns);
});

test("sorts questions that need the most attention first, then the most answered", () => {
  const itemWith = (answered: number, ...concerns: Concern[]) => ({
    answered,
    rightShare: 1,
    discrimination: 0,
    concerns,
  });
  const easyAndDead = itemWith(1, "dead-distractor", "too-easy");
  const list = [
    itemWith(9),
    itemWith(90),
    itemWith(70, "too-easy"),
    easyAndDead,
    itemWith(60, "negative"),
    itemWith(60, "too-hard"),
  ];
  expect(list.sort(byAttention)).toEqual([
    itemWith(60, "negative"),
    itemWith(60, "too-hard"),
    easyAndDead,
    itemWith(70, "too-easy"),
    itemWith(90),
    itemWith(9),
  ]);
});
