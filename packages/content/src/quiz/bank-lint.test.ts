import { describe, expect, test } from "@jest/globals";
import { quizItems } from "./load.ts";
import { QUIZ_TOPICS, type QuizItem } from "./quiz-item.ts";
import { keyRank } from "./templates/build-items.ts";
import { findFaults, keyIsLongest, likeness } from "./testing/find-faults.ts";

const share = (list: readonly QuizItem[], test: (item: QuizItem) => boolean): number =>
  list.filter(test).length / list.length;

describe("the bank", () => {
  test.each(quizItems)("$id has no fault", (item) => {
    expect(findFaults(item)).toEqual([]);
  });

  test("ids are unique", () => {
    expect(new Set(quizItems.map(({ id }) => id)).size).toBe(quizItems.length);
  });

  test("at least 300 items, 70 of each topic and 10 of each difficulty in it", () => {
    expect(quizItems.length).toBeGreaterThanOrEqual(300);
    for (const topic of QUIZ_TOPICS) {
      const items = quizItems.filter((item) => item.topic === topic);
      expect(items.length).toBeGreaterThanOrEqual(70);
      for (const difficulty of [1, 2, 3]) {
        expect(items.filter((item) => item.difficulty === difficulty).length).toBeGreaterThanOrEqual(10);
      }
    }
  });

  test("no rank among numeric options gives the key away", () => {
    const numeric = quizItems.filter((item) => keyRank(item) !== null);
    expect(numeric.length).toBeGreaterThan(100);
    for (const rank of [0, 1, 2, 3]) {
      const found = share(numeric, (item) => keyRank(item) === rank);
      expect(found).toBeGreaterThan(0.15);
      expect(found).toBeLessThan(0.35);
    }
  });

  test("the longest option is the key in at most 30% of the items, over all and over those in words", () => {
    expect(share(quizItems, keyIsLongest)).toBeLessThanOrEqual(0.3);
    const inWords = quizItems.filter((item) => keyRank(item) === null);
    expect(share(inWords, keyIsLongest)).toBeLessThanOrEqual(0.3);
    // Nor may it be so rare that the longest option can be ruled out.
    expect(share(inWords, keyIsLongest)).toBeGreaterThanOrEqual(0.12);
  });

  test("nor is the shortest option a give-away", () => {
    const isShortest = (item: QuizItem): boolean =>
      item.distractors.every(({ text }) => text.length > item.correct.length);
    expect(share(quizItems, isShortest)).toBeLessThanOrEqual(0.4);
  });

  test("questions that are over 0.8 alike are of one family", () => {
    const twins = quizItems.flatMap((a, index) =>
      quizItems
        .slice(index + 1)
        .filter((b) => (a.family === undefined || a.family !== b.family) && likeness(a.question, b.question) > 0.8)
        .map((b) => `${a.id} ${b.id}`),
    );
    expect(twins).toEqual([]);
  });
});

describe("the lint finds", () => {
  const good = quizItems.find(({ id }) => id === "excel-007") as QuizItem;
  const [first, second, third] = good.distractors;

  test.each<[string, Partial<QuizItem>]>([
    ["two equal options", { distractors: [{ ...first, text: good.correct }, second, third] }],
    ["a distractor without its misconception", { distractors: [{ ...first, misconception: " " }, second, third] }],
    ["a number that differs by rounding only", { distractors: [{ ...first, text: "23.34" }, second, third] }],
    ["all of the above", { distractors: [{ ...first, text: "All of the above" }, second, third] }],
    ["none of these", { correct: "None of these" }],
    ["an open backtick", { question: "What does `=A1 return?" }],
    ["a formula outside backticks", { question: "What does =SUM(A1:A2) return?" }],
    ["a query outside backticks", { question: "What does SELECT name FROM staff return?" }],
    ["a backtick in an option", { correct: "`=A1`" }],
    ["an id of another topic", { id: "sql-001" }],
    ["a missing explanation", { explanation: "" }],
    ["a wrong difficulty", { difficulty: 4 as unknown as 1 }],
    ["a release without a date", { question: "Which limit has Excel 2024?", asOf: undefined }],
  ])("%s", (_, change) => {
    expect(findFaults(good)).toEqual([]);
    expect(findFaults({ ...good, ...change })).toHaveLength(1);
  });

  test("a key that is the longest option", () => {
    expect(keyIsLongest({ ...good, correct: "a much longer text than any other" })).toBe(true);
    expect(keyIsLongest({ ...good, correct: "25" })).toBe(false);
  });

  test("questions that are alike", () => {
    expect(likeness("What does `LEN(A1)` return?", "What does `LEN(A1)` return now?")).toBeGreaterThan(0.8);
    expect(likeness("What does `LEN(A1)` return?", "Which clause filters groups?")).toBeLessThan(0.3);
  });
});
