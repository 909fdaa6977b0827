import { mulberry32, shuffle } from "@dryrun/content/datasets/random";
import type { Token } from "../language/tokens.ts";
import { expandAbbreviation, isFunctionWord } from "../language/words.ts";
import { sharedModel } from "../models/models.ts";
import type { Numbers } from "../models/number-table.ts";

const ENDINGS = /(?:ing|ed|ly|tion|tions|ment|ness|able|al|ive|ous|er|ers|es|s)$/;
/** Classes for the positions before and after a sentence. */
export const START = "^";
export const END = "$";
const SMOOTHING = 0.4;
const PRIOR_WEIGHT = 8;
const SHUFFLES = 24;
const MOST_WORD_PAIR_BONUS = 4;

/** Returns the class of a word: the word itself for a function word, otherwise a class of its ending. */
export function classOf(word: string): string {
  if (word === START || word === END) return word;
  if (isFunctionWord(word)) return word;
  if (/^\d/.test(word)) return "0";
  const ending = word.length > 4 ? ENDINGS.exec(word)?.[0] : undefined;
  return ending ? `-${ending}` : "-";
}

/** How often words and pairs of words occur in sentences, as stored in the models file. */
export interface Orders {
  /** By class, and by pair of classes. */
  single: Numbers;
  pair: Numbers;
  /** By word, and by pair of words. */
  word: Numbers;
  words: Numbers;
  /** The number of all pairs. */
  all: number;
}

/** Returns the logarithm of how much likelier the second word is after the first word than anywhere. */
function pairLikelihood(first: string, second: string): number {
  const { single, pair, word, words: pairs, all } = sharedModel<Orders>("orders");
  const [firstClass, secondClass] = [classOf(first), classOf(second)];
  const chance = ((single.get(secondClass) ?? 0) + SMOOTHING) / all;
  const pairCount = pair.get(`${firstClass} ${secondClass}`) ?? 0;
  const classLikelihood = Math.log(
    (pairCount + PRIOR_WEIGHT * chance) / ((single.get(firstClass) ?? 0) + PRIOR_WEIGHT) / chance,
  );
  const wordPairCount = pairs.get(`${first} ${second}`);
  // The class of a function word is the word itself, so the pair of words would add nothing.
  if (!wordPairCount || (isFunctionWord(first) && isFunctionWord(second))) return classLikelihood;
  const secondChance = (word.get(second) ?? 1) / all;
  const wordLikelihood = Math.log(wordPairCount / ((word.get(first) ?? 0) + SMOOTHING * 10) / secondChance);
  return classLikelihood + Math.min(MOST_WORD_PAIR_BONUS, Math.max(0, wordLikelihood));
}

/** Returns `pairLikelihood` for numbers of words with a cache, because shuffled words repeat the same pairs. */
function cachedPairLikelihood(words: readonly string[]) {
  const cache = new Map<number, number>();
  return (first: number, second: number): number => {
    const key = first * words.length + second;
    const likelihood = cache.get(key) ?? pairLikelihood(words[first] ?? "", words[second] ?? "");
    cache.set(key, likelihood);
    return likelihood;
  };
}

/** Sums the likelihoods of the pairs in a row of word numbers. */
function rowLikelihood(row: readonly number[], pairLikelihoodOf: (first: number, second: number) => number): number {
  let sum = 0;
  let previous = START_NUMBER;
  for (const word of row) {
    sum += pairLikelihoodOf(previous, word);
    previous = word;
  }
  return sum + pairLikelihoodOf(previous, END_NUMBER);
}

const START_NUMBER = 0;
const END_NUMBER = 1;

/** Numbers the different words; 0 and 1 are the start and the end of a sentence. */
function numberWords(tokens: readonly Token[]): { words: string[]; row: number[] } {
  const numbers = new Map([
    [START, START_NUMBER],
    [END, END_NUMBER],
  ]);
  const row = tokens.map((token) => {
    const text = expandAbbreviation(token.text);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  });
  return { words: [...numbers.keys()], row };
}

/**
 * Returns by how many standard deviations the order of the words is likelier than the same words shuffled: about 0 for shuffled words, several
 * for sentences. The same sentences always give the same score.
 */
export function orderScore(sentences: readonly { tokens: readonly Token[] }[]): number {
  const random = mulberry32(sentences.length);
  let actualLikelihood = 0;
  let mean = 0;
  let variance = 0;
  for (const { tokens } of sentences) {
    const { words, row } = numberWords(tokens);
    const pairLikelihoodOf = cachedPairLikelihood(words);
    const samples = Array.from({ length: SHUFFLES }, () => rowLikelihood(shuffle(random, row), pairLikelihoodOf));
    const sampleMean = samples.reduce((sum, value) => sum + value, 0) / SHUFFLES;
    actualLikelihood += rowLikelihood(row, pairLikelihoodOf);
    mean += sampleMean;
    variance += samples.reduce((sum, value) => sum + (value - sampleMean) ** 2, 0) / (SHUFFLES - 1);
  }
  return (actualLikelihood - mean) / Math.sqrt(variance + 1);
}
