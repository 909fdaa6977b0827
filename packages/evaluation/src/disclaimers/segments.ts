import { isSign, isWord, type Piece } from "../language/pieces.ts";

/**
 * Where a disclaimer is: before (`lead`) or after (`tail`) what it denies in a sentence, before all that comes (`opening`), or as a sentence
 * of its own that speaks of what follows (`first`), of all the others (`middle`) or of what was said (`last`).
 */
export type Place = "lead" | "tail" | "opening" | "first" | "middle" | "last";

/** Some pieces of a sentence, from one to before another. */
export interface Segment {
  from: number;
  to: number;
}

const LONGEST = 20;
const LEAD_ENDS = new Set([...'[](),;:-"?!*/×', ..."that whether if ki when where to".split(" ")]);
const TAIL_STARTS = new Set([...'[](,;:-"?!*/~×', ..."only aur and but or if is par lekin jo which matlab".split(" ")]);
const OPENS = /^[:\-")\]]$/;

/** The beginnings of a sentence that may disclaim the rest. */
export function leadsOf(pieces: readonly Piece[]): Segment[] {
  return pieces.slice(0, Math.min(LONGEST, pieces.length - 1)).flatMap((piece, at) => {
    return LEAD_ENDS.has(piece.word) || isSign(piece) ? [{ from: 0, to: at + 1 }] : [];
  });
}

/** The beginnings of an answer that may disclaim all of it. */
export const openingsOf = (pieces: readonly Piece[]): Segment[] =>
  leadsOf(pieces).filter(({ to }) => OPENS.test(pieces[to - 1]?.word ?? ""));

/** The ends of a sentence that may disclaim what is before them. */
export function tailsOf(pieces: readonly Piece[]): Segment[] {
  const first = Math.max(1, pieces.length - LONGEST);
  return pieces.slice(first).flatMap((piece, index) => {
    const from = first + index;
    const isStart = TAIL_STARTS.has(piece.word) || isSign(piece);
    if (!isStart || !pieces.slice(from).some((one) => isWord(one) || isSign(one))) return [];
    return [{ from, to: pieces.length }];
  });
}
