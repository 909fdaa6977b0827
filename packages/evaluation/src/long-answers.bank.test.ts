import { interviewQuestions } from "@dryrun/content/interview/load";
import { isWhole } from "@dryrun/content/testing/sample";
import { MAX_ANSWER } from "@dryrun/domain/interviews/limits";
import { INTERVIEW_TOPICS } from "@dryrun/domain/interviews/topics";
import { describe, expect, it, test } from "@jest/globals";
import { createEvaluator } from "./evaluator.ts";
import { hasQuery } from "./gates/gate.ts";
import { blankSpans, sentencesOf } from "./language/tokens.ts";
import { linear } from "./linear.ts";
import { CODE_PIECES, rubricWords } from "./testing/attacks.ts";
import { inProcessEngines } from "./testing/in-process-engines.ts";

const evaluator = createEvaluator(inProcessEngines());

/** Pieces of text whose repetition used to take seconds to minutes, and similar ones. */
const PIECES = [
  `${"\n".repeat(1_500)}x${" select".repeat(1_000)}`,
  "a\n",
  "\nselect ",
  "((a)",
  "ISNULL(",
  "ISNULL(a,b) ",
  "CAST(a as date)",
  "'",
  "''",
  "/*",
  "```",
  "...",
  "e.g. ",
  "sub x()\n",
  "select top ",
  "I would never ",
];

it.each(INTERVIEW_TOPICS.map((topic, number) => ({ topic, number })))(
  "grades the longest answers that are made to be slow, for a question on $topic",
  async ({ topic, number }) => {
    const question = interviewQuestions.find((candidate) => candidate.topic === topic);
    if (!question) throw new Error(topic);
    const pieces = [...PIECES, rubricWords(question).join("( ")];
    for (const piece of pieces.filter((_, index) => isWhole || index % INTERVIEW_TOPICS.length === number)) {
      const text = piece.repeat(Math.ceil(MAX_ANSWER / piece.length)).slice(0, MAX_ANSWER);
      expect((await evaluator.evaluate(question, text)).score).toBeLessThan(4);
    }
  },
); // about 10 s in all; a quadratic expression took minutes

const code = interviewQuestions.filter(({ rubric }) => rubric.exec?.kind === "dax" || rubric.exec?.kind === "vba");

it.each(CODE_PIECES.map((piece, number) => ({ piece, number })))(
  "grades the longest answers of $piece, for macros and measures",
  async ({ piece, number }) => {
    const text = piece.repeat(MAX_ANSWER).slice(0, MAX_ANSWER);
    const questions = code.filter((_, index) => index % CODE_PIECES.length === number);
    expect(new Set(questions.map(({ topic }) => topic)).size).toBe(2);
    for (const question of questions) expect((await evaluator.evaluate(question, text)).score).toBeLessThan(4);
  },
);

test.each([
  ["select a from b", true],
  ["I select the rows from the table", true],
  ["select from b", false],
  ["select a from where", false],
  ["from b select a", false],
  ["SELECT 1, 2 FORM [orders]", true],
  ["selected a from b", false],
])("detects whether a text has a query: %s", (text, expected) => {
  expect(hasQuery(text)).toBe(expected);
});

test("ends sentences at marks before a blank and at line ends, but not at abbreviations", () => {
  const text = "One... Two!? x.y z e.g. this approx. that. End\n\nNext";
  expect(sentencesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "One...",
    "Two!?",
    "x.y z e.g. this approx. that.",
    "End",
    "Next",
  ]);
  expect(blankSpans("abcdef", [{ start: 1, end: 3 }])).toBe("a\n\ndef");
});

describe("a linear expression", () => {
  test.each<[string, string, boolean]>([
    ["a\\sb", "a\u00a0b", true],
    ["a\\Sb", "a\u00a0b", false],
    ["[^\\s]x", "\u2003x", false],
    ["[\\s\\S]x", "\u2003x", true],
    ["^a.b$", "a\u2028b", false],
    ["A", "a", true],
  ])("/%s/ matches %j like a JavaScript expression does", (source, text, expected) => {
    expect(linear(source).test(text)).toBe(expected);
    expect(new RegExp(source, "i").test(text)).toBe(expected);
  });

  it("returns positions and groups", () => {
    expect(linear("(b)(c)?").find("abd")).toEqual({ start: 1, end: 2, groups: ["b", "b", undefined] });
    expect(linear("\\bb").find("ab b", 1)?.start).toBe(3);
    expect(linear("^b", { isMultiline: true }).find("a\nb")?.start).toBe(2);
  });
});
