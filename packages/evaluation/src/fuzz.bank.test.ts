import { mulberry32, pickOne } from "@dryrun/content/datasets/random";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { trainingDataOf } from "@dryrun/content/interview/training-data";
import { isWhole } from "@dryrun/content/testing/sample";
import { MAX_ANSWER } from "@dryrun/domain/interviews/limits";
import { expect, it } from "@jest/globals";
import { copiedFromQuestion, copiedFromUs } from "./gates/copies.ts";
import { doesNotKnow } from "./gates/do-not-know.ts";
import { foreignSentences, isInForeignScript } from "./gates/foreign-script.ts";
import { applyGates } from "./gates/gate.ts";
import { injectionsIn } from "./gates/injection.ts";
import { topicSimilarity } from "./gates/topic.ts";
import { wordSaladIn } from "./gates/word-salad.ts";
import { readStances } from "./language/read.ts";
import { tokenize } from "./language/tokens.ts";
import { gradeOpen } from "./open-grader.ts";
import { toHalves } from "./result.ts";

// Calls each step of reading prose with random texts in ten scripts.

const SEED = Number(process.env.SEED ?? 20_261_126);
const TEXT_COUNT = isWhole ? 5_000 : 300;
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
const SEPARATORS = [
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
const TRIGGER_WORDS = [
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

const randomLetter = (random: () => number, [from, to]: readonly [string, string]) =>
  String.fromCharCode(from.charCodeAt(0) + Math.floor(random() * (to.charCodeAt(0) - from.charCodeAt(0) + 1)));

/** Returns a text in one or two scripts, with words that the steps react to. */
function randomText(random: () => number): string {
  const scripts = [pickOne(random, SCRIPTS), pickOne(random, SCRIPTS)];
  const length = random() < 0.01 ? MAX_ANSWER : Math.floor(random() ** 3 * 600);
  let text = "";
  while (text.length < length) {
    const script = pickOne(random, scripts);
    const word = Array.from({ length: 1 + Math.floor(random() * 9) }, () => randomLetter(random, script)).join("");
    text += (random() < 0.2 ? pickOne(random, TRIGGER_WORDS) : word) + pickOne(random, SEPARATORS);
  }
  return text.slice(0, MAX_ANSWER);
}

const proseQuestions = interviewQuestions.filter(({ id }) => trainingDataOf(id));

it(`reads ${TEXT_COUNT} random texts without an exception, and always the same (SEED=${SEED})`, () => {
  const random = mulberry32(SEED);
  for (let at = 0; at < TEXT_COUNT; at += 1) {
    const text = randomText(random);
    const question = proseQuestions[at % proseQuestions.length];
    if (!question) throw new Error("The bank has no prose.");
    const answer = tokenize(text);
    // Each step is called separately, so that the stack trace names the one that throws.
    doesNotKnow(text, answer.words);
    isInForeignScript(text);
    foreignSentences(text);
    injectionsIn(answer, () => []);
    copiedFromQuestion(answer, question.prompt);
    copiedFromUs(answer, question);
    wordSaladIn(answer);
    expect(topicSimilarity(question, answer)).not.toBeNaN();
    expect(readStances(answer).sentences.map(({ tokens, stances }) => stances.length - tokens.length)).toEqual(
      answer.sentences.map(() => 0),
    );
    const { rest } = applyGates(question, text);
    expect([0, text.length]).toContain(rest.text.length);
    const grade = gradeOpen(question, rest);
    expect([toHalves(grade.score), grade.score >= 0 && grade.score <= 10]).toEqual([grade.score, true]);
    if (at % 50 === 0) expect(gradeOpen(question, rest)).toEqual(grade);
  }
});
