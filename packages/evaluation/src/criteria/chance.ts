import type { Learned } from "./best-fits.ts";

/** How an answer says a criterion: by a way of the rubric, and by how learners say it. */
export interface Signs {
  way: "full" | "half" | null;
  /** How many texts of learners the model of the criterion was trained on; 0 without a model. */
  known: number;
  learned: Learned | undefined;
}

/** Scores beyond these say no more. */
const LEAST = -5;
const MOST = 4;
/** A model of fewer sentences was not measured. */
const FEWEST = 5;
/** A criterion of fewer texts is new: single sentences are found less surely, and all that the answer says counts more. */
const WELL_KNOWN = 50;
const FADING = 25;

/** What speaks for and against a criterion, as numbers. */
export function evidenceOf({ way, known, learned }: Signs) {
  const isNew = Math.min(1, Math.max(0, (WELL_KNOWN - known) / FADING));
  return {
    constant: 1,
    overKnown: 1 / Math.max(FEWEST, known),
    isNew,
    answerIfNew: isNew * clamp(learned?.answer),
    sentence: clamp(learned?.sentence),
    stretch: clamp(learned?.stretch),
    answer: clamp(learned?.answer),
    near: Math.max(0, learned?.near ?? 0),
    nearWrong: learned?.nearWrong ?? 0,
    fullWay: way === "full" ? 1 : 0,
    halfWay: way === "half" ? 1 : 0,
  };
}

/**
 * Near the fit of `bench/grading/chances/fit.mjs` (logistic regression on learners' answers that were left out of training). At the fit, single
 * sentences meet 2.4% of the other criteria; so the constant is lower. `isNew` and `answerIfNew` are chosen by `bench/grading/chances/ten-answers.mjs`.
 */
const WEIGHTS = {
  constant: -0.62,
  overKnown: 9,
  isNew: 1,
  answerIfNew: 0.2,
  sentence: 0.19,
  stretch: 0.24,
  answer: 0.21,
  near: 2.48,
  nearWrong: -1.4,
  fullWay: 0.8,
  halfWay: 0.14,
} satisfies ReturnType<typeof evidenceOf>;

const SIGNS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

/** From these chances on a criterion is met, or met in part. */
export const MET_FROM = 0.65;
export const PARTLY_FROM = 0.35;

/** The chance, from 0 to 1, that a careful reader finds the criterion in the answer. */
export const chanceOf = (signs: Signs): number => Math.max(chanceByWay(signs), chanceByBoth(signs));

/** What a way says by itself without a model. */
const BY_WAY = { full: 1, half: 0.5 };
/** From this number of sentences on a way says nothing by itself: open answers are graded best so. */
const ENOUGH = 20;

const chanceByWay = ({ way, known }: Signs): number => (way ? BY_WAY[way] * Math.max(0, 1 - known / ENOUGH) : 0);

function chanceByBoth(signs: Signs): number {
  if (signs.known === 0) return 0;
  const evidence = evidenceOf(signs);
  const logit = SIGNS.reduce((sum, sign) => sum + WEIGHTS[sign] * evidence[sign], 0);
  return 1 / (1 + Math.exp(-logit));
}

const clamp = (score = LEAST) => Math.min(MOST, Math.max(LEAST, score));
