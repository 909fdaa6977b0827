import { sharedModel } from "../models/models.ts";
import type { BestFit } from "./best-fits.ts";

/** How well an answer meets a criterion: by the rubric's phrases, and by similarity to the criterion's training texts. */
export interface Signs {
  way: "full" | "half" | null;
  /** How many texts the model of the criterion was trained on; 0 without a model. */
  known: number;
  fit: BestFit | undefined;
}

/** Scores are capped at these values. */
const LEAST = -5;
const MOST = 4;
/** Models trained on fewer texts count as if trained on this many; smaller ones were not measured. */
const FEWEST = 5;
/** A criterion with fewer texts is new: the model is less reliable on single sentences, so the whole answer counts more. */
const WELL_KNOWN = 50;
const FADING = 25;
/** With this many texts the rubric's phrases no longer count by themselves. This grades open answers best. */
const ENOUGH = 20;

/** The features of a criterion, as numbers. */
export function evidenceOf({ way, known, fit }: Signs) {
  const isNew = Math.min(1, Math.max(0, (WELL_KNOWN - known) / FADING));
  return {
    constant: 1,
    overKnown: 1 / Math.max(FEWEST, known),
    isNew,
    answerIfNew: isNew * clamp(fit?.answer),
    sentence: clamp(fit?.sentence),
    stretch: clamp(fit?.stretch),
    answer: clamp(fit?.answer),
    near: Math.max(0, fit?.near ?? 0),
    nearWrong: fit?.nearWrong ?? 0,
    fullWay: way === "full" ? 1 : 0,
    halfWay: way === "half" ? 1 : 0,
  };
}
type Evidence = ReturnType<typeof evidenceOf>;

/** Written by `npm run models -- --fit`: the weight of each feature, and the chances from which a criterion is met or met in part. */
export interface FittedChance {
  weights: Evidence;
  metFrom: number;
  partlyFrom: number;
}
export const fittedChance = (): FittedChance => sharedModel<FittedChance>("chance");

/** The chance, from 0 to 1, that a careful reader finds the criterion in the answer: by a logistic regression, or by a way alone. */
export function chanceOf(signs: Signs, { weights } = fittedChance()): number {
  const { way, known } = signs;
  const byWay = way ? (way === "full" ? 1 : 0.5) * Math.max(0, 1 - known / ENOUGH) : 0;
  if (known === 0) return byWay;
  const evidence = evidenceOf(signs);
  const names = Object.keys(weights) as (keyof Evidence)[];
  const logOdds = names.reduce((sum, name) => sum + weights[name] * evidence[name], 0);
  return Math.max(byWay, 1 / (1 + Math.exp(-logOdds)));
}

const clamp = (score = LEAST) => Math.min(MOST, Math.max(LEAST, score));
