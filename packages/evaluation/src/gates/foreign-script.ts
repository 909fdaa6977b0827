import { toPlainLetters } from "../language/plain.ts";

/** An answer with fewer foreign letters can be read: they are a name or a word. */
const LEAST_FOREIGN_LETTERS = 12;

const isForeign = (word: string): boolean => /\p{L}/u.test(word) && !/\p{Script=Latin}/u.test(word);
const lettersIn = (words: readonly string[]): number => words.join("").match(/\p{L}/gu)?.length ?? 0;
/** Fewer words of another script may be names in a program. */
const LEAST_FOREIGN_WORDS = 3;

const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
/** A part of a line, up to a mark that ends it. */
const PART = /[^\n।;:]+[।;:]?/g;
const MARK = /^\s{0,3}[:।.?!,)]/;
const QUOTE = /["'`“”]/g;

/**
 * Finds sentences in another script around a program: from the first to the last foreign word in a part of a line. Quoted text belongs to the
 * program.
 */
export function foreignSentences(answer: string): { start: number; end: number }[] {
  return [...answer.matchAll(PART)].flatMap(({ index, 0: part }) => {
    const words = [...part.matchAll(WORD)];
    const innerWords = words.slice(
      words.findIndex(([word]) => isForeign(word)),
      words.findLastIndex(([word]) => isForeign(word)) + 1,
    );
    const [first, last] = [innerWords[0], innerWords.at(-1)];
    if (!first || !last) return [];
    const lastEnd = last.index + last[0].length;
    const end = lastEnd + (MARK.exec(part.slice(lastEnd))?.[0].length ?? 0);
    const innerTexts = innerWords.map(([word]) => word);
    const foreign = innerTexts.filter(isForeign);
    const isAlone = `${part.slice(0, first.index)}${part.slice(end)}`.trim() === "";
    const isSentence = foreign.length >= LEAST_FOREIGN_WORDS && 2 * lettersIn(foreign) > lettersIn(innerTexts);
    const line = answer.slice(answer.lastIndexOf("\n", index) + 1, index + first.index);
    const isQuoted = (line.match(QUOTE)?.length ?? 0) % 2 === 1 || part.slice(first.index, end).match(QUOTE) !== null;
    return !isQuoted && (isSentence || isAlone) ? [{ start: index + first.index, end: index + end }] : [];
  });
}

/**
 * Whether most letters of an answer are in a script that the graders cannot read, such as Devanagari or Cyrillic. Combining signs, such as
 * vowels of Devanagari, are not counted. Letters that only look Latin count as Latin.
 */
export function isInForeignScript(answer: string): boolean {
  const letters = toPlainLetters(answer).match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  return foreign >= LEAST_FOREIGN_LETTERS && foreign > letters.length / 2;
}
