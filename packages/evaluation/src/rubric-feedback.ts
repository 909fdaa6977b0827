import type { Rubric } from "@dryrun/content/interview/question";
import { lowerFirst } from "./feedback.ts";
import { type TokenizedText, tokenize, tokensOf } from "./language/tokens.ts";
import { type LostPoint, lostPoints } from "./lost-points.ts";
import { type Evidence, type QuestionFeedback, type Quote, toHalves } from "./result.ts";

/** The answer and how certain the grader is of each criterion, so that the feedback does not claim more. */
interface AnswerReading {
  answer: TokenizedText;
  /** The chance that each criterion is met, by its id. A criterion without an entry is certain. */
  chances: ReadonlyMap<string, number>;
}
const CERTAIN_READING: AnswerReading = { answer: tokenize(""), chances: new Map() };

/** A criterion with at least this chance gets its praise from the rubric. Below, the feedback says which words counted. */
const PRAISED_FROM = 0.85;
/** The words of a partly met criterion are quoted from this chance on. Below, fewer than two thirds of the quotes were right. */
const BEGUN_FROM = 0.5;
/** From this chance on a criterion may be partly met. In open answers 61 of 138 such criteria were, and 27 of 269 with a lower chance. */
const UNCLEAR_FROM = 0.1;

/** Writes the feedback on an answer from its evidence: what is good, what is missing, and what to do next. */
export function rubricFeedback(
  rubric: Rubric,
  evidence: readonly Evidence[],
  errors: readonly Evidence[],
  reading: AnswerReading = CERTAIN_READING,
): QuestionFeedback {
  const quoteIn = quoteEachOnce(rubric);
  const lost = lostPoints(rubric, evidence);
  const mentioned = lost.filter(isMentionedIn(reading.answer));
  const labelOf = (id: string) => rubric.points.find((point) => point.id === id)?.label ?? "";
  const good = evidence
    .filter(({ verdict }) => verdict === "met")
    .map(({ pointId, note, quote }) => {
      const isSure = (reading.chances.get(pointId) ?? 1) >= PRAISED_FROM;
      const sentence = (words: string) =>
        isSure ? `${withoutStop(note)}: ${words}.` : `${words} counts for “${labelOf(pointId)}”.`;
      return quoteIn(quote, sentence) ?? note;
    });
  const missing = [
    ...errors.map(({ note, quote }) => quoteIn(quote, (words) => `You write ${words}. ${note}`) ?? note),
    ...lost.map(({ id, feedbackMiss }) => {
      const partial = evidence.find(({ pointId, verdict }) => pointId === id && verdict === "partial");
      const quotedPartial = (reading.chances.get(id) ?? 1) >= BEGUN_FROM ? partial : undefined;
      const isUnclear = (reading.chances.get(id) ?? 0) >= UNCLEAR_FROM || mentioned.some((point) => point.id === id);
      return (
        quoteIn(
          quotedPartial?.quote,
          (words) => `${words} is a start. What it still needs: ${lowerFirst(feedbackMiss)}`,
        ) ??
        (isUnclear ? `“${labelOf(id)}” is ${partial ? "only partly there" : "missing"}. ${feedbackMiss}` : feedbackMiss)
      );
    }),
  ];
  const meetsNothing = errors.length === 0 && evidence.every(({ verdict }) => verdict === "unmet");
  const opening = meetsNothing
    ? quoteIn(
        firstSentence(reading.answer.text),
        (words) => `You write ${words}, but no criterion is clear from the answer yet.`,
      )
    : undefined;
  return {
    good: opening ? [opening] : good,
    missing,
    next: nextStep(rubric, unmentionedFirst(lost, mentioned), errors.length, reading),
  };
}

/** A quote is cut to this many words. */
const QUOTED_WORDS = 20;
/** A quote of fewer words does not show what is meant. */
const LEAST_QUOTED_WORDS = 2;

/** Returns a function that puts a quote of prose into a sentence. It uses each quote once, because one sentence may meet two criteria. */
function quoteEachOnce({ exec }: Rubric) {
  const usedQuotes = new Set<string>();
  return (quote: Pick<Quote, "text"> | undefined, sentence: (words: string) => string): string | undefined => {
    const words = quote?.text.trim().split(/\s+/) ?? [];
    const isCut = words.length > QUOTED_WORDS;
    const shown = isCut ? `${words.slice(0, QUOTED_WORDS).join(" ")} …` : withoutStop(words.join(" "));
    if (exec || words.length < LEAST_QUOTED_WORDS || usedQuotes.has(shown)) return undefined;
    usedQuotes.add(shown);
    return sentence(`“${shown}”`);
  };
}

const withoutStop = (text: string) => text.replace(/[.!;,:]$/, "");

/** Returns the first sentence of an answer, for a quote. */
const firstSentence = (answer: string): Pick<Quote, "text"> | undefined =>
  answer.trim() === "" ? undefined : { text: answer.trim().split(/(?<=[.!?])\s|\n/)[0] ?? "" };

/** Key words of a criterion have at least this many letters, and are compared by this many first letters. */
const KEY_WORD_LENGTH = 5;
/** An answer with this share of the key words may meet the criterion in a way that the grader did not understand. */
const MENTIONED_FROM = 0.5;

/** Returns a test of whether an answer has many key words of a criterion. */
function isMentionedIn(answer: TokenizedText) {
  const stems = new Set(answer.words.map(({ text }) => text.slice(0, KEY_WORD_LENGTH)));
  return ({ label, feedbackMiss }: LostPoint) => {
    const keyWords = tokensOf(`${label} ${feedbackMiss}`).filter(({ text }) => text.length >= KEY_WORD_LENGTH);
    const foundWords = keyWords.filter(({ text }) => stems.has(text.slice(0, KEY_WORD_LENGTH)));
    return keyWords.length > 0 && foundWords.length / keyWords.length >= MENTIONED_FROM;
  };
}

/** Sorts the criteria: those that the answer does not mention come first, because advice to add what is already there does not help. */
const unmentionedFirst = (lost: readonly LostPoint[], mentioned: readonly LostPoint[]) => [
  ...lost.filter((point) => !mentioned.includes(point)),
  ...mentioned,
];

/** Returns the next step after prose that meets every criterion. */
function nextStepWithoutGaps({ points }: Rubric, { chances }: AnswerReading): string {
  const chanceOf = ({ id }: { id: string }) => chances.get(id) ?? 1;
  const [leastSure] = points.toSorted((a, b) => chanceOf(a) - chanceOf(b) || b.weight - a.weight);
  return leastSure && chanceOf(leastSure) < PRAISED_FROM
    ? `Each criterion was recognised, “${leastSure.label}” least surely. Check that you say all of it.`
    : `Each criterion was recognised. In an interview, expect a follow-up question about “${leastSure?.label}”.`;
}

/** The quote of a program is cut to this many words. */
const QUOTED_PROGRAM_WORDS = 7;

/** Returns the next step after a right program. */
export function nextStepAfterRightProgram(program: string, { text }: Quote): string {
  const words = text.trim().split(/\s+/);
  const beginning = words.slice(0, QUOTED_PROGRAM_WORDS).join(" ");
  const shown = words.length > QUOTED_PROGRAM_WORDS ? `${beginning} …` : beginning;
  return `The result is right on every data set that was tried. Practise explaining in two sentences why your ${program} “${shown}” gives this result.`;
}

function nextStep(
  rubric: Rubric,
  [first, ...others]: readonly LostPoint[],
  errorCount: number,
  reading: AnswerReading,
): string {
  if (errorCount > 0)
    return `Correct the ${errorCount === 1 ? "mistake first: it costs" : "mistakes first: they cost"} points, whatever else the answer says.`;
  if (!first) return nextStepWithoutGaps(rubric, reading);
  const isBegun = first.lostWeight < first.weight;
  if (others.length === 0)
    return isBegun
      ? `Make “${first.label}” clear, and the answer is complete.`
      : `Add “${first.label}”, and the answer is complete.`;
  const points = toHalves(first.lostWeight);
  return `Start with “${first.label}”: it is worth up to ${points === 1 ? "1 more point" : `${points} more points`}.`;
}
