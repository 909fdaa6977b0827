import type { Token } from "../tokens.ts";

/** A word of a sentence as stance is read: contractions are taken apart, and marks between words are words of their own. */
export interface Item {
  word: string;
  /** The place of the token in its sentence; of the token before it, for a mark. */
  token: number;
}

/** A sentence as one line of words, so that cues are plain expressions. */
export interface Line {
  text: string;
  items: Item[];
  /** Where each item starts in the text. */
  starts: number[];
}

const MARK = /[,;:()"“”?!–—]|\s-\s/g;

const WHOLE = new Map(
  Object.entries({
    cannot: "can not",
    cant: "can not",
    "can't": "can not",
    wont: "will not",
    "won't": "will not",
    shant: "shall not",
    "i'd": "i would",
    "i'll": "i will",
    "i'm": "i am",
    "i've": "i have",
    "we'd": "we would",
    "we'll": "we will",
    "it'd": "it would",
    nahin: "nahi",
    nhi: "nahi",
  }),
);
const CUT_SHORT = new Set(
  "dont doesnt didnt isnt arent wasnt werent wouldnt shouldnt couldnt havent hasnt hadnt mustnt neednt".split(" "),
);

function apart(word: string): string[] {
  const whole = WHOLE.get(word);
  if (whole) return whole.split(" ");
  if (word.endsWith("n't")) return [word.slice(0, -3), "not"];
  if (CUT_SHORT.has(word)) return [word.slice(0, -2), "not"];
  return [word];
}

/** The words and marks of a sentence. */
export function lineOf(text: string, tokens: readonly Token[], end: number): Line {
  const items = tokens.flatMap((token, at): Item[] => {
    const between = text.slice(token.end, tokens[at + 1]?.start ?? end);
    const marks = between.match(MARK) ?? [];
    return [
      ...apart(token.text).map((word) => ({ word, token: at })),
      ...marks.map((mark) => ({ word: mark.trim(), token: at })),
    ];
  });
  const starts: number[] = [];
  let length = 0;
  for (const { word } of items) {
    starts.push(length);
    length += word.length + 1;
  }
  return { text: items.map(({ word }) => word).join(" "), items, starts };
}

/** The place of the item that covers this character of the line. */
export function itemAt({ starts }: Line, character: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= character) low = middle;
    else high = middle - 1;
  }
  return low;
}
