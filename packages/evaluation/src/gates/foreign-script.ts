import { plain } from "../language/plain.ts";

/** Fewer letters are a name or a word within an answer that can be read. */
const LEAST_LETTERS = 12;

const isForeign = (word: string): boolean => /\p{L}/u.test(word) && !/\p{Script=Latin}/u.test(word);
const lettersIn = (words: readonly string[]): number => words.join("").match(/\p{L}/gu)?.length ?? 0;
/** Fewer words of another script may be names in a program. */
const FEWEST_WORDS = 3;

const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
/** A part of a line up to a mark that ends it. */
const PART = /[^\n।;:]+[।;:]?/g;
const MARK = /^\s{0,3}[:।.?!,)]/;
const QUOTE = /["'`“”]/g;

/**
 * The stretches of a program's answer that are sentences of another script: from the first to the last such word of a part of a line, or a
 * part of such words alone. What is in quotes is the program's.
 */
export function foreignSentences(answer: string): { start: number; end: number }[] {
  return [...answer.matchAll(PART)].flatMap(({ index, 0: part }) => {
    const words = [...part.matchAll(WORD)];
    const own = words.slice(
      words.findIndex(([word]) => isForeign(word)),
      words.findLastIndex(([word]) => isForeign(word)) + 1,
    );
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const after = last.index + last[0].length;
    const end = after + (MARK.exec(part.slice(after))?.[0].length ?? 0);
    const said = own.map(([word]) => word);
    const foreign = said.filter(isForeign);
    const isAlone = `${part.slice(0, first.index)}${part.slice(end)}`.trim() === "";
    const isSaid = foreign.length >= FEWEST_WORDS && 2 * lettersIn(foreign) > lettersIn(said);
    const line = answer.slice(answer.lastIndexOf("\n", index) + 1, index + first.index);
    const isQuoted = (line.match(QUOTE)?.length ?? 0) % 2 === 1 || part.slice(first.index, end).match(QUOTE) !== null;
    return !isQuoted && (isSaid || isAlone) ? [{ start: index + first.index, end: index + end }] : [];
  });
}

/**
 * Whether most letters of an answer are of a script that no grader reads: Devanagari, Tamil, Cyrillic. Signs that belong to a letter,
 * such as vowels of Devanagari, are no letters; letters that only look Latin count as Latin.
 */
export function isInForeignScript(answer: string): boolean {
  const letters = plain(answer).match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  return foreign >= LEAST_LETTERS && foreign > letters.length / 2;
}
