import model from "./model.json" with { type: "json" };
import type { Piece } from "./pieces.ts";
import { segmentFeatures } from "./segment-features.ts";
import type { Place, Segment } from "./segments.ts";

const topic: ReadonlySet<string> = new Set(model.topic);
const weights: ReadonlyMap<string, number> = new Map(Object.entries(model.weights));
const isTopic = (stem: string) => topic.has(stem);

export interface Scored {
  score: number;
  segment: Segment;
}

/** The score of what is no frame. */
export const LEAST = -9;
export const NO_FRAME: Scored = { score: LEAST, segment: { from: 0, to: 0 } };

/** The log-odds that these pieces are a frame that denies what it holds; trained by `bench/grading/frames/train.mjs`. */
export function frameScore(pieces: readonly Piece[], { from, to }: Segment, place: Place): number {
  let sum = model.bias;
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
