import { sharedModel } from "../../models/models.ts";
import type { Numbers } from "../../models/number-table.ts";
import type { Piece } from "./pieces.ts";
import { segmentFeatures } from "./segment-features.ts";
import type { Place, Segment } from "./segments.ts";

/** The weights of features, and 1 for each stem that questions are about. */
interface FrameModel {
  bias: number;
  topic: Numbers;
  weights: Numbers;
}

export interface Scored {
  score: number;
  segment: Segment;
}

/** The score of what is no frame. */
export const LEAST = -9;
export const NO_FRAME: Scored = { score: LEAST, segment: { from: 0, to: 0 } };

/** The log-odds that these pieces are a frame that denies what it holds; trained by `bench/grading/frames/train.mjs`. */
export function frameScore(pieces: readonly Piece[], { from, to }: Segment, place: Place): number {
  const { bias, topic, weights } = sharedModel<FrameModel>("frames");
  const isTopic = (stem: string) => topic.get(stem) !== undefined;
  let sum = bias;
  for (const [name, value] of segmentFeatures(pieces.slice(from, to), place, isTopic)) {
    sum += value * (weights.get(name) ?? 0);
  }
  return sum;
}

export function likeliest(pieces: readonly Piece[], segments: readonly Segment[], place: Place): Scored {
  return segments.reduce<Scored>((best, segment) => {
    const score = frameScore(pieces, segment, place);
    return score > best.score ? { score, segment } : best;
  }, NO_FRAME);
}
