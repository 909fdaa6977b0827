import { sharedModel } from "../models/models.ts";
import type { BestFit } from "./best-fits.ts";

/** How an answer says a criterion: by a way of the rubric, and by how well it fits what the criterion was trained on. */
export interface Signs {
  way: "full" | "half" | null;
  /** How many texts the model of the criterion was trained on; 0 without a model. */
  known: number;
  fit: BestFit | undefined;
}

/** Scores beyond these say no more. */
const LEAST = -5;
const MOST = 4;
/** A model of fewer texts was not measured. */
const FEWEST = 5;
/** A criterion of fewer texts is new: single sentences are found less surely, and all that the answer says counts more. */
const WELL_KNOWN = 50;
const FADING = 25;
/** From this number of texts on a way says nothing by itself: open answers are graded best so. */
const ENOUGH = 20;

/** What speaks for and against a criterion, as numbers. */
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

/** What `npm run models -- --fit` fits: the weight of each sign, and the chances from which on a criterion is met, or met in part. */
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
