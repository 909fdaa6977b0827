import type { Learned } from "./learners-said.ts";

/** How an answer says a criterion: by a way of the rubric, and by how learners say it. */
export interface Signs {
  way: "full" | "half" | null;
  learned: Learned | undefined;
}

/** Scores beyond these say no more. */
const LEAST = -5;
const MOST = 4;
/** Fitted by logistic regression on the open half of the golden set (`docs/grading.md`). */
const WEIGHTS = {
  constant: -0.5,
  sentence: 0.75,
  stretch: 0.49,
  fullWay: 1.09,
  halfWay: 0.85,
  fullWayBySentence: -0.45,
};

/** The chance, from 0 to 1, that a careful reader finds the criterion in the answer. */
export function chanceOf({ way, learned }: Signs): number {
  const sentence = clamp(learned?.sentence);
  const stretch = clamp(learned?.stretch);
  const logit =
    WEIGHTS.constant +
    WEIGHTS.sentence * sentence +
    WEIGHTS.stretch * stretch +
    (way === "full" ? WEIGHTS.fullWay + WEIGHTS.fullWayBySentence * sentence : 0) +
    (way === "half" ? WEIGHTS.halfWay : 0);
  return 1 / (1 + Math.exp(-logit));
}

const clamp = (score = LEAST) => Math.min(MOST, Math.max(LEAST, score));
