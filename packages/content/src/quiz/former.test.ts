import { expect, test } from "@jest/globals";
import { findQuizItem, formerItems, quizItems } from "./load.ts";

test("no former item has the id of one that is drawn, and each is still found with its key", () => {
  const drawn = new Set(quizItems.map(({ id }) => id));
  expect(formerItems.filter(({ id }) => drawn.has(id))).toEqual([]);
  expect(new Set(formerItems.map(({ id }) => id)).size).toBe(formerItems.length);
  for (const item of formerItems) {
    expect(findQuizItem(item.id)).toBe(item);
    expect([item.correct, item.explanation].includes("")).toBe(false);
  }
});
