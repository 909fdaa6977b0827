import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { withBankValues } from "../language/bank-words.ts";
import { sentencesOf, similarity, type Token, type TokenizedText, tokensOf } from "../language/tokens.ts";
import { sharedModel } from "../models/models.ts";
import type { Numbers } from "../models/number-table.ts";

export interface Span {
  start: number;
  end: number;
}

/** A sentence is copied if at least this share of its runs of words is in the question, or in our own texts. */
const QUESTION_SHARE = 0.7;
const OUR_SHARE = 0.75;
const QUESTION_RUN = 3;
const OUR_RUN = 4;
/** Shorter sentences may equal ours by chance. */
const LEAST_OUR_WORDS = 8;

/** Returns all runs of `length` words. */
function runsOf(tokens: readonly Token[], length: number): string[] {
  return tokens.slice(length - 1).map((_, index) =>
    tokens
      .slice(index, index + length)
      .map(({ text }) => text)
      .join(" "),
  );
}

/** Returns the sentences that repeat the question. */
export function copiedFromQuestion({ sentences }: TokenizedText, prompt: string): Span[] {
  const questionRuns = asNumbers(runsOf(tokensOf(prompt), QUESTION_RUN));
  return sentences.filter(({ tokens }) => isMostlyKnown(runsOf(tokens, QUESTION_RUN), questionRuns, QUESTION_SHARE));
}

const asNumbers = (runs: readonly string[]) => new Map(runs.map((run) => [run, 1]));

/** Returns the runs of words in the product's own texts. A copied answer contains them. */
export const runsOfTexts = (texts: readonly string[]): Map<string, number> =>
  asNumbers(texts.flatMap((text) => sentencesOf(text).flatMap(({ tokens }) => runsOf(tokens, OUR_RUN))));

/**
 * Returns the sentences that repeat the product's own texts: the question's criteria and feedback, its model answer in any variation, and
 * the model answers of other questions.
 */
export function copiedFromUs({ sentences }: TokenizedText, question: InterviewQuestion): Span[] {
  const { modelAnswer, rubric } = question;
  const texts = [
    ...sentencesOf(modelAnswer).map(({ start, end }) => modelAnswer.slice(start, end)),
    ...rubric.points.flatMap(({ label, feedbackHit, feedbackMiss }) => [label, feedbackHit, feedbackMiss]),
    ...rubric.errors.flatMap(({ label, feedback }) => [label, feedback]),
  ];
  const modelAnswerRuns = sharedModel<Numbers>("model-answers");
  const knownRuns = asNumbers(texts.flatMap((text) => runsOf(withBankValues(question, tokensOf(text)), OUR_RUN)));
  return sentences.filter(({ tokens }) => {
    if (tokens.length < LEAST_OUR_WORDS) return false;
    const runs = runsOf(withBankValues(question, tokens), OUR_RUN);
    return (
      isMostlyKnown(runs, knownRuns, OUR_SHARE) || isMostlyKnown(runsOf(tokens, OUR_RUN), modelAnswerRuns, OUR_SHARE)
    );
  });
}

/** Shorter answers may be similar by chance. */
const LEAST_SEEN_WORDS = 40;
const SEEN_FROM = 0.9;

/** Whether the answer is nearly the model answer of its question, which this person was shown before. */
export function isSeenBefore(answer: readonly Token[], question: InterviewQuestion): boolean {
  if (!question.wasShown || answer.length < LEAST_SEEN_WORDS) return false;
  const shown = withBankValues(question, tokensOf(question.modelAnswer));
  return similarity(withBankValues(question, answer), shown) > SEEN_FROM;
}

function isMostlyKnown(runs: readonly string[], knownRuns: Numbers, share: number): boolean {
  const copiedCount = runs.filter((run) => knownRuns.get(run) !== undefined).length;
  return copiedCount > 0 && copiedCount >= runs.length * share;
}
