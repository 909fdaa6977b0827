import type { Rubric } from "@dryrun/content/interview/question";
import { lowerFirst } from "./feedback.ts";
import { type TokenizedText, tokenized, tokensOf } from "./language/tokens.ts";
import { type LostPoint, lostPoints } from "./lost-points.ts";
import { type Evidence, type QuestionFeedback, type Quote, toHalves } from "./result.ts";

/** What was read, for words that are no surer than the reading. */
interface Read {
  answer: TokenizedText;
  /** How likely each criterion is met, by its id; a criterion that is not here was read surely. */
  chances: ReadonlyMap<string, number>;
}
const SURELY: Read = { answer: tokenized(""), chances: new Map() };

/** From this chance on a criterion is praised in its own words; below, the text says which words counted. */
const PRAISED_FROM = 0.85;
/** From this chance on the words of a criterion that is met in part are quoted; below, less than two thirds are there. */
const BEGUN_FROM = 0.5;
/** From this chance on a criterion may be met in part: of 138 such ones in open answers 61 were, and of 269 less likely ones 27. */
const UNCLEAR_FROM = 0.1;

/** What to say of an answer whose criteria and errors were read: what is good, what is missing, and what to do next. */
export function rubricFeedback(
  rubric: Rubric,
  evidence: readonly Evidence[],
  errors: readonly Evidence[],
  read: Read = SURELY,
): QuestionFeedback {
  const said = quoteOnce(rubric);
  const lost = lostPoints(rubric, evidence);
  const traced = lost.filter(isTracedIn(read.answer));
  const labelOf = (id: string) => rubric.points.find((point) => point.id === id)?.label ?? "";
  const good = evidence
    .filter(({ verdict }) => verdict === "met")
    .map(({ pointId, note, quote }) => {
      const isSure = (read.chances.get(pointId) ?? 1) >= PRAISED_FROM;
      const sentence = (words: string) =>
        isSure ? `${withoutStop(note)}: ${words}.` : `${words} counts for “${labelOf(pointId)}”.`;
      return said(quote, sentence) ?? note;
    });
  const missing = [
    ...errors.map(({ note, quote }) => said(quote, (words) => `You write ${words}. ${note}`) ?? note),
    ...lost.map(({ id, feedbackMiss }) => {
      const partial = evidence.find(({ pointId, verdict }) => pointId === id && verdict === "partial");
      const begun = (read.chances.get(id) ?? 1) >= BEGUN_FROM ? partial : undefined;
      const isUnclear = (read.chances.get(id) ?? 0) >= UNCLEAR_FROM || traced.some((point) => point.id === id);
      return (
        said(begun?.quote, (words) => `${words} is a start. What it still needs: ${lowerFirst(feedbackMiss)}`) ??
        (isUnclear
          ? `“${labelOf(id)}” was ${partial ? "recognised only in part" : "not recognised"}. ${feedbackMiss}`
          : feedbackMiss)
      );
    }),
  ];
  const isBare = errors.length === 0 && evidence.every(({ verdict }) => verdict === "unmet");
  const opening = isBare
    ? said(firstOf(read.answer.text), (words) => `You write ${words}, but no criterion is clear from the answer yet.`)
    : undefined;
  return {
    good: opening ? [opening] : good,
    missing,
    next: nextStep(rubric, unsaidFirst(lost, traced), errors.length, read),
  };
}

/** A longer quote is cut. */
const QUOTED_WORDS = 20;
/** A single word says too little of what is meant. */
const LEAST_QUOTED = 2;

/** Puts the person's words into a sentence about prose, each words once: two criteria may be met by one sentence. */
function quoteOnce({ exec }: Rubric) {
  const had = new Set<string>();
  return (quote: Pick<Quote, "text"> | undefined, sentence: (words: string) => string): string | undefined => {
    const words = quote?.text.trim().split(/\s+/) ?? [];
    const isCut = words.length > QUOTED_WORDS;
    const shown = isCut ? `${words.slice(0, QUOTED_WORDS).join(" ")} …` : withoutStop(words.join(" "));
    if (exec || words.length < LEAST_QUOTED || had.has(shown)) return undefined;
    had.add(shown);
    return sentence(`“${shown}”`);
  };
}

const withoutStop = (text: string) => text.replace(/[.!;,:]$/, "");

/** The beginning of an answer, for an opening. */
const firstOf = (answer: string): Pick<Quote, "text"> | undefined =>
  answer.trim() === "" ? undefined : { text: answer.trim().split(/(?<=[.!?])\s|\n/)[0] ?? "" };

/** Words that say what a criterion is about. */
const LONG_WORD = 5;
/** With this share of them in the answer, the criterion may be there in words that were not understood. */
const MUCH_SAID = 0.5;

/** Whether an answer has many of the words that a criterion is about. */
function isTracedIn(answer: TokenizedText) {
  const stems = new Set(answer.words.map(({ text }) => text.slice(0, LONG_WORD)));
  return ({ label, feedbackMiss }: LostPoint) => {
    const own = tokensOf(`${label} ${feedbackMiss}`).filter(({ text }) => text.length >= LONG_WORD);
    const found = own.filter(({ text }) => stems.has(text.slice(0, LONG_WORD)));
    return own.length > 0 && found.length / own.length >= MUCH_SAID;
  };
}

/** What the answer shows no trace of comes first: asking for what is there helps nobody. */
const unsaidFirst = (lost: readonly LostPoint[], traced: readonly LostPoint[]) => [
  ...lost.filter((point) => !traced.includes(point)),
  ...traced,
];

/** The next step after prose in which each criterion was found. */
function afterAll({ points }: Rubric, { chances }: Read): string {
  const chanceOf = ({ id }: { id: string }) => chances.get(id) ?? 1;
  const [least] = points.toSorted((a, b) => chanceOf(a) - chanceOf(b) || b.weight - a.weight);
  return least && chanceOf(least) < PRAISED_FROM
    ? `Each criterion was recognised, “${least.label}” least surely. Check that you say all of it.`
    : `Each criterion was recognised. In an interview, expect a follow-up question about “${least?.label}”.`;
}

/** Of a program only the beginning is quoted. */
const PROGRAM_WORDS = 7;

/** The next step after a right program, which begins with `quote`. */
export function afterRightProgram(program: string, { text }: Quote): string {
  const words = text.trim().split(/\s+/);
  const begin = words.slice(0, PROGRAM_WORDS).join(" ");
  const shown = words.length > PROGRAM_WORDS ? `${begin} …` : begin;
  return `Nothing is missing. Practise explaining in two sentences why your ${program} “${shown}” gives this result.`;
}

function nextStep(rubric: Rubric, [first, ...others]: readonly LostPoint[], errors: number, read: Read): string {
  if (errors > 0)
    return `Correct the ${errors === 1 ? "mistake first: it costs" : "mistakes first: they cost"} points, whatever else the answer says.`;
  if (!first) return afterAll(rubric, read);
  const isBegun = first.left < first.weight;
  if (others.length === 0)
    return isBegun
      ? `Make “${first.label}” clear, and the answer is complete.`
      : `Add “${first.label}”, and the answer is complete.`;
  const points = toHalves(first.left);
  return `Start with “${first.label}”: it is worth up to ${points === 1 ? "1 more point" : `${points} more points`}.`;
}
