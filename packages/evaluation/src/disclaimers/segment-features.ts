import { isSign, isWord, type Piece } from "../language/pieces.ts";
import { disclaimerWords } from "../language/synonyms.ts";
import { isFunctionWord, stemOf } from "../language/words.ts";
import type { Place } from "./segments.ts";

const WORD = 0.7;
const PAIR = 0.4;
const IN_PLACE = 0.7;
const SHARE = 2;
const MOST_TOPICS = 4;
const LENGTHS = [1, 2, 4, 7, 11, 16];

/**
 * What a stretch of text looks like as a disclaimer in this place: its words and pairs of words, the classes of its words, its length, and how
 * much of it is about the questions (`isTopic` knows stems) or about what nobody asked for.
 */
export function segmentFeatures(
  pieces: readonly Piece[],
  place: Place,
  isTopic: (stem: string) => boolean,
): Map<string, number> {
  const features = new Map<string, number>([[place, 1]]);
  const count = { words: 0, topic: 0, unknown: 0 };
  let before = "^";
  for (const piece of pieces) {
    if (!isWord(piece)) {
      if (isSign(piece)) features.set("sign", 1);
      features.set(`mark ${piece.word}`, IN_PLACE);
      continue;
    }
    const stem = stemOf(piece.word);
    const classes = disclaimerWords.ofWord(piece.word);
    for (const name of classes) features.set(`class ${name}`, 1).set(`${place} class ${name}`, IN_PLACE);
    features.set(`word ${stem}`, WORD).set(`pair ${before} ${stem}`, PAIR);
    count.words += 1;
    if (!isFunctionWord(piece.word) && classes.length === 0) count[isTopic(stem) ? "topic" : "unknown"] += 1;
    before = stem;
  }
  features.set(`pair ${before} $`, PAIR).set("topics", Math.min(count.topic, MOST_TOPICS) / SHARE);
  for (const kind of ["topic", "unknown"] as const) {
    const share = (SHARE * count[kind]) / Math.max(1, count.words);
    features.set(kind, share).set(`${place} ${kind}`, share);
  }
  const length = LENGTHS.filter((least) => count.words >= least).length;
  features.set(`length ${length}`, 1).set(`${place} length ${length}`, IN_PLACE);
  features.set(`${place} from ${pieces[0]?.word}`, IN_PLACE).set(`${place} to ${pieces.at(-1)?.word}`, IN_PLACE);
  return features;
}
