import type { Piece } from "../language/pieces.ts";
import { sharedModel } from "../models/models.ts";
import type { Numbers } from "../models/number-table.ts";
import { segmentFeatures } from "./segment-features.ts";
import type { Place, Segment } from "./segments.ts";

/** The weight of each feature. `topic` has 1 for each stem that questions are about. */
interface DisclaimerModel {
  bias: number;
  topic: Numbers;
  weights: Numbers;
  /** A segment above these log-odds counts as a disclaimer: for certain, or doubtfully. */
  thresholds: Record<"sure" | "doubtful", Thresholds>;
}

/** A threshold for each place, one for the mean over an answer's sentences, and `few` for the mean of one or two sentences. */
export type Thresholds = Readonly<Record<"opening" | "first" | "last" | "middle" | "throughout" | "few", number>>;

const model = () => sharedModel<DisclaimerModel>("disclaimers");

export const thresholds = (): DisclaimerModel["thresholds"] => model().thresholds;

/** The score of text that is not a disclaimer. */
export const LOWEST_SCORE = -9;

/** Returns the log-odds that these pieces are a disclaimer. `npm run models -- --fit` fits the weights. */
export function scoreOf(pieces: readonly Piece[], { from, to }: Segment, place: Place): number {
  const { bias, topic, weights } = model();
  const features = segmentFeatures(pieces.slice(from, to), place, (stem) => topic.get(stem) !== undefined);
  return [...features].reduce((sum, [name, value]) => sum + value * (weights.get(name) ?? 0), bias);
}

/** Scores a whole sentence. */
export const scoreOfWhole = (pieces: readonly Piece[] = [], place: Place): number =>
  pieces.length === 0 ? LOWEST_SCORE : scoreOf(pieces, { from: 0, to: pieces.length }, place);

/** Returns the segment with the highest score. */
export function likeliest(pieces: readonly Piece[], segments: readonly Segment[], place: Place) {
  let best: { score: number; segment: Segment } = { score: LOWEST_SCORE, segment: { from: 0, to: 0 } };
  for (const segment of segments) {
    const score = scoreOf(pieces, segment, place);
    if (score > best.score) best = { score, segment };
  }
  return best;
}
