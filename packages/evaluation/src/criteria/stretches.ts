import type { ReadSentence } from "../language/read.ts";
import type { WordWithStance } from "./features.ts";

/** A run of words in an answer that may meet a criterion. */
export interface Stretch {
  start: number;
  end: number;
  words: WordWithStance[];
  isSentence: boolean;
}

const CONJUNCTIONS = new Set(["and", "then", "also", "so", "aur", "phir", "but", "while", "because", "plus"]);
const LEAST_WORDS = 3;
const MOST_CLAUSES = 3;

/** Returns the sentences, their clauses, runs of up to three clauses, and pairs of neighbouring sentences, because a story may need two. */
export function stretchesOf(text: string, sentences: readonly ReadSentence[]): Stretch[] {
  const sentenceWords = sentences.map(wordsWithStance);
  return [
    ...sentenceWords.flatMap((words) => [
      ...stretchOf(words, true),
      ...clauseRuns(text, words).flatMap((part) => stretchOf(part)),
    ]),
    ...sentenceWords.slice(1).flatMap((words, index) => stretchOf([...(sentenceWords[index] ?? []), ...words])),
  ];
}

/** Returns the words of a sentence with the writer's stance on each. */
export const wordsWithStance = ({ tokens, stances }: ReadSentence): WordWithStance[] =>
  tokens.map((token, index) => ({ token, stance: stances[index] ?? "held" }));

function stretchOf(words: WordWithStance[], isSentence = false): Stretch[] {
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? [{ start: first.token.start, end: last.token.end, words, isSentence }] : [];
}

function clauseRuns(text: string, words: readonly WordWithStance[]): WordWithStance[][] {
  const clauses = clausesOf(text, words);
  return clauses
    .flatMap((_, from) =>
      Array.from({ length: Math.min(MOST_CLAUSES, clauses.length - from) }, (_, more) =>
        clauses.slice(from, from + more + 1).flat(),
      ),
    )
    .filter((part) => part.length >= LEAST_WORDS && part.length < words.length);
}

function clausesOf(text: string, words: readonly WordWithStance[]): WordWithStance[][] {
  const clauses: WordWithStance[][] = [[]];
  for (const [at, word] of words.entries()) {
    const previous = words[at - 1];
    const gap = previous ? text.slice(previous.token.end, word.token.start) : "";
    const isConjunction = CONJUNCTIONS.has(word.token.text) && (clauses.at(-1)?.length ?? 0) >= LEAST_WORDS;
    if (/[,;:()–—>]|\s-\s/.test(gap) || isConjunction) clauses.push([]);
    clauses.at(-1)?.push(word);
  }
  return clauses.filter((clause) => clause.length > 0);
}
