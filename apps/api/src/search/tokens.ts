/** The search terms of a job; each kind has its own prefix, so that a title does not match a place. */
export const KIND = {
  title: "t",
  location: "l",
  skill: "s",
  place: "w",
  pay: "p",
  experience: "x",
} as const;
const MAX_WORDS = 8;

/** Splits a text into words, for the index and for queries: `C++`, `C#` and `Node.js` stay words. */
export function wordsOf(text: string): string[] {
  const tokens =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}](?:\.*[\p{L}\p{M}\p{N}+#])*/gu) ?? [];
  return [...new Set(tokens.filter((word) => word.length <= 60))];
}

export const queryWordsOf = (text: string) => wordsOf(text).slice(0, MAX_WORDS);
