import type { Sentence } from "./tokens.ts";

/** A word or a mark of a sentence, in the form in which stance and disclaimers are read. */
export interface Piece {
  word: string;
  start: number;
  /** The place of the token in its sentence; of the token before it, for a mark. */
  token: number;
}

/** Punctuation marks, one by one; "~~" is one mark. Hyphens within words and invisible characters are not marks. */
const MARK = /~~|[^\s\p{L}\p{M}\p{N}\p{Cf}\p{Variation_Selector}_]/gu;
const SAME_MARK = new Map(Object.entries({ "—": "-", "–": "-", "“": '"', "”": '"', "«": '"', "»": '"' }));

const WHOLE = new Map(
  Object.entries({
    cannot: "can not",
    cant: "can not",
    "can't": "can not",
    wont: "will not",
    "won't": "will not",
    "ain't": "is not",
    nahin: "nahi",
    nhi: "nahi",
    yeh: "ye",
    yah: "ye",
  }),
);
const CUT_SHORT = /^(do|does|did|is|are|was|were|would|should|could|have|has|had|must|need)n'?t$/;
const SHORT_VERBS = new Map(Object.entries({ "'ll": "will", "'d": "would", "'m": "am", "'re": "are", "'ve": "have" }));

/** The words of a contraction: "don't" is "do not". */
function apart(word: string): string[] {
  const [, verb] = CUT_SHORT.exec(word) ?? [];
  if (verb) return [verb, "not"];
  const [ending = ""] = /'\w+$/.exec(word) ?? [];
  const short = SHORT_VERBS.get(ending);
  return short ? [word.slice(0, -ending.length), short] : (WHOLE.get(word) ?? word).split(" ");
}

/** The words and marks of a sentence. */
export function piecesOf(text: string, { start, end, tokens }: Sentence): Piece[] {
  const marksIn = (from: number, to: number, token: number) =>
    [...text.slice(from, to).matchAll(MARK)].flatMap(({ 0: mark, index }): Piece[] => {
      const isHyphen = mark === "-" && to - from === 1;
      return isHyphen ? [] : [{ word: SAME_MARK.get(mark) ?? mark, start: from + index, token }];
    });
  return [
    ...marksIn(start, tokens[0]?.start ?? end, 0),
    ...tokens.flatMap((token, at) => [
      ...apart(token.text).map((word) => ({ word, start: token.start, token: at })),
      ...marksIn(token.end, tokens[at + 1]?.start ?? end, at),
    ]),
  ];
}

export const isWord = ({ word }: Piece): boolean => /^[\p{L}\p{N}]/u.test(word);
/** An emoji or another symbol. */
export const isSign = ({ word }: Piece): boolean => /^[\p{So}\p{Emoji_Presentation}]/u.test(word);
