import { expect, it } from "@jest/globals";
import { freeLessonsOf, syllabusOf } from "../../../scripts/public-course.ts";
import freeLessons from "../lesson/free-lessons.json" with { type: "json" };
import syllabus from "./syllabus.json" with { type: "json" };

it("is made from the current content of the course", () => {
  expect(syllabus).toEqual(syllabusOf());
  expect(JSON.parse(JSON.stringify(freeLessonsOf()))).toEqual(freeLessons);
});

it("has the two free lessons, and no other one", () => {
  expect(freeLessons.map(({ id }) => id)).toEqual(["one-row-one-thing", "doubled-totals"]);
  expect(freeLessons.every(({ isFree }) => isFree)).toBe(true);
});
