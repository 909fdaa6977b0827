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
 * Fitted by logistic regression on the credits of open answers (`docs/grading.md`) and, each a thirtieth as much, on sentences that were left
 * out of training; models of a sixth and of a third of the sentences say what fewer of them cost. The constant is .2 above the
 * fit: with it open answers get on average what they should.
 */
const WEIGHTS = {
  constant: -1.06,
  overKnown: 10.8,
  sentence: 0.38,
  stretch: 0.12,
  near: 5.2,
  fullWay: 0.78,
  halfWay: 0.46,
  fullWayBySentence: -0.18,
};

/** The chance, from 0 to 1, that a careful reader finds the criterion in the answer. */
export const chanceOf = (signs: Signs): number => Math.max(chanceByWay(signs), chanceByBoth(signs));

/** What a way says by itself without a model. */
const BY_WAY = { full: 1, half: 0.5 };
/** From this number of sentences on a way says nothing by itself: open answers are graded best so. */
const ENOUGH = 20;

const chanceByWay = ({ way, known }: Signs): number => (way ? BY_WAY[way] * Math.max(0, 1 - known / ENOUGH) : 0);

function chanceByBoth({ way, known, learned }: Signs): number {
  if (known === 0) return 0;
  const sentence = clamp(learned?.sentence);
  const stretch = clamp(learned?.stretch);
  const logit =
    WEIGHTS.constant +
    WEIGHTS.overKnown / Math.max(FEWEST, known) +
    WEIGHTS.sentence * sentence +
    WEIGHTS.stretch * stretch +
    WEIGHTS.near * Math.max(0, learned?.near ?? 0) +
    (way === "full" ? WEIGHTS.fullWay + WEIGHTS.fullWayBySentence * sentence : 0) +
    (way === "half" ? WEIGHTS.halfWay : 0);
  return 1 / (1 + Math.exp(-logit));
}

const clamp = (score = LEAST) => Math.min(MOST, Math.max(LEAST, score));
