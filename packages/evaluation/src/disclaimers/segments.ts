import { isSign, isWord, type Piece } from "../language/pieces.ts";

/**
 * Where a disclaimer is: before (`lead`) or after (`tail`) the words that it denies in a sentence, before the whole answer (`opening`), or a
 * whole sentence about the text after it (`first`), around it (`middle`) or before it (`last`).
 */
export type Place = "lead" | "tail" | "opening" | "first" | "middle" | "last";

/** Pieces of a sentence: from index `from` to before `to`. */
export interface Segment {
  from: number;
  to: number;
}

const LONGEST_SEGMENT = 20;
const LEAD_ENDS = new Set([...'[](),;:-"?!*/×', ..."that whether if ki when where to".split(" ")]);
const TAIL_STARTS = new Set([...'[](,;:-"?!*/~×', ..."only aur and but or if is par lekin jo which matlab".split(" ")]);
const OPENING_END = /^[:\-")\]]$/;

/** Returns the beginnings of a sentence that may disclaim the rest. */
export function leadsOf(pieces: readonly Piece[]): Segment[] {
  return pieces.slice(0, Math.min(LONGEST_SEGMENT, pieces.length - 1)).flatMap((piece, index) => {
    return LEAD_ENDS.has(piece.word) || isSign(piece) ? [{ from: 0, to: index + 1 }] : [];
  });
}

/** Returns the beginnings of an answer that may disclaim all of it. */
export const openingsOf = (pieces: readonly Piece[]): Segment[] =>
  leadsOf(pieces).filter(({ to }) => OPENING_END.test(pieces[to - 1]?.word ?? ""));

/** The beginning of a word that may begin a sentence: it has a capital, and is not in capitals throughout. */
const CAPITALIZED = /^\p{Lu}\P{Lu}/u;

/** Returns the ends of an answer's last sentence that may disclaim all of it: each capital letter may begin a sentence after a missing stop. */
export function closingsOf(pieces: readonly Piece[], text: string): Segment[] {
  const first = Math.max(1, pieces.length - LONGEST_SEGMENT);
  return pieces.slice(first).flatMap((piece, index) => {
    const from = first + index;
    const previous = pieces[from - 1];
    const isAfterWord = previous !== undefined && isWord(previous) && previous.token < piece.token;
    const isStart = isAfterWord && CAPITALIZED.test(text.slice(piece.start, piece.start + 2));
    return isStart ? [{ from, to: pieces.length }] : [];
  });
}

/** Returns the ends of a sentence that may disclaim the words before them. */
export function tailsOf(pieces: readonly Piece[]): Segment[] {
  const first = Math.max(1, pieces.length - LONGEST_SEGMENT);
  return pieces.slice(first).flatMap((piece, index) => {
    const from = first + index;
    const isStart = TAIL_STARTS.has(piece.word) || isSign(piece);
    if (!isStart || !pieces.slice(from).some((later) => isWord(later) || isSign(later))) return [];
    return [{ from, to: pieces.length }];
  });
}
