import { expect, test } from "@jest/globals";
import { ValidationError } from "yup";
import { MAX_SEATS } from "../company/team/limits.ts";
import { mergedText } from "./messages.ts";
import { confirmationOf, loweredBy, refusalToMerge } from "./rules.ts";
import { decideReviewSchema } from "./schema.ts";

const one = { isBlocked: false, people: 1 };
const blocked = { isBlocked: true, people: 1 };
test.each([
  [one, one, null],
  [blocked, one, "BLOCKED"],
  [one, blocked, "BLOCKED"],
  [{ ...one, people: MAX_SEATS - 1 }, one, null],
  [{ ...one, people: MAX_SEATS }, one, "SEATS"],
  [one, { ...one, people: MAX_SEATS }, "SEATS"],
])("merging %j into %j is refused: %s", (from, into, refusal) => {
  expect(refusalToMerge(from, into)).toBe(refusal);
});

test("is confirmed by the name of the company that ends", () => {
  expect([confirmationOf({ name: "Konkan Traders" }), confirmationOf({ name: "" })]).toEqual([
    "Konkan Traders",
    "merge",
  ]);
});

test("is described in the audit", () => {
  expect(mergedText("Konkan", "", { people: 1, jobs: 2 }, "Same GSTIN")).toBe(
    "Konkan into a company without a name: 1 person, 2 jobs. Same GSTIN",
  );
});

const raisedScores = new Map([
  [1, 4],
  [2, 7.5],
]);
test.each([
  { decided: [], lowered: [] },
  { decided: [{ number: 1, score: 4 }], lowered: [] },
  { decided: [{ number: 1, score: 4.5 }], lowered: [] },
  {
    decided: [
      { number: 1, score: 3.5 },
      { number: 2, score: 7 },
    ],
    lowered: [1, 2],
  },
])("lowers questions $lowered with $decided", ({ decided, lowered }) => {
  expect(loweredBy(decided, raisedScores)).toEqual(lowered);
});

const refusal = (value: unknown) => {
  try {
    decideReviewSchema.validateSync(value);
    return null;
  } catch (error) {
    return error instanceof ValidationError ? error.message : error;
  }
};
test.each<[unknown, string | null]>([
  [{}, null],
  [{ scores: [{ number: 1, score: 7.5 }], note: "The join was right." }, null],
  [{ scores: [{ number: 1, score: 7.25 }] }, "The score must be a multiple of 0.5."],
  [{ scores: [{ number: 1, score: 10.5 }] }, "The score must be at most 10."],
  [{ scores: [{ number: 1, score: -1 }] }, "The score must be at least 0."],
  [{ scores: [{ number: 11, score: 1 }] }, "Questions are numbered to 10."],
  [
    {
      scores: [
        { number: 1, score: 1 },
        { number: 1, score: 2 },
      ],
    },
    "Each question can be scored only once.",
  ],
])("answers the decision %j with %j", (value, message) => {
  expect(refusal(value)).toBe(message);
});
