import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { csvFiles } from "../../scripts/course/csv-files.ts";
import { courseFolder } from "./data/tables.ts";
import { courseUnits, lessonFiles } from "./load-course.ts";
import { findLessonFaults, findRepeated, findUnitFaults } from "./testing/find-course-faults.ts";
import { unprovenNumbers } from "./testing/unproven-numbers.ts";

it.each(lessonFiles())("%s runs, and has the shape of a lesson", async (file) => {
  expect(await findLessonFaults(file)).toEqual([]);
});

it.each(courseUnits().map((unit) => [unit.title, unit] as const))("%s has lessons, exercises and a test", (_, unit) => {
  expect(findUnitFaults(unit)).toEqual([]);
});

it("asks no question twice, and has no id twice", () => {
  expect(findRepeated(courseUnits())).toEqual([]);
});

it.each(csvFiles())("has the data that its script makes: $name", ({ name, text }) => {
  expect(readFileSync(new URL(`data/${name}.csv`, courseFolder), "utf8")).toBe(text);
});

it("finds a number that no block shows", () => {
  const table = "```table\nsql: SELECT 12345\n```\n\n```shown\n| 12345 |\n| --- |\n| 12345 |\n```\n";
  expect(unprovenNumbers(`It sold 12,345 rupees and 54,321 rupees in 2025, 7.5% less.\n\n${table}`)).toEqual([
    "54,321",
    "7.5",
  ]);
});
