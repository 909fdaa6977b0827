import type { Sentence } from "../tokens.ts";
import { type Affixes, affixesOf } from "./affixes.ts";
import { frameScore, LEAST, likeliest, NO_FRAME } from "./frame-score.ts";
import { isWord, type Piece, piecesOf } from "./pieces.ts";
import { openingsOf, type Place } from "./segments.ts";
import { struckOut } from "./struck.ts";

/** A stretch of a text. */
export interface Span {
  start: number;
  end: number;
}

/** A sentence of prose. */
interface Said extends Span {
  pieces: Piece[];
  /** It begins with what the writer does not do and continues with what they do: such a beginning is no frame. */
  isTurned: boolean;
}

/** From these log-odds on it is a frame; chosen by cross-validation over frames (`bench/grading/frames/train.mjs --measure`). */
const FRAME_FROM = { opening: 0.8, first: 0.3, last: 0.5, middle: 0.5 };
/** A second sentence like this one judges the first. */
const TURN_FROM = -1.8;
/** A frame of one sentence, of which an honest answer may have one too. */
const AFFIX_FROM = 6;
/** Beside a sentence that says less than this, the next one is no frame. */
const BESIDE_FROM = -4;
/** Two weak frames, one before and one after the answer. */
const WEAK_FROM = -2;
const THROUGHOUT = { share: 0.5, mean: 0, meanOfTwo: 1.5, most: 4 };
const WORDS_FROM = 0.6;
/** A sentence in the middle that speaks of those around it. */
const AROUND = new Set(
  "before above after below around next rest all everything whatever every both follows following previous earlier surrounding surrounds either".split(
    " ",
  ),
);

/**
 * The stretches of an answer that a frame around them denies: before it, after it, in each sentence, or struck through. `turned` are the
 * sentences that continue with what the writer does.
 */
export function deniedByFrames(text: string, all: readonly Sentence[], turned: ReadonlySet<Sentence>): Span[] {
  const everything = [{ start: 0, end: text.length }];
  const said = all.flatMap((sentence): Said[] => {
    const { start, end } = sentence;
    const pieces = piecesOf(text, start, end);
    return isProse(pieces) ? [{ start, end, pieces, isTurned: turned.has(sentence) }] : [];
  });
  const own = affixesOf(said.map(({ pieces }) => pieces)).map((affixes, at) =>
    said[at]?.isTurned ? { ...affixes, lead: NO_FRAME } : affixes,
  );
  if (isFramedThroughout(own)) return everything;
  if (own.slice(1, -1).some(({ pieces }) => speaksOfOthers(pieces))) return everything;
  return [...struckOut(text), ...inSentences(own, said), ...aroundAnswer(text, own, said)];
}

/** A line of code has about as many marks as words. */
const isProse = (pieces: readonly Piece[]) => pieces.filter(isWord).length > pieces.length * WORDS_FROM;

const whole = (pieces: readonly Piece[] = [], place: Place) =>
  pieces.length === 0 ? LEAST : frameScore(pieces, { from: 0, to: pieces.length }, place);

const speaksOfOthers = (pieces: readonly Piece[]) =>
  pieces.some(({ word }) => AROUND.has(word)) && whole(pieces, "middle") > FRAME_FROM.middle;

/** Whether most sentences have a likely frame, be it another one each time. */
function isFramedThroughout(own: readonly Affixes[]): boolean {
  if (own.length < 2) return false;
  const scores = own.map(({ lead, tail }) => Math.max(lead.score, tail.score));
  const { most, share, mean, meanOfTwo } = THROUGHOUT;
  const sum = scores.reduce((total, score) => total + Math.max(-most, Math.min(most, score)), 0);
  const likely = scores.filter((score) => score > 0).length;
  return sum / own.length > (own.length > 2 ? mean : meanOfTwo) && likely >= own.length * share;
}

function inSentences(own: readonly Affixes[], sentences: readonly Span[]): Span[] {
  return sentences.flatMap(({ start, end }, at): Span[] => {
    const { pieces = [], lead, tail } = own[at] ?? {};
    const spans: Span[] = [];
    if (lead && lead.score > AFFIX_FROM) spans.push({ start: pieces[lead.segment.to - 1]?.start ?? start, end });
    if (tail && tail.score > AFFIX_FROM) spans.push({ start, end: pieces[tail.segment.from]?.start ?? end });
    return spans;
  });
}

/** What a frame at the beginning or at the end of the answer denies. */
function aroundAnswer(text: string, own: readonly Affixes[], sentences: readonly Span[]): Span[] {
  const [first, second] = own.map(({ pieces }) => pieces);
  const [last, beforeLast] = own.map(({ pieces }) => pieces).reverse();
  const opening = likeliest(first ?? [], openingsOf(first ?? []), "opening");
  const after = own.length > 1 ? twoOf(first, own.length > 2 ? second : undefined, "first") - FRAME_FROM.first : LEAST;
  const before =
    own.length > 1 ? twoOf(last, own.length > 2 ? beforeLast : undefined, "last") - FRAME_FROM.last : LEAST;
  // "A friend says: drop them. That is wrong. I …": the writer has turned from what was quoted.
  const isTurned = own.length > 2 && whole(second, "last") > TURN_FROM;
  const isOpening = opening.score > FRAME_FROM.opening && !isTurned;
  const start = isTurned ? LEAST : Math.max(after, opening.score - FRAME_FROM.opening);
  if (start + before > 0 && start > WEAK_FROM && before > WEAK_FROM) return [{ start: 0, end: text.length }];
  return [
    ...(before > 0 ? [{ start: 0, end: sentences.at(-1)?.start ?? 0 }] : []),
    ...(isOpening ? [{ start: first?.[opening.segment.to - 1]?.start ?? 0, end: text.length }] : []),
    ...(after > 0 && !isTurned ? [{ start: sentences[0]?.end ?? 0, end: text.length }] : []),
  ];
}

/** The score of a sentence at an edge of the answer, or of the one beside it. */
function twoOf(edge: readonly Piece[] | undefined, beside: readonly Piece[] | undefined, place: Place): number {
  const score = whole(edge, place);
  return score > BESIDE_FROM ? Math.max(score, whole(beside, place)) : score;
}
