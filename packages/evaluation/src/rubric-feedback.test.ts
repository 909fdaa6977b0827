import type { Rubric } from "@dryrun/content/interview/question";
import { expect, test } from "@jest/globals";
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
    "Nothing is missing here; try a harder question of the same kind.",
  ],
  ["all but one", { small: "met", large: "unmet", middle: "met" }, "Add “Label of large”, and the answer is complete."],
  [
    "one",
    { small: "unmet", large: "met", middle: "unmet" },
    "Start with “Label of middle”: it is worth 3 more points.",
  ],
  [
    "the heaviest in part",
    { small: "unmet", large: "partial", middle: "partial" },
    "Start with “Label of large”: it is worth 2.5 more points.",
  ],
  [
    "the lightest in part alone",
    { small: "partial", large: "met", middle: "met" },
    "Say more about “Label of small”, and the answer is complete.",
  ],
] as const)("names the next step of an answer that meets %s", (_, verdicts, next) => {
  expect(rubricFeedback(rubric, evidence(verdicts), []).next).toBe(next);
});

test("lists what is missing, mistakes first, then what would have earned most", () => {
  expect(rubricFeedback(rubric, evidence({ small: "unmet", large: "unmet", middle: "met" }), [mistake])).toEqual({
    good: ["middle is met."],
    missing: ["This is a mistake.", "Say large.", "Say small."],
    next: "Correct the mistake first: it takes points off whatever else the answer says.",
  });
});
