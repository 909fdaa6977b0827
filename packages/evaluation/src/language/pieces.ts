import type { Sentence } from "./tokens.ts";

/** A word or a mark of a sentence, as the reading of stances and disclaimers uses it. */
export interface Piece {
  word: string;
  start: number;
  /** The index of the token in its sentence; for a mark, of the token before it. */
  token: number;
}

/** Punctuation marks, one by one; "~~" is one mark. Hyphens within words and invisible characters are not marks. */
const MARK = /~~|[^\s\p{L}\p{M}\p{N}\p{Cf}\p{Variation_Selector}_]/gu;
const SAME_MARK = new Map(Object.entries({ "—": "-", "–": "-", "“": '"', "”": '"', "«": '"', "»": '"' }));

const FULL_FORMS = new Map(
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
const CONTRACTED_NOT = /^(do|does|did|is|are|was|were|would|should|could|have|has|had|must|need)n'?t$/;
const CONTRACTED_VERBS = new Map(
  Object.entries({ "'ll": "will", "'d": "would", "'m": "am", "'re": "are", "'ve": "have" }),
);

/** Returns the words of a contraction: "do not" for "don't". */
function expandContraction(word: string): string[] {
  const [, verb] = CONTRACTED_NOT.exec(word) ?? [];
  if (verb) return [verb, "not"];
  const [ending = ""] = /'\w+$/.exec(word) ?? [];
  const contractedVerb = CONTRACTED_VERBS.get(ending);
  return contractedVerb ? [word.slice(0, -ending.length), contractedVerb] : (FULL_FORMS.get(word) ?? word).split(" ");
}

/** Splits a sentence into words and marks. */
export function piecesOf(text: string, { start, end, tokens }: Sentence): Piece[] {
  const marksIn = (from: number, to: number, token: number) =>
    [...text.slice(from, to).matchAll(MARK)].flatMap(({ 0: mark, index }): Piece[] => {
      const isHyphen = mark === "-" && to - from === 1;
      return isHyphen ? [] : [{ word: SAME_MARK.get(mark) ?? mark, start: from + index, token }];
    });
  return [
    ...marksIn(start, tokens[0]?.start ?? end, 0),
    ...tokens.flatMap((token, index) => [
      ...expandContraction(token.text).map((word) => ({ word, start: token.start, token: index })),
      ...marksIn(token.end, tokens[index + 1]?.start ?? end, index),
    ]),
  ];
}

export const isWord = ({ word }: Piece): boolean => /^[\p{L}\p{N}]/u.test(word);
/** Whether this is an emoji or another symbol. */
export const isSign = ({ word }: Piece): boolean => /^[\p{So}\p{Emoji_Presentation}]/u.test(word);
