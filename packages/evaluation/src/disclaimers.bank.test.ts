import { readFileSync } from "node:fs";
import path from "node:path";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { isWhole } from "@dryrun/content/testing/sample";
import { describe, expect, it } from "@jest/globals";
import { read } from "./language/read.ts";
import { tokenized } from "./language/tokens.ts";
import { gradeOpen } from "./open-grader.ts";
import { type Disclaimer, disclaim } from "./testing/perturbations/disclaim.ts";
import { kindOf } from "./testing/perturbations/perturbation.ts";

const GOLDEN = path.resolve(import.meta.dirname, "../../../bench/grading/golden");
const data = <T>(file: string) => JSON.parse(readFileSync(path.join(GOLDEN, file), "utf8")) as T;
const disclaimers = data<{ name: string; how: Disclaimer }[]>("disclaimers-open.json");
const honest = data<{ text: string; holds: string[] }[]>("honest-disclaimers-open.json");

const answers = interviewQuestions
  .filter((question) => kindOf(question) === "prose")
  .flatMap((question) =>
    question.rubric.exemplars.filter(({ score }) => score >= 8).map(({ text }) => ({ question, text })),
  );
/** On how many answers each disclaimer is tried. The next disclaimer is tried on the next answers. */
const TRIED = isWhole ? 4 : 1;
/** The largest share of disclaimers that may be missed around an answer. */
const MOST_HIGH = 0.05;
/** At most this share of the honest texts may have a statement that the writer means misread as denied. */
const MOST_LOST = 0.1;

describe("a disclaimer", () => {
  it("leaves at most a third of the score", () => {
    const high: string[] = [];
    for (const [at, { name, how }] of disclaimers.entries()) {
      for (let step = 0; step < TRIED; step += 1) {
        const answer = answers[(at * TRIED + step) % answers.length];
        if (!answer) continue;
        const { score } = gradeOpen(answer.question, tokenized(answer.text));
        const disclaimed = gradeOpen(answer.question, tokenized(disclaim(how, answer.text)));
        if (disclaimed.score > Math.max(0.5, score / 3))
          high.push(`${name} around ${answer.question.id}: ${disclaimed.score}`);
      }
    }
    expect(disclaimers.length).toBeGreaterThanOrEqual(150);
    expect(high.slice(Math.floor(disclaimers.length * TRIED * MOST_HIGH))).toEqual([]);
  });
});

/** The share of the words of a quote that the reading denies. */
function deniedIn(text: string, quote: string): number {
  const from = text.indexOf(quote);
  const words = read(tokenized(text)).sentences.flatMap(({ tokens, stances }) =>
    tokens.flatMap(({ start, end }, at) => (start >= from && end <= from + quote.length ? [stances[at]] : [])),
  );
  return words.filter((stance) => stance === "denied").length / words.length;
}

describe("what an honest text holds", () => {
  it("is held, whatever it refuses, corrects or quotes besides", () => {
    const lost = honest.flatMap(({ text, holds }) => holds.filter((quote) => deniedIn(text, quote) > 0.2).slice(0, 1));
    expect(honest.length).toBeGreaterThanOrEqual(80);
    expect(lost.slice(Math.floor(honest.length * MOST_LOST))).toEqual([]);
  });
});
