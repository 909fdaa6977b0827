/** A word, a mark or a sign of a text, with its place. */
export interface Piece {
  word: string;
  start: number;
}

const PIECE = /[\p{L}\p{M}\p{N}_]+(?:['’]\p{L}+)?|~~|[^\s\p{L}\p{M}\p{N}\p{Cf}\p{Variation_Selector}_]/gu;
const APART = new Map(Object.entries({ "can't": "cannot", "won't": "will not", "ain't": "is not" }));
const CUT_SHORT = /^(do|does|did|is|are|was|were|would|should|could|have|has|had|must|need)n'?t$/;
const SAME = new Map(
  Object.entries({
    "—": "-",
    "–": "-",
    "“": '"',
    "”": '"',
    "«": '"',
    "»": '"',
    nahin: "nahi",
    nhi: "nahi",
    yeh: "ye",
    yah: "ye",
  }),
);

/** The pieces of a stretch of text: words in lower case with contractions taken apart, marks and signs one by one. */
export function piecesOf(text: string, from = 0, to = text.length): Piece[] {
  return [...text.slice(from, to).matchAll(PIECE)].flatMap((match): Piece[] => {
    const written = match[0].toLowerCase().replace("’", "'");
    return wordsOf(SAME.get(written) ?? written).map((word) => ({ word, start: from + match.index }));
  });
}

function wordsOf(word: string): string[] {
  const [, verb] = CUT_SHORT.exec(word) ?? [];
  if (verb) return [verb, "not"];
  return (APART.get(word) ?? word.replace(/'(?:s|d|ll|m|re|ve)$/, "")).split(" ");
}

export const isWord = ({ word }: Piece): boolean => /^[\p{L}\p{N}]/u.test(word);
/** An emoji or another symbol. */
export const isSign = ({ word }: Piece): boolean => /^[\p{So}\p{Emoji_Presentation}]/u.test(word);
export const endsSentence = (piece: Piece | undefined): boolean => /^[.!?]$/.test(piece?.word ?? "");
