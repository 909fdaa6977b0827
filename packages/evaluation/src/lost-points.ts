import type { Rubric, RubricPoint } from "@dryrun/content/interview/question";
import type { Evidence } from "./result.ts";

/** The share of a criterion's weight that each verdict earns. */
export const CREDIT = { met: 1, partial: 0.5, unmet: 0, cannot_assess: 0 } as const;

/** A criterion that an answer did not meet in full. `lostWeight` is the points that it would have earned in addition. */
export type LostPoint = RubricPoint & { lostWeight: number };

/** Returns the criteria that an answer did not meet in full, the one with the most lost points first. */
export const lostPoints = ({ points }: Rubric, evidence: readonly Evidence[]): LostPoint[] =>
  points
    .flatMap((point) => {
      const pointEvidence = evidence.find(({ pointId }) => pointId === point.id);
      const lostWeight = pointEvidence ? point.weight * (1 - CREDIT[pointEvidence.verdict]) : 0;
      return lostWeight > 0 ? [{ ...point, lostWeight }] : [];
    })
    .sort((a, b) => b.lostWeight - a.lostWeight);
