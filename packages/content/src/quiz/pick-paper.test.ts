import { describe, expect, test } from "@jest/globals";
import { findQuizItem, findQuizItemByQuestion, quizItems, topicOf } from "./load.ts";
import { pickPaper } from "./pick-paper.ts";
import type { PaperItem, QuizItem } from "./quiz-item.ts";

const SEEDS = Array.from({ length: 200 }, (_, index) => index * 7919);
const itemsOf = (paper: readonly PaperItem[]): QuizItem[] =>
  paper.map(({ itemId }) => findQuizItem(itemId) as QuizItem);
const tally = (values: readonly (string | number)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};

describe("a paper", () => {
  test.each(SEEDS.slice(0, 40))("has with seed %d 50 different questions, 13/12/13/12, of mixed difficulty", (seed) => {
    const paper = pickPaper(seed);
    const items = itemsOf(paper);
    expect(new Set(paper.map(({ itemId }) => itemId)).size).toBe(50);
    expect(tally(items.map(({ topic }) => topic))).toEqual({ Excel: 13, "Power BI": 12, SQL: 13, VBA: 12 });
    expect(tally(items.map(({ difficulty }) => difficulty))).toEqual({ 1: 16, 2: 22, 3: 12 });
    expect(items.filter(({ dataset }) => dataset !== undefined)).toHaveLength(12);
    const families = items.flatMap(({ family }) => family ?? []);
    expect(new Set(families).size).toBe(families.length);
  });

  test("has four options for each question, including the key", () => {
    for (const { itemId, options } of pickPaper(11)) {
      const item = findQuizItem(itemId) as QuizItem;
      expect([...options].sort()).toEqual([item.correct, ...item.distractors.map(({ text }) => text)].sort());
    }
  });

  test("is the same for the same seed, and different for another", () => {
    expect(pickPaper(42)).toEqual(pickPaper(42));
    const papers = SEEDS.map((seed) =>
      pickPaper(seed)
        .map(({ itemId }) => itemId)
        .sort()
        .join(),
    );
    expect(new Set(papers).size).toBe(SEEDS.length);
  });

  test("shares less than half of its questions with another paper", () => {
    const shared = SEEDS.slice(1).map((seed) => {
      const first = new Set(pickPaper(0).map(({ itemId }) => itemId));
      return pickPaper(seed).filter(({ itemId }) => first.has(itemId)).length;
    });
    expect(Math.max(...shared)).toBeLessThan(25);
  });

  test.each(SEEDS.slice(0, 20))(
    "seed %d: three consecutive papers share nothing, and a fourth only what a level lacks",
    (seed) => {
      const papers: string[][] = [];
      for (let count = 0; count < 4; count++) {
        const avoided = new Set(papers.slice(-3).flat());
        papers.push(pickPaper(seed + count, avoided).map(({ itemId }) => itemId));
      }
      expect(new Set(papers.slice(0, 3).flat()).size).toBe(150);
      const before = new Set(papers.slice(0, 3).flat());
      const again = itemsOf(pickPaper(seed + 3, before)).filter(({ id }) => before.has(id));
      // Excel has three hard items about the workbook.
      expect(again.map(({ topic, difficulty, dataset }) => [topic, difficulty, dataset !== undefined])).toEqual(
        again.map(() => ["Excel", 3, true]),
      );
      expect(again.length).toBeLessThanOrEqual(1);
    },
  );

  test("puts the key at each of the four positions equally often", () => {
    const places = SEEDS.flatMap((seed) =>
      pickPaper(seed).map(({ itemId, options }) => options.indexOf(findQuizItem(itemId)?.correct ?? "")),
    );
    for (const count of Object.values(tally(places)))
      expect(Math.abs(count / places.length - 0.25)).toBeLessThan(0.015);
  });

  test("can contain every item of the bank", () => {
    const drawn = new Set(
      Array.from({ length: 600 }, (_, seed) => pickPaper(seed)).flatMap((paper) => paper.map((p) => p.itemId)),
    );
    expect(quizItems.filter(({ id }) => !drawn.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test.each(SEEDS.slice(0, 20))("seed %d: the questions about the workbook come last", (seed) => {
    const needsFile = itemsOf(pickPaper(seed)).map(({ dataset }) => dataset !== undefined);
    expect(needsFile).toEqual([...Array(38).fill(false), ...Array(12).fill(true)]);
  });

  test("begins with the easy questions, and the order within a difficulty is random", () => {
    const levels = itemsOf(pickPaper(5))
      .slice(0, 38)
      .map(({ difficulty }) => difficulty);
    expect(levels).toEqual(levels.toSorted());
    expect(new Set(SEEDS.slice(0, 20).map((seed) => pickPaper(seed)[0]?.itemId)).size).toBeGreaterThan(5);
  });

  test("mixes topics", () => {
    const topics = itemsOf(pickPaper(5)).map(({ topic }) => topic);
    const changes = topics.filter((topic, index) => index > 0 && topic !== topics[index - 1]).length;
    expect(changes).toBeGreaterThan(20);
  });

  test("replaces a missing level by others, and throws for a bank that is too small", () => {
    const withoutHardSql = quizItems.filter(({ topic, difficulty }) => topic !== "SQL" || difficulty < 3);
    expect(pickPaper(1, new Set(), withoutHardSql)).toHaveLength(50);
    expect(() =>
      pickPaper(
        1,
        new Set(),
        quizItems.filter(({ topic }) => topic !== "VBA"),
      ),
    ).toThrow("VBA");
  });
});

test("finds items by id", () => {
  expect(findQuizItem("sql-017")).toMatchObject({ id: "sql-017", topic: "SQL" });
  const item = findQuizItem("sql-017") as QuizItem;
  expect(findQuizItemByQuestion(item.question)).toBe(item);
  expect(topicOf("vba-001")).toBe("VBA");
  expect([findQuizItem("nope"), topicOf("__proto__")]).toEqual([undefined, undefined]);
});
