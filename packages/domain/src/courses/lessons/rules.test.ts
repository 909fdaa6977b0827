import { describe, expect, test } from "@jest/globals";
import { bandOf, testResult } from "./rules.ts";

describe("the result of a test", () => {
  test.each([
    [[10, 10, 10, 3, 2], { percent: 70, passed: true }],
    [[10, 10, 10, 2.5, 2], { percent: 69, passed: false }],
    [[null, 10, 10, 10, 10], { percent: 80, passed: true }],
    [[], null],
  ])("of the first scores %j is %j", (scores, result) => {
    expect(testResult(scores)).toEqual(result);
  });
});

test.each([
  [0, 53, "0"],
  [1, 53, "1-24"],
  [14, 53, "25-49"],
  [27, 53, "50-74"],
  [52, 53, "75-99"],
  [53, 53, "100"],
])("%i of %i lessons is the band %s", (done, all, band) => {
  expect(bandOf(done, all)).toBe(band);
});
