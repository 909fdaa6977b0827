import type { InterviewQuestion, RubricPoint } from "@dryrun/content/interview/question";
import { describe, expect, it, test } from "@jest/globals";
import { gate } from "./gates.ts";

const point = (id: string, match: string[][], partial: string[][]): RubricPoint => ({
  id,
  label: id,
  weight: 5,
  match: [{ all: match }],
  partial: [{ all: partial }],
  feedbackHit: "",
  feedbackMiss: "",
});

const TERMS = "revenue margin profit region orders returns discount basket city channel season tax stock price".split(
  " ",
);
const question: InterviewQuestion = {
  id: "made-up",
  version: 1,
  topic: "case",
  type: "Business case",
  difficulty: 1,
  minutes: 5,
  prompt: "Why did sales fall last month?",
  sampleData: null,
  modelAnswer: "",
  rubric: {
    version: 1,
    points: [
      point("first", [TERMS.slice(0, 7), ["group by"]], [TERMS.slice(7)]),
      point("second", [["segment*"], ["custom*"]], [[String.raw`re:net\ssales\b|Freight`]]),
    ],
    errors: [],
    exemplars: [],
  },
};

const SMALL = "the and of to in on for with as is was we".split(" ");
const OTHER = "dog house tree river cloud chair table window garden paper stone bridge".split(" ");
/** Returns a text with these numbers of words of the rubric, small words and other words, none twice. */
const textOf = (terms: number, small: number, other: number) =>
  [...TERMS.slice(0, terms), ...SMALL.slice(0, small), ...OTHER.slice(0, other)].join(" ");
const flagsOf = (text: string) => gate(question, text).flags;

describe("words of the rubric strung together", () => {
  test.each<[string, number, number, number, boolean]>([
    ["3 of 10, no small word", 3, 0, 7, false],
    ["4 of 10, no small word", 4, 0, 6, true],
    ["4 of 10, 1 small word", 4, 1, 5, false],
    ["7 of 20, 1 small word", 7, 1, 12, true],
    ["7 of 10, 1 small word", 7, 1, 2, false],
    ["8 of 11, 2 small words", 8, 2, 1, true],
    ["11 of 15, 3 small words", 11, 3, 1, false],
    ["12 of 16, 4 small words", 12, 4, 0, false],
    ["13 of 17, 4 small words", 13, 4, 0, true],
    ["none of 10, no small word", 0, 0, 10, false],
    ["7 of 7", 7, 0, 0, false],
    ["8 of 8", 8, 0, 0, true],
  ])("%s", (_, terms, small, other, isDump) => {
    expect(flagsOf(textOf(terms, small, other))).toEqual(isDump ? ["keyword_dump"] : []);
  });

  it("counts a small word of the rubric as both", () => {
    expect(flagsOf(`${textOf(8, 2, 0)} by`)).toEqual(["keyword_dump"]);
    expect(flagsOf(`${textOf(7, 2, 0)} by`)).toEqual([]);
  });
});

describe("which words are the rubric's", () => {
  test.each([
    ["each word of a phrase", "group", 1],
    ["what begins like a prefix", "segmentation", 1],
    ["what begins like another prefix", "customers", 1],
    ["what only ends like a prefix", "subsegment", 0],
    ["a word before a sign in an expression", "net", 1],
    ["a word after a sign in an expression", "sales", 1],
    ["a word in an expression, whatever its case", "freight", 1],
    ["the letter of a sign", "ssales", 0],
    ["a single letter", "s", 0],
  ])("%s", (_, word, isTerm) => {
    // Three of ten are no dump, four are.
    expect(flagsOf(`${textOf(3, 0, 6)} ${word}`)).toEqual(isTerm ? ["keyword_dump"] : []);
  });
});

describe("one or two small words over and over", () => {
  const join = (words: string[], small: string[]) =>
    small
      .map((word, at) => `${words[at] ?? ""} ${word}`)
      .join(" ")
      .concat(" ", words.slice(small.length).join(" "));
  const and = (count: number) => Array<string>(count).fill("and");

  test.each<[string, string[], string[], boolean]>([
    ["8 times between 5 terms and 3 other words", [...TERMS.slice(0, 5), ...OTHER.slice(0, 3)], and(8), true],
    ["8 times between 4 terms and 4 other words", [...TERMS.slice(0, 4), ...OTHER.slice(0, 4)], and(8), false],
    ["7 times between 8 terms", TERMS.slice(0, 8), and(7), false],
    [
      "two words, 14 of 20",
      TERMS.slice(0, 8),
      ["of", "of", "of", "to", "to", "to", ...and(10), ..."the the the the".split(" ")],
      true,
    ],
    [
      "two words, 13 of 20",
      TERMS.slice(0, 8),
      [..."of of of of to to to".split(" "), ...and(9), ..."the the the the".split(" ")],
      false,
    ],
  ])("%s", (_, words, small, isDump) => {
    expect(flagsOf(join(words, small))).toEqual(isDump ? ["keyword_dump"] : []);
  });
});

describe("numbered steps", () => {
  test.each<[string, string, boolean]>([
    ["three of two words", "1. Revenue margin 2. profit region 3. orders returns", false],
    ["three with brackets", "1) Revenue margin 2) profit region 3) orders returns", false],
    ["three with two digits", "10. Revenue margin 11. profit region 12. orders returns", false],
    ["two", "1. Revenue margin profit 2. region orders returns", true],
    ["two after a heading", "Region orders: 1. Revenue margin profit 2. discount returns", true],
    ["three, one of a single word", "1. Revenue margin profit 2. region orders 3. returns", true],
    ["numbers without a sign", "1 Revenue margin 2 profit region 3 orders returns", true],
    ["numbers inside words", "x1. Revenue margin x2. profit region x3. orders returns", true],
  ])("%s", (_, text, isDump) => {
    expect(flagsOf(text)).toEqual(isDump ? ["keyword_dump"] : []);
  });
});

describe("code made of the rubric's words", () => {
  const list = TERMS.slice(0, 8).join(", ");
  test.each<[string, string, boolean]>([
    ["a query", `SELECT ${list} FROM orders`, false],
    ["a formula", `=SUM(${list})`, false],
    ["a measure", `Revenue := SUM(${list})`, false],
    ["a macro", `Sub Revenue()\n${list}\nEnd Sub`, false],
    ["a formula without a call", `=${list}`, true],
    ["no code", list, true],
  ])("%s", (_, text, isDump) => {
    expect(flagsOf(text)).toEqual(isDump ? ["keyword_dump"] : []);
  });
});
