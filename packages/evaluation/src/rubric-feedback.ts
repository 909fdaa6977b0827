import type { Rubric } from "@dryrun/content/interview/question";
import { type LostPoint, lostPoints } from "./lost-points.ts";
import type { Evidence, QuestionFeedback } from "./result.ts";

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
    next: nextStep(lost, errors.length > 0),
  };
}

function nextStep([first, ...others]: readonly LostPoint[], hasErrors: boolean): string {
  if (hasErrors) return "Correct the mistake first: it takes points off whatever else the answer says.";
  if (!first) return "Nothing is missing here; try a harder question of the same kind.";
  if (others.length === 0) return `Add “${first.label}”, and the answer is complete.`;
  return `Start with “${first.label}”: it is worth ${first.left === 1 ? "1 more point" : `${first.left} more points`}.`;
}
