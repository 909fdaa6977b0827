import { mulberry32, shuffle } from "@dryrun/content/datasets/random";
import type { Token } from "../language/tokens.ts";
import { isFunctionWord, spelledOut } from "../language/words.ts";
import { sharedModel } from "../models/models.ts";
import type { Numbers } from "../models/number-table.ts";

const ENDINGS = /(?:ing|ed|ly|tion|tions|ment|ness|able|al|ive|ous|er|ers|es|s)$/;
/** The classes of the places before and after a sentence. */
export const START = "^";
export const END = "$";
const SMOOTHING = 0.4;
const PRIOR = 8;
const SHUFFLES = 24;
const MOST_OF_A_PAIR = 4;

/** The class of a word: the word itself if it is a function word, or else a class derived from its ending. */
export function classOf(word: string): string {
  if (word === START || word === END) return word;
  if (isFunctionWord(word)) return word;
  if (/^\d/.test(word)) return "0";
  const ending = word.length > 4 ? ENDINGS.exec(word)?.[0] : undefined;
  return ending ? `-${ending}` : "-";
}

/** How often words, and pairs of them, come in sentences. */
export interface Orders {
  /** By class, and by pair of classes. */
  single: Numbers;
  pair: Numbers;
  /** By word, and by pair of words. */
  word: Numbers;
  words: Numbers;
  /** How many pairs there are. */
  all: number;
}

/** How much likelier the second word follows the first than any other word does, as a logarithm. */
function pairLikelihood(first: string, second: string): number {
  const { single, pair, word, words: pairs, all } = sharedModel<Orders>("orders");
  const [firstClass, secondClass] = [classOf(first), classOf(second)];
  const chance = ((single.get(secondClass) ?? 0) + SMOOTHING) / all;
  const seen = pair.get(`${firstClass} ${secondClass}`) ?? 0;
  const ofClasses = Math.log((seen + PRIOR * chance) / ((single.get(firstClass) ?? 0) + PRIOR) / chance);
  const together = pairs.get(`${first} ${second}`);
  // The class of a function word is the word itself, so the pair of words would add nothing.
  if (!together || (isFunctionWord(first) && isFunctionWord(second))) return ofClasses;
  const usual = (word.get(second) ?? 1) / all;
  const ofWords = Math.log(together / ((word.get(first) ?? 0) + SMOOTHING * 10) / usual);
  return ofClasses + Math.min(MOST_OF_A_PAIR, Math.max(0, ofWords));
}

/** `pairLikelihood` by numbers of words, each pair computed once: shuffled words make the same pairs again and again. */
function pairsOf(words: readonly string[]) {
  const known = new Map<number, number>();
  return (first: number, second: number): number => {
    const key = first * words.length + second;
    const found = known.get(key) ?? pairLikelihood(words[first] ?? "", words[second] ?? "");
    known.set(key, found);
    return found;
  };
}

/** How much likelier a row of words, by number, is than the same words in a random order, as a sum of logarithms. */
function likelihood(row: readonly number[], ofPair: (first: number, second: number) => number): number {
  let sum = 0;
  let last = START_NUMBER;
  for (const word of row) {
    sum += ofPair(last, word);
    last = word;
  }
  return sum + ofPair(last, END_NUMBER);
}

const START_NUMBER = 0;
const END_NUMBER = 1;

/** Each different word by number, after the start and the end of a sentence. */
function numbered(tokens: readonly Token[]): { words: string[]; row: number[] } {
  const numbers = new Map([
    [START, START_NUMBER],
    [END, END_NUMBER],
  ]);
  const row = tokens.map((token) => {
    const text = spelledOut(token.text);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  });
  return { words: [...numbers.keys()], row };
}

/**
 * By how many standard deviations the order of the words is likelier than that of the same words shuffled: about 0 for shuffled words,
 * several for sentences. It is the same for each call.
 */
export function orderOf(sentences: readonly { tokens: readonly Token[] }[]): number {
  const random = mulberry32(sentences.length);
  let actual = 0;
  let mean = 0;
  let variance = 0;
  for (const { tokens } of sentences) {
    const { words, row } = numbered(tokens);
    const ofPair = pairsOf(words);
    const samples = Array.from({ length: SHUFFLES }, () => likelihood(shuffle(random, row), ofPair));
    const middle = samples.reduce((sum, value) => sum + value, 0) / SHUFFLES;
    actual += likelihood(row, ofPair);
    mean += middle;
    variance += samples.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (SHUFFLES - 1);
  }
  return (actual - mean) / Math.sqrt(variance + 1);
}
