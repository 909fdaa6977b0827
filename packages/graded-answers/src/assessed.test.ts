import { expect, test } from "@jest/globals";
import { assessedOf, shownScore, weakestOf } from "./assessed.ts";

const question = (number: number, score: number, assessed?: boolean) => ({
  number,
  score,
  ...(assessed !== undefined && { assessed }),
});

test("shows no score for an answer that could not be assessed, which is not the weakest", () => {
  const questions = [question(1, 4, true), question(2, 0, false), question(3, 7, true)];
  expect(questions.map(shownScore)).toEqual([4, null, 7]);
  expect(assessedOf(questions).map(({ number }) => number)).toEqual([1, 3]);
  expect(weakestOf(questions)).toBe(1);
  expect(weakestOf([question(1, 0, false)])).toBeUndefined();
});

test("treats all answers as assessed if a server of an earlier release does not say", () => {
  expect([question(1, 0), question(2, 3)].map(shownScore)).toEqual([0, 3]);
});
