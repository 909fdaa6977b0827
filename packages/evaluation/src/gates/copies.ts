import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { inBankWords } from "../reading/bank-words.ts";
import { sentencesOf, similarity, type Token, tokensOf } from "../reading/tokens.ts";

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

function runsOf(tokens: readonly Token[], length: number): string[] {
  return tokens.slice(length - 1).map((_, at) =>
    tokens
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(" "),
  );
}

/** The sentences that repeat the question. */
export function copiedFromQuestion(answer: string, prompt: string): Span[] {
  const known = new Set(runsOf(tokensOf(prompt), QUESTION_RUN));
  return sentencesOf(answer).filter(({ tokens }) => isMostly(runsOf(tokens, QUESTION_RUN), known, QUESTION_SHARE));
}

/**
 * The sentences that repeat what the product itself says about answers to a question: its model answer, criteria and feedback, with
 * the values of this or of another variation.
 */
export function copiedFromUs(answer: string, question: InterviewQuestion): Span[] {
  const { modelAnswer, rubric } = question;
  const texts = [
    ...sentencesOf(modelAnswer).map(({ start, end }) => modelAnswer.slice(start, end)),
    ...rubric.points.flatMap(({ label, feedbackHit, feedbackMiss }) => [label, feedbackHit, feedbackMiss]),
    ...rubric.errors.flatMap(({ label, feedback }) => [label, feedback]),
  ];
  const known = new Set(texts.flatMap((text) => runsOf(inBankWords(question, tokensOf(text)), OWN_RUN)));
  return sentencesOf(answer).filter(
    ({ tokens }) =>
      tokens.length >= SHORTEST_OWN && isMostly(runsOf(inBankWords(question, tokens), OWN_RUN), known, OWN_SHARE),
  );
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

function isMostly(runs: readonly string[], known: ReadonlySet<string>, share: number): boolean {
  const copied = runs.filter((run) => known.has(run)).length;
  return copied > 0 && copied >= runs.length * share;
}
