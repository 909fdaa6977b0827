import type { Stance } from "../language/read.ts";
import { topicConcepts } from "../language/synonyms.ts";
import type { Token } from "../language/tokens.ts";
import { expandAbbreviation, isFunctionWord, stemOf } from "../language/words.ts";
import type { Numbers } from "../models/number-table.ts";

/** How much each feature of a text weighs; the squares sum to 1. */
export type Features = ReadonlyMap<string, number>;

/** A word with the writer's stance on it. */
export interface WordWithStance {
  token: Token;
  stance: Stance;
}

/** The weight of words, including function words: they distinguish what was done from what is planned, advised or only mentioned. */
const WORD_WEIGHT = 1;
/** The meaning of a word weighs more than its spelling. Runs of letters weigh less; they tolerate typing errors. */
const CONCEPT_WEIGHT = 1.6;
const LETTERS_WEIGHT = 0.6;
const NUMBER_WEIGHT = 1.1;
const LETTERS_LENGTH = 3;

/** Returns the features of the content: content words, concepts and numbers. Denied words are left out. */
export function topicFeatures(wordsWithStance: readonly WordWithStance[]): Map<string, number> {
  const features = new Map<string, number>();
  const words = undeniedWords(wordsWithStance);
  for (const word of words) {
    if (!isFunctionWord(word)) features.set(`word ${stemOf(word)}`, WORD_WEIGHT);
    const concepts = topicConcepts.ofWord(word);
    for (const concept of concepts)
      raiseTo(features, `concept ${concept}`, CONCEPT_WEIGHT / Math.sqrt(concepts.length));
    if (/\d/.test(word)) features.set("a number", NUMBER_WEIGHT);
  }
  for (const concept of topicConcepts.ofPhrases(words)) raiseTo(features, `concept ${concept}`, CONCEPT_WEIGHT);
  return features;
}

/** Returns the features of the content and the wording, which adds function words and runs of letters. */
export function rawFeatures(wordsWithStance: readonly WordWithStance[]): Map<string, number> {
  const features = topicFeatures(wordsWithStance);
  for (const word of undeniedWords(wordsWithStance)) {
    if (isFunctionWord(word)) features.set(`function word ${expandAbbreviation(word)}`, WORD_WEIGHT);
    const delimitedWord = `^${word}$`;
    for (let at = 0; at + LETTERS_LENGTH <= delimitedWord.length; at += 1) {
      features.set(`letters ${delimitedWord.slice(at, at + LETTERS_LENGTH)}`, LETTERS_WEIGHT);
    }
  }
  return features;
}

const undeniedWords = (wordsWithStance: readonly WordWithStance[]) =>
  wordsWithStance.filter(({ stance }) => stance !== "denied").map(({ token }) => token.text);

const raiseTo = (features: Map<string, number>, name: string, weight: number) =>
  features.set(name, Math.max(features.get(name) ?? 0, weight));

/** Multiplies each feature by its rarity, and scales them so that the squares sum to 1. */
export function weightByRarity(unweighted: ReadonlyMap<string, number>, rarity: (feature: string) => number): Features {
  const features = new Map([...unweighted].map(([name, weight]) => [name, weight * rarity(name)]));
  const length = Math.sqrt([...features.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  for (const [name, weight] of features) features.set(name, weight / length);
  return features;
}

/** How rare features are in the background's texts. `unknown` is the rarity of a feature that no text has. */
export interface Rarity {
  known: Numbers;
  unknown: number;
}

/** Returns a function that looks up the rarity of a feature. */
export const rarityLookup =
  ({ known, unknown }: Rarity) =>
  (feature: string): number =>
    known.get(feature) ?? unknown;
