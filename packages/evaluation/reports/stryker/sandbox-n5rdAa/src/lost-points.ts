import type { Rubric, RubricPoint } from "@dryrun/content/interview/question";
import type { Evidence } from "./result.ts";

/** How much of a criterion's weight each verdict earns. */
export const CREDIT = { met: 1, partial: 0.5, unmet: 0, cannot_assess: 0 } as const;

/** A criterion that an answer did not meet in full, and the points that it would have earned besides. */
export type LostPoint = RubricPoint & { left: number };

/** The criteria that an answer did not meet in full, the one that would have earned most first. */
export const lostPoints = ({ points }: Rubric, evidence: readonly Evidence[]): LostPoint[] =>
  points
    .flatMap((point) => {
      const found = evidence.find(({ pointId }) => pointId === point.id);
      const left = found ? point.weight * (1 - CREDIT[found.verdict]) : 0;
      return left > 0 ? [{ ...point, left }] : [];
    })
    .sort((a, b) => b.left - a.left);
