import type { Rubric } from "@dryrun/content/interview/question";
import { expect, test } from "@jest/globals";
import { tokenize } from "./language/tokens.ts";
import type { Evidence } from "./result.ts";
import { rubricFeedback } from "./rubric-feedback.ts";

const point = (id: string, weight: number) => ({
  id,
  weight,
  label: `Label of ${id}`,
  match: [],
  feedbackHit: `You have ${id}.`,
  feedbackMiss: `Say ${id}.`,
});
const rubric: Rubric = {
  version: 1,
  points: [point("small", 2), point("large", 5), point("middle", 3)],
  errors: [],
  exemplars: [],
};
const evidenceOf = (verdicts: Record<string, Evidence["verdict"]>): Evidence[] =>
  Object.entries(verdicts).map(([pointId, verdict]) => ({ pointId, verdict, note: `${pointId} is ${verdict}.` }));
const mistake: Evidence = { pointId: "wrong", verdict: "unmet", note: "This is a mistake." };

test.each([
  [
    "all criteria",
    { small: "met", large: "met", middle: "met" },
    "Each criterion was recognised. In an interview, expect a follow-up question about “Label of large”.",
  ],
  ["all but one", { small: "met", large: "unmet", middle: "met" }, "Add “Label of large”, and the answer is complete."],
  [
    "one",
    { small: "unmet", large: "met", middle: "unmet" },
    "Start with “Label of middle”: it is worth up to 3 more points.",
  ],
  [
    "the heaviest in part",
    { small: "unmet", large: "partial", middle: "partial" },
    "Start with “Label of large”: it is worth up to 2.5 more points.",
  ],
  [
    "the lightest in part alone",
    { small: "partial", large: "met", middle: "met" },
    "Make “Label of small” clear, and the answer is complete.",
  ],
] as const)("names the next step of an answer that meets %s", (_, verdicts, next) => {
  expect(rubricFeedback(rubric, evidenceOf(verdicts), []).next).toBe(next);
});

test("lists mistakes first, then the missing criteria, those with the most points first", () => {
  expect(rubricFeedback(rubric, evidenceOf({ small: "unmet", large: "unmet", middle: "met" }), [mistake])).toEqual({
    good: ["middle is met."],
    missing: ["This is a mistake.", "Say large.", "Say small."],
    next: "Correct the mistake first: it costs points, whatever else the answer says.",
  });
});

const quote = (text: string) => ({ start: 0, end: text.length, text });
const LONG =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty more";

test("quotes the words that meet, partly meet or contradict a criterion, each quote once and cut to twenty words", () => {
  const found: Evidence[] = [
    { pointId: "small", verdict: "met", note: "You have small.", quote: quote("I check  the\ndata.") },
    { pointId: "large", verdict: "partial", note: "Partly there.", quote: quote("then by region") },
    { pointId: "middle", verdict: "met", note: "You have middle.", quote: quote("I check  the\ndata.") },
  ];
  const quotedMistake = { ...mistake, quote: quote(LONG) };
  expect(rubricFeedback(rubric, found, [quotedMistake])).toMatchObject({
    good: ["You have small: “I check the data”.", "You have middle."],
    missing: [
      "You write “one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty …”. This is a mistake.",
      "“then by region” is a start. What it still needs: say large.",
    ],
  });
});

test("quotes neither a single word nor code", () => {
  const metEvidence = (text: string): Evidence[] => [
    { pointId: "small", verdict: "met", note: "You have small.", quote: quote(text) },
  ];
  expect(rubricFeedback(rubric, metEvidence("median"), []).good).toEqual(["You have small."]);
  const programRubric = { ...rubric, exec: { kind: "sheet" } as never };
  expect(rubricFeedback(programRubric, metEvidence("SUM of sales"), []).good).toEqual(["You have small."]);
});

test("says which words counted if the chance is lower, and names the criterion with the lowest chance", () => {
  const found: Evidence[] = [
    { pointId: "small", verdict: "met", note: "You have small.", quote: quote("I check the data") },
    { pointId: "large", verdict: "met", note: "You have large.", quote: quote("then by region") },
    { pointId: "middle", verdict: "met", note: "You have middle.", quote: quote("and by month") },
  ];
  const chances = new Map([
    ["small", 0.95],
    ["large", 0.7],
    ["middle", 0.66],
  ]);
  expect(rubricFeedback(rubric, found, [], { answer: tokenize(""), chances })).toMatchObject({
    good: [
      "You have small: “I check the data”.",
      "“then by region” counts for “Label of large”.",
      "“and by month” counts for “Label of middle”.",
    ],
    next: "Each criterion was recognised, “Label of middle” least surely. Check that you say all of it.",
  });
});

test("does not call a criterion missing if the answer may partly meet it", () => {
  const chances = new Map([
    ["small", 0.09],
    ["large", 0.1],
    ["middle", 0.09],
  ]);
  const nothingMet = evidenceOf({ small: "unmet", large: "unmet", middle: "unmet" });
  expect(rubricFeedback(rubric, nothingMet, [], { answer: tokenize(""), chances }).missing).toEqual([
    "“Label of large” is missing. Say large.",
    "Say middle.",
    "Say small.",
  ]);
});

test("quotes words as a start only if the chance is at least one half", () => {
  const partialEvidence: Evidence[] = [
    { pointId: "small", verdict: "partial", note: "Partly there.", quote: quote("I check the data") },
    { pointId: "large", verdict: "partial", note: "Partly there.", quote: quote("then by region") },
  ];
  const chances = new Map([
    ["small", 0.49],
    ["large", 0.5],
  ]);
  expect(rubricFeedback(rubric, partialEvidence, [], { answer: tokenize(""), chances }).missing).toEqual([
    "“then by region” is a start. What it still needs: say large.",
    "“Label of small” is only partly there. Say small.",
  ]);
});

test("for an answer that meets no criterion, quotes how it begins and lists the criteria it never mentions first", () => {
  const twoPointRubric: Rubric = {
    ...rubric,
    points: [
      { ...point("large", 6), label: "Compares regions", feedbackMiss: "Compare the regions." },
      { ...point("small", 4), label: "Tests significance", feedbackMiss: "Use a significance test." },
    ],
  };
  const nothingMet = evidenceOf({ large: "unmet", small: "unmet" });
  const reading = {
    answer: tokenize("We might compare some regions. More text."),
    chances: new Map<string, number>(),
  };
  expect(rubricFeedback(twoPointRubric, nothingMet, [], reading)).toEqual({
    good: ["You write “We might compare some regions”, but no criterion is clear from the answer yet."],
    missing: ["“Compares regions” is missing. Compare the regions.", "Use a significance test."],
    next: "Start with “Tests significance”: it is worth up to 4 more points.",
  });
});
