import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { inBankWords } from "../language/bank-words.ts";
import { sentencesOf, similarity, type Token, type TokenizedText, tokensOf } from "../language/tokens.ts";
import { sharedModel } from "../models/models.ts";
import type { Numbers } from "../models/number-table.ts";

export interface Span {
  start: number;
  end: number;
}

/** A sentence is copied when at least this share of its runs of words is in the text. */
const QUESTION_SHARE = 0.7;
const OWN_SHARE = 0.75;
const QUESTION_RUN = 3;
const OWN_RUN = 4;
/** Shorter sentences may be alike by chance. */
const SHORTEST_OWN = 8;

/** All runs of `length` words. */
function runsOf(tokens: readonly Token[], length: number): string[] {
  return tokens.slice(length - 1).map((_, at) =>
    tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(" "),
  );
}

/** The sentences that repeat the question. */
export function copiedFromQuestion({ sentences }: TokenizedText, prompt: string): Span[] {
  const known = numbered(runsOf(tokensOf(prompt), QUESTION_RUN));
  return sentences.filter(({ tokens }) => isMostly(runsOf(tokens, QUESTION_RUN), known, QUESTION_SHARE));
}

const numbered = (runs: readonly string[]) => new Map(runs.map((run) => [run, 1]));

/** Runs of words from the product's own texts. A copied answer contains them. */
export const runsOfTexts = (texts: readonly string[]): Map<string, number> =>
  numbered(texts.flatMap((text) => sentencesOf(text).flatMap(({ tokens }) => runsOf(tokens, OWN_RUN))));

/**
 * The sentences that repeat what the product itself says: the question's criteria and feedback, and model answers, of this question with
 * the values of this or of another variation, and of other ones.
 */
export function copiedFromUs({ sentences }: TokenizedText, question: InterviewQuestion): Span[] {
  const { modelAnswer, rubric } = question;
  const texts = [
    ...sentencesOf(modelAnswer).map(({ start, end }) => modelAnswer.slice(start, end)),
    ...rubric.points.flatMap(({ label, feedbackHit, feedbackMiss }) => [label, feedbackHit, feedbackMiss]),
    ...rubric.errors.flatMap(({ label, feedback }) => [label, feedback]),
  ];
  const modelAnswerRuns = sharedModel<Numbers>("model-answers");
  const known = numbered(texts.flatMap((text) => runsOf(inBankWords(question, tokensOf(text)), OWN_RUN)));
  return sentences.filter(({ tokens }) => {
    if (tokens.length < SHORTEST_OWN) return false;
    const runs = runsOf(inBankWords(question, tokens), OWN_RUN);
    return isMostly(runs, known, OWN_SHARE) || isMostly(runsOf(tokens, OWN_RUN), modelAnswerRuns, OWN_SHARE);
  });
}

/** Shorter answers may be alike by chance. */
const SHORTEST_SEEN = 40;
const SEEN_FROM = 0.9;

/** Whether the answer is nearly the model answer of its family, which this person was shown before. */
export function isSeenBefore(answer: readonly Token[], question: InterviewQuestion): boolean {
  if (!question.wasShown || answer.length < SHORTEST_SEEN) return false;
  const shown = inBankWords(question, tokensOf(question.modelAnswer));
  return similarity(inBankWords(question, answer), shown) > SEEN_FROM;
}

function isMostly(runs: readonly string[], known: Numbers, share: number): boolean {
  const copied = runs.filter((run) => known.get(run) !== undefined).length;
  return copied > 0 && copied >= runs.length * share;
}
