import { readFileSync } from "node:fs";
import path from "node:path";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { isWhole } from "@dryrun/content/testing/sample";
import { describe, expect, it } from "@jest/globals";
import { readStances } from "./language/read.ts";
import { tokenize } from "./language/tokens.ts";
import { gradeOpen } from "./open-grader.ts";
import { type Disclaimer, disclaim } from "./testing/perturbations/disclaim.ts";
import { kindOf } from "./testing/perturbations/perturbation.ts";

const GOLDEN = path.resolve(import.meta.dirname, "../golden");
const readGolden = <T>(file: string) => JSON.parse(readFileSync(path.join(GOLDEN, file), "utf8")) as T;
const disclaimers = readGolden<{ name: string; how: Disclaimer }[]>("disclaimers-open.json");
const honestTexts = readGolden<{ text: string; holds: string[] }[]>("honest-disclaimers-open.json");

const answers = interviewQuestions
  .filter((question) => kindOf(question) === "prose")
  .flatMap((question) =>
    question.rubric.exemplars.filter(({ score }) => score >= 8).map(({ text }) => ({ question, text })),
  );
/** Each disclaimer is added to this many answers, and the next disclaimer to the next answers. */
const ANSWERS_PER_DISCLAIMER = isWhole ? 4 : 1;
/** At most this share of the disclaimers may be missed. */
const MOST_MISSED = 0.05;
/** In at most this share of the honest texts, a statement that the writer means may be read as denied. */
const MOST_MISREAD = 0.1;

describe("a disclaimer", () => {
  it("leaves at most a third of the score", () => {
    const tooHigh: string[] = [];
    for (const [at, { name, how }] of disclaimers.entries()) {
      for (let step = 0; step < ANSWERS_PER_DISCLAIMER; step += 1) {
        const answer = answers[(at * ANSWERS_PER_DISCLAIMER + step) % answers.length];
        if (!answer) continue;
        const { score } = gradeOpen(answer.question, tokenize(answer.text));
        const disclaimed = gradeOpen(answer.question, tokenize(disclaim(how, answer.text)));
        if (disclaimed.score > Math.max(0.5, score / 3))
          tooHigh.push(`${name} around ${answer.question.id}: ${disclaimed.score}`);
      }
    }
    expect(disclaimers.length).toBeGreaterThanOrEqual(150);
    expect(tooHigh.slice(Math.floor(disclaimers.length * ANSWERS_PER_DISCLAIMER * MOST_MISSED))).toEqual([]);
  });
});

/** Returns the share of a quote's words that are read as denied. */
function deniedShare(text: string, quote: string): number {
  const from = text.indexOf(quote);
  const words = readStances(tokenize(text)).sentences.flatMap(({ tokens, stances }) =>
    tokens.flatMap(({ start, end }, index) => (start >= from && end <= from + quote.length ? [stances[index]] : [])),
  );
  return words.filter((stance) => stance === "denied").length / words.length;
}

describe("a statement of an honest text", () => {
  it("is not read as denied, whatever else the text negates, corrects or quotes", () => {
    const misread = honestTexts.flatMap(({ text, holds }) =>
      holds.filter((quote) => deniedShare(text, quote) > 0.2).slice(0, 1),
    );
    expect(honestTexts.length).toBeGreaterThanOrEqual(80);
    expect(misread.slice(Math.floor(honestTexts.length * MOST_MISREAD))).toEqual([]);
  });
});
