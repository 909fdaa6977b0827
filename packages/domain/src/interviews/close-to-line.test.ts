import { expect, test } from "@jest/globals";
import { isCloseToLine, reviewReason, verdictText } from "./close-to-line.ts";
import type { Decision } from "./limits.ts";

test.each<[number | null, Decision | null, boolean]>([
  [31, "Review", false],
  [32, "Review", true],
  [39, "Review", true],
  [40, "Review", false],
  [69, "Review", false],
  [70, "Review", true],
  [78, "Review", true],
  [79, "Review", false],
  [39, "Rejected", false],
  [70, "Pass", false],
  [null, "Review", false],
  [39, null, false],
])("finds %s with %s close to the line: %s", (score, decision, isClose) => {
  expect(isCloseToLine(score, decision)).toBe(isClose);
});

test("adds the closeness to the verdict", () => {
  expect(verdictText(38, "Review")).toBe("Review (close to the line)");
  expect(verdictText(55, "Review")).toBe("Review");
  expect(verdictText(38, "Rejected")).toBe("Rejected");
});

test.each<[number, Decision, string, string | null]>([
  [70, "Review", "", "It is Review because the score is too close to 70 to be sure of a pass."],
  [38, "Review", "", "It is Review because the score is too close to 40 to be sure of a rejection."],
  [90, "Review", "", "It is Review because a person should look at the answers."],
  [
    74,
    "Review",
    "You scored 74. It is Review because an answer could not be assessed. SQL was strong.",
    "It is Review because an answer could not be assessed.",
  ],
  [55, "Review", "It is Review because 55 lies between 40 and the 70 that a pass needs.", null],
  [70, "Pass", "", null],
  [39, "Rejected", "", null],
])("gives for %d %s (%j) the reason %j", (score, decision, feedback, reason) => {
  expect(reviewReason(score, decision, { feedback })).toBe(reason);
});

test("explains after a review by a person that a review never lowers a verdict", () => {
  expect(reviewReason(38, "Review", { isReviewed: true })).toBe(
    "It is Review because a review by a person never lowers a verdict.",
  );
  expect(reviewReason(55, "Review", { isReviewed: true })).toBeNull();
});
