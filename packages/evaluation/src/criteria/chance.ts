import { sharedModel } from "../models/models.ts";
import type { BestFit } from "./best-fits.ts";

/** The signs that an answer meets a criterion: the rubric's phrases (`way`), and the criterion's model (`fit`). */
export interface Signs {
  way: "full" | "half" | null;
  /** How many texts the model of the criterion was trained on; 0 without a model. */
  textCount: number;
  fit: BestFit | undefined;
}

/** Scores are capped at these values. */
const LOWEST_SCORE = -5;
const HIGHEST_SCORE = 4;
/** Models trained on fewer texts count as if trained on this many, because smaller models were not measured. */
const LEAST_TEXT_COUNT = 5;
/** A criterion with fewer texts counts as new: its model is less reliable on single sentences, so the whole answer counts more. */
const MANY_TEXTS = 50;
const FADE_RANGE = 25;
/** With this many texts the rubric's phrases no longer count by themselves. This grades open answers best. */
const TEXTS_REPLACING_WAYS = 20;

/** Computes the features of the logistic regression. */
export function evidenceOf({ way, textCount, fit }: Signs) {
  const isNew = Math.min(1, Math.max(0, (MANY_TEXTS - textCount) / FADE_RANGE));
  return {
    constant: 1,
    overKnown: 1 / Math.max(LEAST_TEXT_COUNT, textCount),
    isNew,
    answerIfNew: isNew * clampScore(fit?.answer),
    sentence: clampScore(fit?.sentence),
    stretch: clampScore(fit?.stretch),
    answer: clampScore(fit?.answer),
    near: Math.max(0, fit?.similarity ?? 0),
    nearWrong: fit?.wrongSimilarity ?? 0,
    fullWay: way === "full" ? 1 : 0,
    halfWay: way === "half" ? 1 : 0,
  };
}
type Evidence = ReturnType<typeof evidenceOf>;

/** The weight of each feature, and the least chances of a met and a partly met criterion. Written by `npm run models -- --fit`. */
export interface FittedChance {
  weights: Evidence;
  metFrom: number;
  partlyFrom: number;
}
export const fittedChance = (): FittedChance => sharedModel<FittedChance>("chance");

/** Returns the chance, from 0 to 1, that a careful reader finds the criterion in the answer. The phrases alone decide without a model. */
export function chanceOf(signs: Signs, { weights } = fittedChance()): number {
  const { way, textCount } = signs;
  const chanceByWay = way ? (way === "full" ? 1 : 0.5) * Math.max(0, 1 - textCount / TEXTS_REPLACING_WAYS) : 0;
  if (textCount === 0) return chanceByWay;
  const evidence = evidenceOf(signs);
  const names = Object.keys(weights) as (keyof Evidence)[];
  const logOdds = names.reduce((sum, name) => sum + weights[name] * evidence[name], 0);
  return Math.max(chanceByWay, 1 / (1 + Math.exp(-logOdds)));
}

const clampScore = (score = LOWEST_SCORE) => Math.min(HIGHEST_SCORE, Math.max(LOWEST_SCORE, score));
