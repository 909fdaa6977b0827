import { expect, test } from "@jest/globals";
import { type Criterion, markEvidence, marksEndingAt } from "./evidence.ts";

const criterion = (evidence: Criterion["evidence"]): Criterion => ({
  criterion: "Names the key",
  points: 2,
  maxPoints: 2,
  verdict: "met",
  note: "",
  evidence,
  counterexample: null,
});
const quote = (answer: string, text: string) => {
  const start = answer.indexOf(text);
  return criterion({ start, end: start + text.length, text });
};
const ANSWER = "I would group by city and order by total.";

test("marks the quoted words and numbers them by criterion", () => {
  const { segments, numbers } = markEvidence(ANSWER, [
    quote(ANSWER, "group by city"),
    criterion(null),
    quote(ANSWER, "order by total"),
  ]);
  expect(numbers).toEqual([1, null, 2]);
  expect(segments).toEqual([
    { text: "I would ", marks: [] },
    { text: "group by city", marks: [1] },
    { text: " and ", marks: [] },
    { text: "order by total", marks: [2] },
    { text: ".", marks: [] },
  ]);
  expect(segments.map(({ text }) => text).join("")).toBe(ANSWER);
});

test("one quote for two criteria has one number; overlapping quotes keep both", () => {
  const { segments, numbers } = markEvidence(ANSWER, [
    quote(ANSWER, "group by city"),
    quote(ANSWER, "group by city"),
    quote(ANSWER, "city and order"),
  ]);
  expect(numbers).toEqual([1, 1, 2]);
  expect(segments.find(({ text }) => text === "city")?.marks).toEqual([1, 2]);
  const city = segments.findIndex(({ text }) => text === "city");
  expect(marksEndingAt(segments, city)).toEqual([1]);
  expect(marksEndingAt(segments, city + 1)).toEqual([2]);
});

test("searches for a quote at a wrong position, and does not mark words that are missing", () => {
  const { segments, numbers } = markEvidence(ANSWER, [
    criterion({ start: 900, end: 910, text: "order by total" }),
    criterion({ start: 0, end: 3, text: "never said" }),
  ]);
  expect(numbers).toEqual([1, null]);
  expect(segments.filter(({ marks }) => marks.length > 0)).toEqual([{ text: "order by total", marks: [1] }]);
});

test("an empty answer has no segments", () => {
  expect(markEvidence("", [criterion(null)])).toEqual({ segments: [], numbers: [null] });
});
