import type { Learned } from "./learners-said.ts";

/** How an answer says a criterion: by a way of the rubric, and by how learners say it. */
export interface Signs {
  way: "full" | "half" | null;
  /** How many sentences of learners the model of the criterion was trained on; 0 without a model. */
  known: number;
  learned: Learned | undefined;
}

/** Scores beyond these say no more. */
const LEAST = -5;
const MOST = 4;
/** A model of fewer sentences was not measured. */
const FEWEST = 5;
/**
 * Fitted by logistic regression on the open half of the golden set, with models of 5 to 33 sentences of each criterion
 * (`docs/grading.md`). A model of few sentences scores what it has not met lower.
 */
const WEIGHTS = {
  constant: -0.44,
  overKnown: 8.07,
  sentence: 0.75,
  stretch: 0.35,
  fullWay: 1.05,
  halfWay: 0.75,
  fullWayBySentence: -0.41,
};

/** The chance, from 0 to 1, that a careful reader finds the criterion in the answer. */
export const chanceOf = (signs: Signs): number => Math.max(chanceByWay(signs), chanceByBoth(signs));

/** What a way says by itself: without a model, and beside one of enough sentences. */
const BY_WAY = { full: { alone: 1, beside: 0.4 }, half: { alone: 0.5, beside: 0.35 } };
const ENOUGH = 20;

/** The fewer sentences the model knows, the more a way of the rubric counts by itself. */
function chanceByWay({ way, known }: Signs): number {
  if (!way) return 0;
  const { alone, beside } = BY_WAY[way];
  return alone + (beside - alone) * Math.min(1, known / ENOUGH);
}

function chanceByBoth({ way, known, learned }: Signs): number {
  if (known === 0) return 0;
  const sentence = clamp(learned?.sentence);
  const stretch = clamp(learned?.stretch);
  const logit =
    WEIGHTS.constant +
    WEIGHTS.overKnown / Math.max(FEWEST, known) +
    WEIGHTS.sentence * sentence +
    WEIGHTS.stretch * stretch +
    (way === "full" ? WEIGHTS.fullWay + WEIGHTS.fullWayBySentence * sentence : 0) +
    (way === "half" ? WEIGHTS.halfWay : 0);
  return 1 / (1 + Math.exp(-logit));
}

const clamp = (score = LEAST) => Math.min(MOST, Math.max(LEAST, score));
