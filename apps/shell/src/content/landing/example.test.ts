import { expect, it } from "@jest/globals";
import { factsOf } from "../../../scripts/facts-of.ts";
import { gradeExample } from "../../../scripts/grade-example.ts";
import example from "./example.json" with { type: "json" };
import facts from "./facts.json" with { type: "json" };

it("matches the current grader, with 7 out of 10", async () => {
  expect(JSON.parse(JSON.stringify(await gradeExample()))).toEqual(example);
  expect(example.score).toBe(7);
});

it("quotes the answer word for word", () => {
  for (const { quote } of example.criteria) {
    if (quote) expect(example.answer.slice(quote.start, quote.end)).toBe(quote.text);
  }
  expect(example.criteria.some(({ quote }) => quote !== null)).toBe(true);
});

it("shows the current numbers of questions", () => {
  expect(facts).toEqual(factsOf());
});
