import { mulberry32, pickOne } from "@dryrun/content/datasets/random";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { trainingDataOf } from "@dryrun/content/interview/training-data";
import { isWhole } from "@dryrun/content/testing/sample";
import { MAX_ANSWER } from "@dryrun/domain/interviews/limits";
import { expect, it } from "@jest/globals";
import { copiedFromQuestion, copiedFromUs } from "./gates/copies.ts";
import { doesNotKnow } from "./gates/do-not-know.ts";
import { foreignSentences, isInForeignScript } from "./gates/foreign-script.ts";
import { gate } from "./gates/gate.ts";
import { injectionsIn } from "./gates/injection.ts";
import { likenessToQuestion } from "./gates/topic.ts";
import { wordSaladIn } from "./gates/word-salad.ts";
import { read } from "./language/read.ts";
import { tokenized } from "./language/tokens.ts";
import { gradeOpen } from "./open-grader.ts";
import { toHalves } from "./result.ts";

// Each step of reading prose, with random texts in ten scripts.

const SEED = Number(process.env.SEED ?? 20_261_126);
const TEXTS = isWhole ? 5_000 : 300;
/** The first and the last letter of each script. */
const SCRIPTS = [
  ["a", "z"],
  ["ऀ", "ॿ"],
  ["অ", "৺"],
  ["அ", "௺"],
  ["א", "ת"],
  ["ؠ", "ي"],
  ["α", "ω"],
  ["а", "я"],
  ["一", "龥"],
  ["가", "힣"],
] as const;
const BETWEEN = [
  " ",
  " ",
  " ",
  " ",
  ", ",
  ". ",
  "\n",
  "? ",
  " - ",
  "…",
  ": ",
  "(",
  ") ",
  '"',
  "~~",
  "1. ",
  "😀",
  "\u200d",
  "\u202e",
  "\ud800",
  "\0",
];
const OURS = [
  "not",
  "never",
  "instead of",
  "wrong",
  "I",
  "everything above",
  "ignore",
  "nahi",
  "SELECT",
  "10/10",
  "'s",
  "n't",
];

const letter = (random: () => number, [from, to]: readonly [string, string]) =>
  String.fromCharCode(from.charCodeAt(0) + Math.floor(random() * (to.charCodeAt(0) - from.charCodeAt(0) + 1)));

/** A text in one or more scripts, with words that the steps react to. */
function textOf(random: () => number): string {
  const scripts = [pickOne(random, SCRIPTS), pickOne(random, SCRIPTS)];
  const length = random() < 0.01 ? MAX_ANSWER : Math.floor(random() ** 3 * 600);
  let text = "";
  while (text.length < length) {
    const script = pickOne(random, scripts);
    const word = Array.from({ length: 1 + Math.floor(random() * 9) }, () => letter(random, script)).join("");
    text += (random() < 0.2 ? pickOne(random, OURS) : word) + pickOne(random, BETWEEN);
  }
  return text.slice(0, MAX_ANSWER);
}

const prose = interviewQuestions.filter(({ id }) => trainingDataOf(id));

it(`reads ${TEXTS} random texts without an exception, and always the same (SEED=${SEED})`, () => {
  const random = mulberry32(SEED);
  for (let at = 0; at < TEXTS; at += 1) {
    const text = textOf(random);
    const question = prose[at % prose.length];
    if (!question) throw new Error("The bank has no prose.");
    const answer = tokenized(text);
    // Steps are called one by one, so that the stack names the one that throws.
    doesNotKnow(text, answer.words);
    isInForeignScript(text);
    foreignSentences(text);
    injectionsIn(answer, () => []);
    copiedFromQuestion(answer, question.prompt);
    copiedFromUs(answer, question);
    wordSaladIn(answer);
    expect(likenessToQuestion(question, answer)).not.toBeNaN();
    expect(read(answer).sentences.map(({ tokens, stances }) => stances.length - tokens.length)).toEqual(
      answer.sentences.map(() => 0),
    );
    const { rest } = gate(question, text);
    expect([0, text.length]).toContain(rest.text.length);
    const grade = gradeOpen(question, rest);
    expect([toHalves(grade.score), grade.score >= 0 && grade.score <= 10]).toEqual([grade.score, true]);
    if (at % 50 === 0) expect(gradeOpen(question, rest)).toEqual(grade);
  }
});
