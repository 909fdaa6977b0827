import { type Rarity, rawFeatures, type WordWithStance } from "../criteria/features.ts";
import { tokensOf } from "../language/tokens.ts";
import { backgroundSentences } from "./background.ts";

/** Only every third sentence is counted: that is enough to know which features are rare, and three times as fast. */
const SENTENCE_STEP = 3;
/** An exponent below 1 reduces the weight of words that hardly anybody uses. */
const RARITY_EXPONENT = 0.7;

/** Returns the words of a text, all with the stance `held`. */
export const assertedWords = (text: string): WordWithStance[] =>
  tokensOf(text).map((token) => ({ token, stance: "held" }));

/** Counts how rare features are in the background's sentences. */
export function countRarity(): Rarity {
  const counts = new Map<string, number>();
  const sentences = backgroundSentences.filter((_, index) => index % SENTENCE_STEP === 0);
  for (const { text } of sentences) {
    for (const feature of rawFeatures(assertedWords(text)).keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const rarityOf = (count: number) => Math.log(1 + sentences.length / (1 + count)) ** RARITY_EXPONENT;
  return { known: new Map([...counts].map(([feature, count]) => [feature, rarityOf(count)])), unknown: rarityOf(0) };
}
