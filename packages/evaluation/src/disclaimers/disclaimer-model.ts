import type { Piece } from "../language/pieces.ts";
import { sharedModel } from "../models/models.ts";
import type { Numbers } from "../models/number-table.ts";
import { segmentFeatures } from "./segment-features.ts";
import type { Place, Segment } from "./segments.ts";

/** The weights of features, and 1 for each stem that questions are about. */
interface DisclaimerModel {
  bias: number;
  topic: Numbers;
  weights: Numbers;
  /** A segment with at least these log-odds counts as a disclaimer: for certain, or with doubt. */
  thresholds: Record<"sure" | "doubtful", Thresholds>;
}

/** A threshold for each place, one for the mean over an answer's sentences, and `few` for the mean of one or two sentences. */
export type Thresholds = Readonly<Record<"opening" | "first" | "last" | "middle" | "throughout" | "few", number>>;

const model = () => sharedModel<DisclaimerModel>("disclaimers");

export const thresholds = (): DisclaimerModel["thresholds"] => model().thresholds;

/** The score of text that is not a disclaimer. */
export const LEAST = -9;

/** The log-odds that these pieces are a disclaimer. `npm run models -- --fit` fits the weights. */
export function scoreOf(pieces: readonly Piece[], { from, to }: Segment, place: Place): number {
  const { bias, topic, weights } = model();
  const features = segmentFeatures(pieces.slice(from, to), place, (stem) => topic.get(stem) !== undefined);
  return [...features].reduce((sum, [name, value]) => sum + value * (weights.get(name) ?? 0), bias);
}

/** The score of a whole sentence. */
export const scoreOfWhole = (pieces: readonly Piece[] = [], place: Place): number =>
  pieces.length === 0 ? LEAST : scoreOf(pieces, { from: 0, to: pieces.length }, place);

/** The highest score of these segments, and which one has it. */
export function likeliest(pieces: readonly Piece[], segments: readonly Segment[], place: Place) {
  let best: { score: number; segment: Segment } = { score: LEAST, segment: { from: 0, to: 0 } };
  for (const segment of segments) {
    const score = scoreOf(pieces, segment, place);
    if (score > best.score) best = { score, segment };
  }
  return best;
}
