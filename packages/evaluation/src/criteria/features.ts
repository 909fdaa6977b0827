import type { Stance } from "../language/read.ts";
import { matter } from "../language/synonyms.ts";
import type { Token } from "../language/tokens.ts";
import { isFunctionWord, spelledOut, stemOf } from "../language/words.ts";
import type { Numbers } from "../models/number-table.ts";

/** How much each feature of a text weighs; the squares sum to 1. */
export type Features = ReadonlyMap<string, number>;

/** A token with the writer's stance on it. */
export interface Said {
  token: Token;
  stance: Stance;
}

/** Includes function words, which distinguish what was done from what is planned, advised or only mentioned. */
const WORD = 1;
/** What a word means weighs more than how it is written, and runs of letters less: they forgive typing. */
const CONCEPT = 1.6;
const LETTERS = 0.6;
const NUMBER = 1.1;
const LETTERS_LONG = 3;

/** The content of these tokens, unweighted, with its stance: content words, concepts and numbers. */
export function topicFeatures(said: readonly Said[]): Map<string, number> {
  const features = new Map<string, number>();
  const words = wordsOf(said);
  for (const word of words) {
    if (!isFunctionWord(word)) features.set(`word ${stemOf(word)}`, WORD);
    const concepts = matter.ofWord(word);
    for (const concept of concepts) raise(features, `concept ${concept}`, CONCEPT / Math.sqrt(concepts.length));
    if (/\d/.test(word)) features.set("a number", NUMBER);
  }
  for (const concept of matter.ofPhrases(words)) raise(features, `concept ${concept}`, CONCEPT);
  return features;
}

/** The content and its wording: function words and runs of letters are included. */
export function rawFeatures(said: readonly Said[]): Map<string, number> {
  const features = topicFeatures(said);
  for (const word of wordsOf(said)) {
    if (isFunctionWord(word)) features.set(`function word ${spelledOut(word)}`, WORD);
    const spelled = `^${word}$`;
    for (let at = 0; at + LETTERS_LONG <= spelled.length; at += 1) {
      features.set(`letters ${spelled.slice(at, at + LETTERS_LONG)}`, LETTERS);
    }
  }
  return features;
}

const wordsOf = (said: readonly Said[]) =>
  said.filter(({ stance }) => stance !== "denied").map(({ token }) => token.text);

const raise = (features: Map<string, number>, name: string, weight: number) =>
  features.set(name, Math.max(features.get(name) ?? 0, weight));

/** The features, each weighted by how rare it is in the texts that `rarity` was counted in. */
export function weighted(raw: ReadonlyMap<string, number>, rarity: (feature: string) => number): Features {
  const features = new Map([...raw].map(([name, weight]) => [name, weight * rarity(name)]));
  const length = Math.sqrt([...features.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  for (const [name, weight] of features) features.set(name, weight / length);
  return features;
}

/** How rare features are in some texts; those that none of the texts has are `unknown`. */
export interface Rarity {
  known: Numbers;
  unknown: number;
}

/** How rare a feature is. */
export const rarityIn =
  ({ known, unknown }: Rarity) =>
  (feature: string): number =>
    known.get(feature) ?? unknown;
