import { isSign, isWord, type Piece } from "../language/pieces.ts";
import { disclaimerWords } from "../language/synonyms.ts";
import { isFunctionWord, stemOf } from "../language/words.ts";
import type { Place } from "./segments.ts";

const WORD_WEIGHT = 0.7;
const PAIR_WEIGHT = 0.4;
const PLACE_WEIGHT = 0.7;
const SHARE_WEIGHT = 2;
const MOST_TOPICS = 4;
const LENGTH_STEPS = [1, 2, 4, 7, 11, 16];

/**
 * Computes the features of a segment as a disclaimer in this place: its words, pairs of words, classes of words and length, and the shares of
 * words that are about the questions (`isTopic` tests a stem) and about anything else.
 */
export function segmentFeatures(
  pieces: readonly Piece[],
  place: Place,
  isTopic: (stem: string) => boolean,
): Map<string, number> {
  const features = new Map<string, number>([[place, 1]]);
  const count = { words: 0, topic: 0, unknown: 0 };
  let previousStem = "^";
  for (const piece of pieces) {
    if (!isWord(piece)) {
      if (isSign(piece)) features.set("sign", 1);
      features.set(`mark ${piece.word}`, PLACE_WEIGHT);
      continue;
    }
    const stem = stemOf(piece.word);
    const classes = disclaimerWords.ofWord(piece.word);
    for (const name of classes) features.set(`class ${name}`, 1).set(`${place} class ${name}`, PLACE_WEIGHT);
    features.set(`word ${stem}`, WORD_WEIGHT).set(`pair ${previousStem} ${stem}`, PAIR_WEIGHT);
    count.words += 1;
    if (!isFunctionWord(piece.word) && classes.length === 0) count[isTopic(stem) ? "topic" : "unknown"] += 1;
    previousStem = stem;
  }
  features.set(`pair ${previousStem} $`, PAIR_WEIGHT).set("topics", Math.min(count.topic, MOST_TOPICS) / SHARE_WEIGHT);
  for (const kind of ["topic", "unknown"] as const) {
    const share = (SHARE_WEIGHT * count[kind]) / Math.max(1, count.words);
    features.set(kind, share).set(`${place} ${kind}`, share);
  }
  const length = LENGTH_STEPS.filter((least) => count.words >= least).length;
  features.set(`length ${length}`, 1).set(`${place} length ${length}`, PLACE_WEIGHT);
  features
    .set(`${place} from ${pieces[0]?.word}`, PLACE_WEIGHT)
    .set(`${place} to ${pieces.at(-1)?.word}`, PLACE_WEIGHT);
  return features;
}
