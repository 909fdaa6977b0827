import { type Rarity, rawFeatures, type Said } from "../criteria/features.ts";
import { tokensOf } from "../language/tokens.ts";
import { backgroundSentences } from "./background.ts";

/** As many sentences are enough to know which features are rare, in a third of the time. */
const EACH_COUNTED = 3;
/** Below 1, so that words that nearly nobody uses say less. */
const RARE = 0.7;

/** A text as something said and meant. */
export const saidIn = (text: string): Said[] => tokensOf(text).map((token) => ({ token, stance: "held" }));

/** How rare features are in the background's sentences. */
export function countRarity(): Rarity {
  const counts = new Map<string, number>();
  const some = backgroundSentences.filter((_, at) => at % EACH_COUNTED === 0);
  for (const { text } of some) {
    for (const feature of rawFeatures(saidIn(text)).keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const rarityOf = (count: number) => Math.log(1 + some.length / (1 + count)) ** RARE;
  return { known: new Map([...counts].map(([feature, count]) => [feature, rarityOf(count)])), unknown: rarityOf(0) };
}
