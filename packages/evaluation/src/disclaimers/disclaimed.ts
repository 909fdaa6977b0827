import { NEGATORS } from "../language/negation.ts";
import { isWord, type Piece } from "../language/pieces.ts";
import type { Sentence } from "../language/tokens.ts";
import { LOWEST_SCORE, likeliest, scoreOfWhole, type Thresholds, thresholds } from "./disclaimer-model.ts";
import { closingsOf, leadsOf, openingsOf, type Place, type Segment, tailsOf } from "./segments.ts";

/** A span of a text. */
interface Span {
  start: number;
  end: number;
}
/** A sentence of prose. */
interface ProseSentence extends Span {
  pieces: readonly Piece[];
}

/** Two weak disclaimers count together, one before and one after the answer, if each exceeds its threshold by more than this. */
const WEAK_DISCLAIMER_FROM = -2;
/** A second sentence with a higher score rejects the first one, as after a quotation. */
const JUDGEMENT_FROM = -1.8;
/** A disclaimer that no stop separates from the last sentence must exceed the threshold by this, because each capital letter could begin one. */
const CLOSING_MARGIN = 1;
/** A neighbouring sentence counts only next to one with a higher score than this. */
const NEIGHBOUR_FROM = -4;
/** An answer is disclaimed throughout if this share of sentences has a likely disclaimer; each score is capped at `most`. */
const THROUGHOUT = { share: 0.5, most: 4 };
/** "I would not send the list, because …; instead I sent age bands": a refusal that continues with what the writer does. */
const REFUSAL = /^(?:i|we) (?:would|will|do|did|should|could|can|am|was) not$/;
const TURN_WORDS = new Set(["but", "instead", "rather"]);
/** More than this many words follow the turn. */
const LEAST_WORDS_AFTER_TURN = 5;
/** The mean over at most this many sentences is less reliable. */
const FEW_SENTENCES = 2;
/** Sentences with a smaller share of words count as code: it has about as many marks as words. */
const LEAST_WORD_SHARE = 0.6;
/** Struck-out text in Markdown or HTML. */
const STRUCK_OUT = /~~[^~]+~~|<(s|del|strike)>[^<]*<\/\1>/gi;
/** Words with which a sentence in the middle refers to the sentences around it, in English and Hinglish. */
const REFERENCES = new Set([
  ..."before above after below around next rest all everything whatever every both follows following previous earlier surrounding surrounds either".split(
    " ",
  ),
  ..."pehle pahle baad upar neeche niche agla agle agli pichla pichle pichli sab saara saare saari sara sare sari poora poori pura puri dono baaki baki".split(
    " ",
  ),
]);
/** "I do not delete anything before I know what it is": a condition for what the writer does takes no text back. */
const CONDITION_START = /^(?:before|until|till|unless) (?:i|we|you|he|she|they|it|one)$/;
/** With these words before its condition, a sentence can be about the text. */
const POINTING_WORDS = new Set(["this", "that", "these", "those", "it"]);

/**
 * Finds the spans of an answer that are taken back by a disclaimer before them, after them or in each sentence, or that are struck out.
 * `isDoubted` is whether anything in the answer may be a disclaimer.
 */
export function disclaimersIn(
  text: string,
  sentences: readonly Sentence[],
  pieces: readonly (readonly Piece[])[],
): { spans: Span[]; isDoubted: boolean } {
  const proseSentences = sentences.flatMap(({ start, end }, index): ProseSentence[] => {
    const sentencePieces = pieces[index] ?? [];
    return sentencePieces.filter(isWord).length > sentencePieces.length * LEAST_WORD_SHARE
      ? [{ start, end, pieces: sentencePieces }]
      : [];
  });
  const struckSpans = [...text.matchAll(STRUCK_OUT)].map(({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }));
  const { sure, doubtful } = thresholds();
  const wholeText = { start: 0, end: text.length };
  const spans = [
    ...struckSpans,
    ...disclaimedByClosing(proseSentences.at(-1)?.pieces ?? [], text, sure.last + CLOSING_MARGIN),
    ...disclaimedIn(proseSentences, wholeText, sure),
  ];
  return { spans, isDoubted: spans.length > 0 || disclaimedIn(proseSentences, wholeText, doubtful).length > 0 };
}

function disclaimedIn(sentences: readonly ProseSentence[], wholeText: Span, limits: Thresholds): Span[] {
  const disclaimsOthers = ({ pieces }: ProseSentence) =>
    pieces.some(({ word }) => REFERENCES.has(word)) && scoreOfSentence(pieces, "middle") > limits.middle;
  const throughoutLimit = sentences.length > FEW_SENTENCES ? limits.throughout : limits.few;
  if (isDisclaimedThroughout(sentences, throughoutLimit) || sentences.slice(1, -1).some(disclaimsOthers))
    return [wholeText];
  return spansAtEdges(sentences, wholeText, limits);
}

/** Returns the text before a disclaimer at its end that only a capital letter separates from the last sentence, as after a dictated answer. */
function disclaimedByClosing(pieces: readonly Piece[], text: string, limit: number): Span[] {
  const { score, segment } = likeliest(pieces, closingsOf(pieces, text), "last");
  return score > limit ? [{ start: 0, end: pieces[segment.from]?.start ?? 0 }] : [];
}

function isDisclaimedThroughout(sentences: readonly ProseSentence[], limit: number): boolean {
  if (sentences.length === 0) return false;
  const rows = sentences.map(({ pieces }) => pieces);
  const leads = edgeScores(rows, "lead", leadsOf, (length) => ({ from: 0, to: length }));
  const reversedRows = rows.map((row) => withoutStop(row).toReversed());
  const tails = edgeScores(
    rows,
    "tail",
    tailsOf,
    (length, row) => ({ from: withoutStop(row).length - length, to: row.length }),
    reversedRows,
  );
  const scores = rows.map((row, index) => {
    if (turnsToOwnAction(row)) return LOWEST_SCORE;
    return Math.max(leads[index] ?? LOWEST_SCORE, tails[index] ?? LOWEST_SCORE, scoreOfWhole(row, "middle"));
  });
  const { most, share } = THROUGHOUT;
  const sum = scores.reduce((total, score) => total + Math.max(-most, Math.min(most, score)), 0);
  const likelyCount = scores.filter((score) => score > 0).length;
  return sum / sentences.length > limit && likelyCount >= sentences.length * share;
}

function turnsToOwnAction(pieces: readonly Piece[]): boolean {
  const words = pieces.map(({ word }) => word);
  const turn = words.findIndex((word) => TURN_WORDS.has(word));
  return turn !== -1 && words.length - turn > LEAST_WORDS_AFTER_TURN && REFUSAL.test(words.slice(0, 3).join(" "));
}

const withoutStop = (row: readonly Piece[]) => (/^[.!?]$/.test(row.at(-1)?.word ?? "") ? row.slice(0, -1) : row);

/** Added to the log-odds if most sentences repeat the disclaimer word for word. */
const REPEATED = { lead: 2, tail: 3 };

/** Scores for each sentence the likeliest disclaimer at its beginning or end. A disclaimer that most sentences repeat scores higher. */
function edgeScores(
  rows: readonly (readonly Piece[])[],
  place: "lead" | "tail",
  segmentsOf: (row: readonly Piece[]) => Segment[],
  segmentOf: (length: number, row: readonly Piece[]) => Segment,
  directedRows: readonly (readonly Piece[])[] = rows,
): number[] {
  const sharedLengthsByRow = sharedLengths(directedRows);
  return rows.map((row, index) => {
    const lengths = sharedLengthsByRow[index] ?? [];
    const repeatedScore = likeliest(
      row,
      lengths.map((length) => segmentOf(length, row)),
      place,
    ).score;
    return Math.max(
      likeliest(row, segmentsOf(row), place).score,
      lengths.length > 0 ? repeatedScore + REPEATED[place] : LOWEST_SCORE,
    );
  });
}

const LONGEST_SHARED = 14;
const MOST_SENTENCES = 0.6;

/** Returns for each row of pieces the lengths of the beginnings that it shares with most rows. */
function sharedLengths(rows: readonly (readonly Piece[])[]): number[][] {
  const keys = rows.map((row) => {
    let key = "";
    return row.slice(0, Math.min(LONGEST_SHARED, row.length - 1)).map(({ word }) => (key += ` ${word}`));
  });
  const counts = new Map<string, number>();
  for (const key of keys.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
  const leastCount = Math.max(2, rows.length * MOST_SENTENCES);
  // A single shared word such as "I" or "Then" means nothing.
  const isOneWord = (row: readonly Piece[] | undefined, at: number) =>
    at === 0 && row?.[0] !== undefined && isWord(row[0]);
  return keys.map((rowKeys, row) =>
    rowKeys.flatMap((key, index) =>
      (counts.get(key) ?? 0) >= leastCount && !isOneWord(rows[row], index) ? [index + 1] : [],
    ),
  );
}

/** Returns the spans that a disclaimer at the beginning or the end of the answer takes back. */
function spansAtEdges(sentences: readonly ProseSentence[], wholeText: Span, limits: Thresholds): Span[] {
  const [first, second] = sentences;
  const [last, beforeLast] = sentences.toReversed();
  const opening = likeliest(first?.pieces ?? [], openingsOf(first?.pieces ?? []), "opening");
  const isLong = sentences.length > FEW_SENTENCES;
  const edgeExcess = (
    sentence: ProseSentence | undefined,
    neighbour: ProseSentence | undefined,
    place: "first" | "last",
  ) =>
    sentences.length > 1 ? scoreOfEdge(sentence, isLong ? neighbour : undefined, place) - limits[place] : LOWEST_SCORE;
  const [firstExcess, lastExcess] = [edgeExcess(first, second, "first"), edgeExcess(last, beforeLast, "last")];
  // "A friend says: drop them. That is wrong. I …": the writer rejects only the quotation.
  const isFirstJudged = isLong && scoreOfWhole(second?.pieces, "last") > JUDGEMENT_FROM;
  const startExcess = isFirstJudged ? LOWEST_SCORE : Math.max(firstExcess, opening.score - limits.opening);
  if (startExcess + lastExcess > 0 && startExcess > WEAK_DISCLAIMER_FROM && lastExcess > WEAK_DISCLAIMER_FROM)
    return [wholeText];
  return [
    ...(lastExcess > 0 ? [{ start: 0, end: last?.start ?? 0 }] : []),
    ...(opening.score > limits.opening && !isFirstJudged
      ? [{ start: first?.pieces[opening.segment.to - 1]?.start ?? 0, end: wholeText.end }]
      : []),
    ...(firstExcess > 0 && !isFirstJudged ? [{ start: first?.end ?? 0, end: wholeText.end }] : []),
  ];
}

/** Scores a sentence at an edge of the answer, together with its neighbour. */
function scoreOfEdge(edge: ProseSentence | undefined, neighbour: ProseSentence | undefined, place: Place): number {
  const score = scoreOfSentence(edge?.pieces, place);
  return score > NEIGHBOUR_FROM ? Math.max(score, scoreOfSentence(neighbour?.pieces, place)) : score;
}

const scoreOfSentence = (pieces: readonly Piece[] = [], place: Place): number =>
  hasOwnCondition(pieces) ? LOWEST_SCORE : scoreOfWhole(pieces, place);

/** Whether the sentence negates something until a condition holds, and refers to no text. */
function hasOwnCondition(pieces: readonly Piece[]): boolean {
  const words = pieces.map(({ word }) => word);
  const condition = words.findIndex((word, index) => CONDITION_START.test(`${word} ${words[index + 1]}`));
  const wordsBefore = words.slice(0, Math.max(0, condition));
  return (
    wordsBefore.some((word) => NEGATORS.has(word)) &&
    !wordsBefore.some((word) => REFERENCES.has(word) || POINTING_WORDS.has(word))
  );
}
