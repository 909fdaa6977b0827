import { expect, test } from "@jest/globals";
import { editsBetween } from "./edits.ts";

test.each<[string, string, number]>([
  ["analyst", "analyst", 0],
  ["analyts", "analyst", 1],
  ["anlyst", "analyst", 1],
  ["analysts", "analyst", 1],
  ["enalyst", "analyst", 1],
  ["enalyts", "analyst", 2],
  ["sql", "analyst", 3],
])("counts the edits between %s and %s as %d", (a, b, edits) => {
  expect(editsBetween(a, b, 2)).toBe(edits);
});
