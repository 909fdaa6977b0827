import { expect, test } from "@jest/globals";
import { readStances } from "../language/read.ts";
import { tokenize } from "../language/tokens.ts";
import { bestFits } from "./best-fits.ts";
import type { CriterionModel, Fit } from "./criterion-model.ts";

/** Returns a model with one criterion. `fitFor` decides from the words of a stretch how well it fits. */
const modelOf = (fitFor: (words: string) => Fit): CriterionModel => ({
  scores: (words) => [["one", fitFor(words.map(({ token }) => token.text).join(" "))]],
  oddsOfAnswer: () => new Map([["one", 1]]),
  textCount: () => 60,
  negatedShare: () => 0,
});

function quotedText(text: string, fitFor: (words: string) => Fit): string {
  const bestFit = bestFits(text, readStances(tokenize(text)).sentences, modelOf(fitFor)).get("one");
  return text.slice(bestFit?.start, bestFit?.end);
}

const fitOf = (odds: number, similarity = 0): Fit => ({ odds, similarity, wrongSimilarity: 0 });
const LONG =
  "I would open the file and look at each branch in turn, then compare the sales of last year with this year, and write to the manager.";

test("quotes the whole sentence that fits best, not the clause in it", () => {
  const text = "I ask the shops. It could be nine, two or zero. I write a mail.";
  expect(
    quotedText(text, (words) => fitOf(words.includes("it could be nine") ? (words.includes("zero") ? 2 : 3) : 0)),
  ).toBe("It could be nine, two or zero");
});

test("quotes only the best part of a long sentence", () => {
  expect(quotedText(LONG, (words) => fitOf(words.startsWith("then compare") ? 3 : 1))).toMatch(
    /^then compare the sales/,
  );
});

test("prefers a stretch similar to training sentences to one with higher log-odds", () => {
  const text = "I ask the shops. I check the bills.";
  expect(quotedText(text, (words) => (words.includes("shops") ? fitOf(3, 0) : fitOf(1, 0.5)))).toBe(
    "I check the bills",
  );
});

test("quotes the last word with the signs that belong to it", () => {
  expect(quotedText("The margin rose to 12.5%, I think so.", (words) => fitOf(words.endsWith("5") ? 3 : 0))).toBe(
    "The margin rose to 12.5%, I think so",
  );
  expect(quotedText("I compare Stores[Region]. I ask.", (words) => fitOf(words.includes("compare") ? 3 : 0))).toBe(
    "I compare Stores[Region]",
  );
});
