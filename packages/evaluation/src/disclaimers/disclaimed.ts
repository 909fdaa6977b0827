import { isWord, type Piece } from "../language/pieces.ts";
import type { Sentence } from "../language/tokens.ts";
import { LEAST, likeliest, scoreOfWhole, type Thresholds, thresholds } from "./disclaimer-model.ts";
import { leadsOf, openingsOf, type Place, type Segment, tailsOf } from "./segments.ts";

/** A stretch of a text. */
interface Span {
  start: number;
  end: number;
}
/** A sentence of prose. */
interface Said extends Span {
  pieces: readonly Piece[];
}

/** The score of two weak disclaimers, one before and one after the answer. */
const WEAK_FROM = -2;
/** A second sentence like this one judges the first, and a neighbour of one that says less is none. */
const TURN_FROM = -1.8;
const NEIGHBOUR_FROM = -4;
/** Most sentences have a likely disclaimer, even if each has a different one. */
const THROUGHOUT = { share: 0.5, most: 4 };
/** "I would not send the list, because …; instead I sent age bands": it continues with what the writer does. */
const REFUSES = /^(?:i|we) (?:would|will|do|did|should|could|can|am|was) not$/;
const TURNS = new Set(["but", "instead", "rather"]);
/** More than a word or two follows the turn. */
const TURN_REST = 5;
/** With so few sentences the mean is less reliable. */
const FEW = 2;
/** A line of code has about as many marks as words. */
const LEAST_WORDS = 0.6;
/** What is struck out: in Markdown, or in HTML. */
const STRUCK = /~~[^~]+~~|<(s|del|strike)>[^<]*<\/\1>/gi;
/** A sentence in the middle that refers to the sentences around it. */
const AROUND = new Set(
  "before above after below around next rest all everything whatever every both follows following previous earlier surrounding surrounds either".split(
    " ",
  ),
);

/**
 * The stretches of an answer that a disclaimer takes back: one before it, after it, in each sentence, or a line through the words. `isDoubted`:
 * whether anything in it may be a disclaimer.
 */
export function disclaimersIn(
  text: string,
  sentences: readonly Sentence[],
  pieces: readonly (readonly Piece[])[],
): { spans: Span[]; isDoubted: boolean } {
  const said = sentences.flatMap(({ start, end }, at): Said[] => {
    const own = pieces[at] ?? [];
    return own.filter(isWord).length > own.length * LEAST_WORDS ? [{ start, end, pieces: own }] : [];
  });
  const struck = [...text.matchAll(STRUCK)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }));
  const { sure, doubtful } = thresholds();
  const all = { start: 0, end: text.length };
  const spans = [...struck, ...disclaimedIn(said, all, sure)];
  return { spans, isDoubted: spans.length > 0 || disclaimedIn(said, all, doubtful).length > 0 };
}

function disclaimedIn(said: readonly Said[], all: Span, from: Thresholds): Span[] {
  const isOfOthers = ({ pieces }: Said) =>
    pieces.some(({ word }) => AROUND.has(word)) && scoreOfWhole(pieces, "middle") > from.middle;
  const throughout = said.length > FEW ? from.throughout : from.few;
  if (isDisclaimedThroughout(said, throughout) || said.slice(1, -1).some(isOfOthers)) return [all];
  return aroundAnswer(said, all, from);
}

function isDisclaimedThroughout(said: readonly Said[], from: number): boolean {
  if (said.length === 0) return false;
  const rows = said.map(({ pieces }) => pieces);
  const leads = scoresOf(rows, "lead", leadsOf, (length) => ({ from: 0, to: length }));
  const backward = rows.map((row) => withoutStop(row).toReversed());
  const tails = scoresOf(
    rows,
    "tail",
    tailsOf,
    (length, row) => ({ from: withoutStop(row).length - length, to: row.length }),
    backward,
  );
  const scores = rows.map((row, at) => {
    if (turnsToOwn(row)) return LEAST;
    return Math.max(leads[at] ?? LEAST, tails[at] ?? LEAST, scoreOfWhole(row, "middle"));
  });
  const { most, share } = THROUGHOUT;
  const sum = scores.reduce((total, score) => total + Math.max(-most, Math.min(most, score)), 0);
  const likely = scores.filter((score) => score > 0).length;
  return sum / said.length > from && likely >= said.length * share;
}

function turnsToOwn(row: readonly Piece[]): boolean {
  const words = row.map(({ word }) => word);
  const turn = words.findIndex((word) => TURNS.has(word));
  return turn !== -1 && words.length - turn > TURN_REST && REFUSES.test(words.slice(0, 3).join(" "));
}

const withoutStop = (row: readonly Piece[]) => (/^[.!?]$/.test(row.at(-1)?.word ?? "") ? row.slice(0, -1) : row);

/** Added to the log-odds if most sentences repeat the disclaimer word for word. */
const REPEATED = { lead: 2, tail: 3 };

/** For each sentence, the score of its likeliest disclaimer at the beginning or the end, and whether most sentences share it. */
function scoresOf(
  rows: readonly (readonly Piece[])[],
  place: "lead" | "tail",
  segmentsOf: (row: readonly Piece[]) => Segment[],
  segmentOf: (length: number, row: readonly Piece[]) => Segment,
  readFrom: readonly (readonly Piece[])[] = rows,
): number[] {
  const shared = sharedLengths(readFrom);
  return rows.map((row, at) => {
    const lengths = shared[at] ?? [];
    const repeated = likeliest(
      row,
      lengths.map((length) => segmentOf(length, row)),
      place,
    ).score;
    return Math.max(
      likeliest(row, segmentsOf(row), place).score,
      lengths.length > 0 ? repeated + REPEATED[place] : LEAST,
    );
  });
}

const LONGEST_SHARED = 14;
const MOST_SENTENCES = 0.6;

/** For each row of pieces, the length of the beginning that it shares with most rows. */
function sharedLengths(rows: readonly (readonly Piece[])[]): number[][] {
  const keys = rows.map((row) => {
    let key = "";
    return row.slice(0, Math.min(LONGEST_SHARED, row.length - 1)).map(({ word }) => (key += ` ${word}`));
  });
  const counts = new Map<string, number>();
  for (const key of keys.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(2, rows.length * MOST_SENTENCES);
  // A single shared word means nothing: "I", "Then".
  const isOneWord = (row: readonly Piece[] | undefined, at: number) =>
    at === 0 && row?.[0] !== undefined && isWord(row[0]);
  return keys.map((own, row) =>
    own.flatMap((key, at) => ((counts.get(key) ?? 0) >= least && !isOneWord(rows[row], at) ? [at + 1] : [])),
  );
}

/** What a disclaimer at the beginning or at the end of the answer takes back. */
function aroundAnswer(said: readonly Said[], all: Span, from: Thresholds): Span[] {
  const [first, second] = said;
  const [last, beforeLast] = said.toReversed();
  const opening = likeliest(first?.pieces ?? [], openingsOf(first?.pieces ?? []), "opening");
  const isLong = said.length > FEW;
  const edge = (of: Said | undefined, neighbour: Said | undefined, place: "first" | "last") =>
    said.length > 1 ? scoreOfEdge(of, isLong ? neighbour : undefined, place) - from[place] : LEAST;
  const [after, before] = [edge(first, second, "first"), edge(last, beforeLast, "last")];
  // "A friend says: drop them. That is wrong. I …": the writer has turned from what was quoted.
  const isTurned = isLong && scoreOfWhole(second?.pieces, "last") > TURN_FROM;
  const start = isTurned ? LEAST : Math.max(after, opening.score - from.opening);
  if (start + before > 0 && start > WEAK_FROM && before > WEAK_FROM) return [all];
  return [
    ...(before > 0 ? [{ start: 0, end: last?.start ?? 0 }] : []),
    ...(opening.score > from.opening && !isTurned
      ? [{ start: first?.pieces[opening.segment.to - 1]?.start ?? 0, end: all.end }]
      : []),
    ...(after > 0 && !isTurned ? [{ start: first?.end ?? 0, end: all.end }] : []),
  ];
}

/** The score of a sentence at an edge of the answer, or of its neighbour. */
function scoreOfEdge(edge: Said | undefined, neighbour: Said | undefined, place: Place): number {
  const score = scoreOfWhole(edge?.pieces, place);
  return score > NEIGHBOUR_FROM ? Math.max(score, scoreOfWhole(neighbour?.pieces, place)) : score;
}
