import { tokensOf } from "@dryrun/evaluation/language/tokens";
import type { Quote } from "@dryrun/evaluation/result";

/** A single word proves nothing: it is in nearly every answer. */
const FEWEST_WORDS = 2;

/** Replaces each stretch of white space by one space, and maps each character to its position in the original. */
function normalised(text: string): { text: string; places: number[] } {
  const places: number[] = [];
  let short = "";
  for (const { 0: part, index } of text.matchAll(/\s+|[^\s]/g)) {
    short += /^\s/.test(part) ? " " : part;
    places.push(index);
  }
  return { text: short, places };
}

const plain = (text: string) => normalised(text).text.trim();

/**
 * Finds words that a model claims to quote. Returns undefined unless they are in the answer, word for word except for
 * white space, are more than one word, and are not the question's own words.
 *
 * @param read The text that the model got as the answer: every character has the same position as in `answer`.
 */
export function quoteIn(answer: string, read: string, question: string, said: string): Quote | undefined {
  const words = plain(said);
  if (tokensOf(words).length < FEWEST_WORDS) return undefined;
  if (plain(question).toLowerCase().includes(words.toLowerCase())) return undefined;
  const { text, places } = normalised(read);
  const at = text.indexOf(words);
  const start = places[at];
  const last = places[at + words.length - 1];
  if (at === -1 || start === undefined || last === undefined) return undefined;
  return { start, end: last + 1, text: answer.slice(start, last + 1) };
}
