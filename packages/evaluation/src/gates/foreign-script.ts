import { plain } from "../reading/plain.ts";

/** Fewer letters are a name or a word within an answer that can be read. */
const LEAST_LETTERS = 12;

/**
 * Whether most letters of an answer are of a script that no grader reads: Devanagari, Tamil, Cyrillic. Signs that belong to a letter,
 * such as vowels of Devanagari, are no letters; letters that only look Latin count as Latin.
 */
export function isInForeignScript(answer: string): boolean {
  const letters = plain(answer).match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  return foreign >= LEAST_LETTERS && foreign > letters.length / 2;
}
