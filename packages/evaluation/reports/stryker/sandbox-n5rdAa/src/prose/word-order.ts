import { mulberry32, shuffled } from "@dryrun/content/datasets/random";
import { sharedModel } from "../models/models.ts";
import type { Numbers } from "../models/number-table.ts";
import type { Token } from "../reading/tokens.ts";

/** Words of Hinglish that English does not have. */
const SMALL_IN_HINGLISH = new Set(
  "ki ka ke ko se hai hain na hi bhi tha thi ho kar karke mein par pe aur ya jo wo ye kya agar nahi liye raha rahe karna karunga maine unhone usne mera meri mere apne apna phir bahut sab kuch isliye kyunki taaki jab tab tak gaya gayi gaye diya kiya hua hui hue liya hoon hu uske unka unki iska ek koi kisi jaise itna sirf bas wahi yahi kab kaha".split(
    " ",
  ),
);
/** Small words are a class each: their order makes a sentence. */
const SMALL = new Set([
  ..."a an the of to in on at by for with from as and or but so if then that this these those it its is are was were be been i we you he she they my our your their his her do does did have has had will would can could should must may might not no which who what when where how why because than into about there me us them all any each every some more most only just also very too up out over under between after before again same such both own other first last next let get use make go am being while since until per via".split(
    " ",
  ),
  ...SMALL_IN_HINGLISH,
]);
/** Small words as they are typed on a phone. */
const TYPED_SHORT: Record<string, string> = {
  bcoz: "because",
  bcz: "because",
  coz: "because",
  cos: "because",
  cud: "could",
  d: "the",
  da: "the",
  dat: "that",
  dis: "this",
  em: "them",
  m: "am",
  n: "and",
  r: "are",
  shud: "should",
  thru: "through",
  u: "you",
  ur: "your",
  v: "we",
  wat: "what",
  wen: "when",
  wid: "with",
  wud: "would",
  y: "why",
};
/** They look like small words without vowels. */
const TECHNICAL = new Set(["int", "std"]);
const SHORTEST = 3;
const withoutVowels = (word: string) => word.charAt(0) + word.slice(1).replace(/[aeiou]/g, "");
const SHORT = new Map([
  ...[...SMALL]
    .map((word) => [withoutVowels(word), word] as const)
    .filter(([short]) => short.length >= SHORTEST && !TECHNICAL.has(short)),
  ...Object.entries(TYPED_SHORT),
]);
/** "frm" is "from", "bcoz" is "because". */
export const spelledOut = (word: string): string => (SMALL.has(word) ? word : (SHORT.get(word) ?? word));

const ENDINGS = /(?:ing|ed|ly|tion|tions|ment|ness|able|al|ive|ous|er|ers|es|s)$/;
/** The classes of the places before and after a sentence. */
export const START = "^";
export const END = "$";
const SMOOTHING = 0.4;
const PRIOR = 8;
const SHUFFLES = 24;
const MOST_OF_A_PAIR = 4;

/** Whether a word only joins others. */
export const isSmall = (word: string): boolean => SMALL.has(spelledOut(word));
/** Whether a word is one that the bank has seldom: it joins others in Hinglish, or is typed short. */
export const isOfPhone = (word: string): boolean =>
  SMALL_IN_HINGLISH.has(word) || (!SMALL.has(word) && SHORT.has(word));

/** The class of a word by its place in a sentence: itself, when it is small, else what its ending says. */
export function classOf(word: string): string {
  if (word === START || word === END) return word;
  if (SMALL.has(word)) return word;
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
  // The class of a small word is the word: the pair of words says no more.
  if (!together || (SMALL.has(first) && SMALL.has(second))) return ofClasses;
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
    const samples = Array.from({ length: SHUFFLES }, () => likelihood(shuffled(random, row), ofPair));
    const middle = samples.reduce((sum, value) => sum + value, 0) / SHUFFLES;
    actual += likelihood(row, ofPair);
    mean += middle;
    variance += samples.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (SHUFFLES - 1);
  }
  return (actual - mean) / Math.sqrt(variance + 1);
}
