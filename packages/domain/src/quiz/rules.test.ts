import { statSync } from "node:fs";
import { expect, it, test } from "@jest/globals";
import { addMs, DAY_MS, HOUR_MS } from "../time.ts";
import { DATASET_FILES, nextPaperAt, quizResult, quizScore } from "./rules.ts";

it.each(DATASET_FILES)("announces the real size of $name", ({ name, bytes }) => {
  const file = new URL(`../../../content/datasets/${name}`, import.meta.url);
  expect(statSync(file).size).toBe(bytes);
});

const now = new Date("2026-11-20T10:00:00Z");
const hoursAgo = (hours: number) => addMs(now, -hours * HOUR_MS);

test.each([
  [0, 0, "fail"],
  [39, 78, "fail"],
  [40, 80, "pass"],
  [50, 100, "pass"],
])("scores %d right answers as %d: %s", (correct, score, result) => {
  expect([quizScore(correct), quizResult(quizScore(correct))]).toEqual([score, result]);
});

test.each<[string, number[], Date | null]>([
  ["no paper was handed in", [], null],
  ["two of three were", [1, 2], null],
  ["three were: a day after the third newest", [1, 2, 5], addMs(hoursAgo(5), DAY_MS)],
  ["four were: the fourth does not count", [1, 2, 3, 20], addMs(hoursAgo(3), DAY_MS)],
  ["the third newest was a day ago to the millisecond", [1, 2, 24], null],
  ["the third newest is older than a day", [1, 2, 30], null],
  ["the third newest is almost a day old", [1, 2, 23.99], addMs(hoursAgo(23.99), DAY_MS)],
])("allows a new paper when %s", (_, submitted, at) => {
  expect(nextPaperAt(submitted.map(hoursAgo), 3, now)).toEqual(at);
});
