import type { Rubric } from "@dryrun/content/interview/question";
import { type LostPoint, lostPoints } from "./lost-points.ts";
import { type Evidence, type QuestionFeedback, toHalves } from "./result.ts";

/** What to say of an answer whose criteria and errors were read: what is good, what is missing, and what to do next. */
export function rubricFeedback(
  rubric: Rubric,
  evidence: readonly Evidence[],
  errors: readonly Evidence[],
): QuestionFeedback {
  const lost = lostPoints(rubric, evidence);
  return {
    good: evidence.filter(({ verdict }) => verdict === "met").map(({ note }) => note),
    missing: [...errors.map(({ note }) => note), ...lost.map(({ feedbackMiss }) => feedbackMiss)],
    next: nextStep(lost, errors.length),
  };
}

/** The next step after an answer that lacks nothing. */
export const NOTHING_MISSING = "Nothing is missing here; try a harder question of the same kind.";

function nextStep([first, ...others]: readonly LostPoint[], errors: number): string {
  if (errors > 0)
    return `Correct the ${errors === 1 ? "mistake first: it takes" : "mistakes first: they take"} points off whatever else the answer says.`;
  if (!first) return NOTHING_MISSING;
  const isBegun = first.left < first.weight;
  if (others.length === 0)
    return isBegun
      ? `Say more about “${first.label}”, and the answer is complete.`
      : `Add “${first.label}”, and the answer is complete.`;
  const points = toHalves(first.left);
  return `Start with “${first.label}”: it is worth ${points === 1 ? "1 more point" : `${points} more points`}.`;
}
