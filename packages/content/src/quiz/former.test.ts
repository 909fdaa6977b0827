import { expect, test } from "@jest/globals";
import { findQuizItem, formerItems, quizItems } from "./load.ts";

test("finds each former item with its key, and gives none the id of a drawn one", () => {
  const drawn = new Set(quizItems.map(({ id }) => id));
  expect(formerItems.filter(({ id }) => drawn.has(id))).toEqual([]);
  expect(new Set(formerItems.map(({ id }) => id)).size).toBe(formerItems.length);
  for (const item of formerItems) {
    expect(findQuizItem(item.id)).toBe(item);
    expect([item.correct, item.explanation].includes("")).toBe(false);
  }
});
