import { describe, expect, test } from "@jest/globals";
import { sampleOf } from "../testing/sample.ts";
import { quizItems } from "./load.ts";
import type { QuizItem } from "./quiz-item.ts";
import { findBankFaults } from "./testing/find-bank-faults.ts";
import { findFaults, keyIsLongest, similarityOf } from "./testing/find-faults.ts";

describe("the bank", () => {
  test.each(sampleOf(quizItems, ({ topic }) => topic))("has no fault in $id", (item) => {
    expect(findFaults(item)).toEqual([]);
  });

  test("has no fault as a whole", () => {
    expect(findBankFaults(quizItems)).toEqual([]);
  });
});

describe("the lint of the bank finds", () => {
  const change = (edit: (item: QuizItem) => Partial<QuizItem>): QuizItem[] =>
    quizItems.map((item) => ({ ...item, ...edit(item) }));
  const withSmallestKey = ({ distractors: [one, two, three] }: QuizItem): Partial<QuizItem> => ({
    correct: "10",
    distractors: [
      { ...one, text: "20" },
      { ...two, text: "30" },
      { ...three, text: "40" },
    ],
  });
  const [first] = quizItems as [QuizItem];
  const template = quizItems.find(({ dataset }) => dataset !== undefined)?.dataset?.check;

  test.each<[string, QuizItem[]]>([
    ["two items have one id", [...quizItems, first]],
    ["there are fewer than 300 items", quizItems.slice(0, 299)],
    ["a topic has fewer than 70 items", change(({ topic }) => ({ topic: topic === "VBA" ? "SQL" : topic }))],
    ["a difficulty of a topic has fewer than 10 items", change(() => ({ difficulty: 2 }))],
    [
      "a level from 1 to 3 of a topic has fewer than 5 items",
      change(({ level }) => ({ level: level === 3 ? 2 : level })),
    ],
    ["fewer than 100 items are about the workbook", change(() => ({ dataset: undefined }))],
    ["the key has one rank among numbers too often or too seldom", change(withSmallestKey)],
    [
      "the key is the longest option in over 30%",
      change(({ correct }) => ({ correct: `${correct} ${"or so ".repeat(40)}` })),
    ],
    ["the longest option in words gives the key away", change(({ correct }) => ({ correct: correct.slice(0, 1) }))],
    ["the shortest option gives the key away", change(({ correct }) => ({ correct: correct.slice(0, 1) }))],
    [
      "alike and not of one family",
      [...quizItems, { ...first, id: "excel-999", question: `${first.question} Say it.` }],
    ],
    [
      `items of the template ${template} are not of one family`,
      change((item) => ({ family: item.dataset?.check === template ? item.id : item.family })),
    ],
  ])("%s", (fault, items) => {
    expect(findBankFaults(items).join("\n")).toContain(fault);
  });
});

describe("the lint finds", () => {
  const good = quizItems.find(({ id }) => id === "excel-007") as QuizItem;
  const [first, second, third] = good.distractors;

  test.each<[string, Partial<QuizItem>]>([
    ["two equal options", { distractors: [{ ...first, text: good.correct }, second, third] }],
    [
      "two distractors of one misconception",
      { distractors: [first, { ...second, misconception: first.misconception }, third] },
    ],
    ["a distractor without its misconception", { distractors: [{ ...first, misconception: " " }, second, third] }],
    ["a number that differs by rounding only", { distractors: [{ ...first, text: "23.34" }, second, third] }],
    ["all of the above", { distractors: [{ ...first, text: "All of the above" }, second, third] }],
    ["none of these", { correct: "None of these" }],
    ["an open backtick", { question: "What does `=A1 return?" }],
    ["a formula outside backticks", { question: "What does =SUM(A1:A2) return?" }],
    ["a query outside backticks", { question: "What does SELECT name FROM staff return?" }],
    ["a number grouped in thousands", { question: "What is 1,234,567 in lakh, and 100,000?" }],
    ["a backtick in an option", { correct: "`=A1`" }],
    ["an id of another topic", { id: "sql-001" }],
    ["a missing explanation", { explanation: "" }],
    ["a wrong difficulty", { difficulty: 4 as unknown as 1 }],
    ["a wrong level", { level: 6 as unknown as 5 }],
    ["a month that is none", { asOf: "2025-13" }],
    ["a question that asks nothing", { question: "The result of the formula" }],
    ["a blank option", { correct: "" }],
    ["a limit without a date", { question: "Which rows are above the 1 GB limit of a model?" }],
    ["a licence without a date", { question: "Which licence does a Premium workspace need?" }],
    ["a release without a date", { question: "Which limit has Excel 2024?", asOf: undefined }],
  ])("%s", (_, change) => {
    expect(findFaults(good)).toEqual([]);
    expect(findFaults({ ...good, ...change })).toHaveLength(1);
  });

  test("finds a key that is the longest option", () => {
    expect(keyIsLongest({ ...good, correct: "a much longer text than any other" })).toBe(true);
    expect(keyIsLongest({ ...good, correct: "25" })).toBe(false);
  });

  test("finds similar questions", () => {
    expect(similarityOf("What does `LEN(A1)` return?", "What does `LEN(A1)` return now?")).toBeGreaterThan(0.8);
    expect(similarityOf("What does `LEN(A1)` return?", "Which clause filters groups?")).toBeLessThan(0.3);
  });
});
