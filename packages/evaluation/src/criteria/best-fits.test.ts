import { expect, test } from "@jest/globals";
import { read } from "../language/read.ts";
import { tokenized } from "../language/tokens.ts";
import { bestFits } from "./best-fits.ts";
import type { CriterionModel, Fit } from "./criterion-model.ts";

/** A model that knows one criterion: how well a stretch fits it depends on what is said. */
const modelOf = (fitOf: (said: string) => Fit): CriterionModel => ({
  scores: (said) => [["one", fitOf(said.map(({ token }) => token.text).join(" "))]],
  inAll: () => new Map([["one", 1]]),
  known: () => 60,
  refused: () => 0,
});

function quoted(text: string, fitOf: (said: string) => Fit): string {
  const fit = bestFits(text, read(tokenized(text)).sentences, modelOf(fitOf)).get("one");
  return text.slice(fit?.start, fit?.end);
}

const fit = (odds: number, near = 0): Fit => ({ odds, near, nearWrong: 0 });
const LONG =
  "I would open the file and look at each branch in turn, then compare the sales of last year with this year, and write to the manager.";

test("quotes the whole sentence that fits best, not the clause in it", () => {
  const text = "I ask the shops. It could be nine, two or zero. I write a mail.";
  expect(quoted(text, (said) => fit(said.includes("it could be nine") ? (said.includes("zero") ? 2 : 3) : 0))).toBe(
    "It could be nine, two or zero",
  );
});

test("quotes of a long sentence the part that fits best", () => {
  expect(quoted(LONG, (said) => fit(said.startsWith("then compare") ? 3 : 1))).toMatch(/^then compare the sales/);
});

test("prefers what is like known sentences to what the regression alone finds", () => {
  const text = "I ask the shops. I check the bills.";
  expect(quoted(text, (said) => (said.includes("shops") ? fit(3, 0) : fit(1, 0.5)))).toBe("I check the bills");
});

test("quotes the last word with the marks that belong to it", () => {
  expect(quoted("The margin rose to 12.5%, I think so.", (said) => fit(said.endsWith("5") ? 3 : 0))).toBe(
    "The margin rose to 12.5%, I think so",
  );
  expect(quoted("I compare Stores[Region]. I ask.", (said) => fit(said.includes("compare") ? 3 : 0))).toBe(
    "I compare Stores[Region]",
  );
});
