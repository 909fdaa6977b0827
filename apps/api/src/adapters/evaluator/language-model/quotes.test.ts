import { expect, test } from "@jest/globals";
import { quoteIn } from "./grade.ts";

const ANSWER = "First,\n\tI   check the data.\u00a0Then\r\nI compare \u{1f600} both years.";
const find = (said: string, question = "Why did sales fall?") => quoteIn(ANSWER, ANSWER, question, said);

test.each([
  ["I check the data.", "I   check the data."],
  ["  First, I check\nthe ", "First,\n\tI   check the"],
  ["data. Then I compare", "data.\u00a0Then\r\nI compare"],
  ["compare \u{1f600} both years.", "compare \u{1f600} both years."],
])("finds %j and returns its position", (said, text) => {
  const match = find(said);
  expect(match?.text).toBe(text);
  expect(ANSWER.slice(match?.start, match?.end)).toBe(text);
});

test.each(["", " ", "check", "I check the numbers", "i check the data", "I check … both years", "."])(
  "does not find %j",
  (said) => expect(find(said)).toBeUndefined(),
);

test("rejects the question's own words, whatever their case and spaces", () => {
  expect(find("check the data", "How do you CHECK  the Data?")).toBeUndefined();
  expect(find("I check the data", "How do you check the data?")).toBeDefined();
});
