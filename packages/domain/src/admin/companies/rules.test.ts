import { expect, test } from "@jest/globals";
import { MAX_SEATS } from "../../company/team/limits.ts";
import { mergedText } from "../messages.ts";
import { confirmationOf, refusalToMerge } from "../rules.ts";

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
