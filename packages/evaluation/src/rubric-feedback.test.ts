import type { Rubric } from "@dryrun/content/interview/question";
import { expect, test } from "@jest/globals";
import { tokenized } from "./language/tokens.ts";
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
const evidence = (verdicts: Record<string, Evidence["verdict"]>): Evidence[] =>
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
  expect(rubricFeedback(rubric, evidence(verdicts), []).next).toBe(next);
});

test("lists what is missing, mistakes first, then what would have earned most", () => {
  expect(rubricFeedback(rubric, evidence({ small: "unmet", large: "unmet", middle: "met" }), [mistake])).toEqual({
    good: ["middle is met."],
    missing: ["This is a mistake.", "Say large.", "Say small."],
    next: "Correct the mistake first: it costs points, whatever else the answer says.",
  });
});

const quote = (text: string) => ({ start: 0, end: text.length, text });
const LONG =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty more";

test("quotes prose: what is met, what is a start, and what is wrong, each words once and cut to twenty", () => {
  const found: Evidence[] = [
    { pointId: "small", verdict: "met", note: "You have small.", quote: quote("I check  the\ndata.") },
    { pointId: "large", verdict: "partial", note: "Partly there.", quote: quote("then by region") },
    { pointId: "middle", verdict: "met", note: "You have middle.", quote: quote("I check  the\ndata.") },
  ];
  const wrong = { ...mistake, quote: quote(LONG) };
  expect(rubricFeedback(rubric, found, [wrong])).toMatchObject({
    good: ["You have small: “I check the data”.", "You have middle."],
    missing: [
      "You write “one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty …”. This is a mistake.",
      "“then by region” is a start. What it still needs: say large.",
    ],
  });
});

test("does not quote a single word, nor code", () => {
  const met = (text: string): Evidence[] => [
    { pointId: "small", verdict: "met", note: "You have small.", quote: quote(text) },
  ];
  expect(rubricFeedback(rubric, met("median"), []).good).toEqual(["You have small."]);
  const run = { ...rubric, exec: { kind: "sheet" } as never };
  expect(rubricFeedback(run, met("SUM of sales"), []).good).toEqual(["You have small."]);
});

test("says which words counted where the reading is less sure, and names what was found least surely", () => {
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
  expect(rubricFeedback(rubric, found, [], { answer: tokenized(""), chances })).toMatchObject({
    good: [
      "You have small: “I check the data”.",
      "“then by region” counts for “Label of large”.",
      "“and by month” counts for “Label of middle”.",
    ],
    next: "Each criterion was recognised, “Label of middle” least surely. Check that you say all of it.",
  });
});

test("does not call missing what may be there in part", () => {
  const chances = new Map([
    ["small", 0.09],
    ["large", 0.1],
    ["middle", 0.09],
  ]);
  const none = evidence({ small: "unmet", large: "unmet", middle: "unmet" });
  expect(rubricFeedback(rubric, none, [], { answer: tokenized(""), chances }).missing).toEqual([
    "“Label of large” was not recognised. Say large.",
    "Say middle.",
    "Say small.",
  ]);
});

test("quotes no words as a start where it is likelier that they are none", () => {
  const begun: Evidence[] = [
    { pointId: "small", verdict: "partial", note: "Partly there.", quote: quote("I check the data") },
    { pointId: "large", verdict: "partial", note: "Partly there.", quote: quote("then by region") },
  ];
  const chances = new Map([
    ["small", 0.49],
    ["large", 0.5],
  ]);
  expect(rubricFeedback(rubric, begun, [], { answer: tokenized(""), chances }).missing).toEqual([
    "“then by region” is a start. What it still needs: say large.",
    "“Label of small” was recognised only in part. Say small.",
  ]);
});

test("quotes the beginning of an answer that meets nothing, and asks first for the criteria that it does not mention", () => {
  const asked: Rubric = {
    ...rubric,
    points: [
      { ...point("large", 6), label: "Compares regions", feedbackMiss: "Compare the regions." },
      { ...point("small", 4), label: "Tests significance", feedbackMiss: "Use a significance test." },
    ],
  };
  const none = evidence({ large: "unmet", small: "unmet" });
  const read = { answer: tokenized("We might compare some regions. More text."), chances: new Map<string, number>() };
  expect(rubricFeedback(asked, none, [], read)).toEqual({
    good: ["You write “We might compare some regions”, but no criterion is clear from the answer yet."],
    missing: ["“Compares regions” was not recognised. Compare the regions.", "Use a significance test."],
    next: "Start with “Tests significance”: it is worth up to 4 more points.",
  });
});
