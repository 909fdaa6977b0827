import { expect, test } from "@jest/globals";
import { ValidationError } from "yup";
import { loweredBy } from "./rules.ts";
import { decideReviewSchema } from "./schema.ts";

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
