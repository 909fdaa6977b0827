import { type Decision, PASS_FROM, REVIEW_FROM } from "./limits.ts";
import { NEVER_LOWERED } from "./messages.ts";

/** How far from a threshold a score can be and still be called close to it, in points. */
const CLOSE_POINTS = 8;

/** Whether a review is of a score beyond a threshold that the evaluator was not sure about: 38, or 72. */
export function isCloseToLine(score: number | null, decision: Decision | null): boolean {
  if (score === null || decision !== "Review" || (score >= REVIEW_FROM && score < PASS_FROM)) return false;
  return score < REVIEW_FROM ? REVIEW_FROM - score <= CLOSE_POINTS : score - PASS_FROM <= CLOSE_POINTS;
}

/** The verdict, as pages and mails call it. */
export const verdictText = (score: number | null, decision: Decision): string =>
  isCloseToLine(score, decision) ? `${decision} (close to the line)` : decision;

const BECAUSE = "It is Review because";

/** The sentence of the overall feedback, which the evaluator writes with all it knows. */
function reasonIn(feedback: string): string | undefined {
  const [, after] = feedback.split(BECAUSE);
  const [reason] = after?.split(/\.$|\. /) ?? [];
  return reason && `${BECAUSE}${reason}.`;
}

/** The sentence that explains a Review verdict beside the score. Null where the score alone explains it. */
export function reviewReason(
  score: number,
  decision: Decision,
  { feedback = "", isReviewed = false }: { feedback?: string; isReviewed?: boolean } = {},
): string | null {
  if (decision !== "Review" || (score >= REVIEW_FROM && score < PASS_FROM)) return null;
  // A review by a person has no margin of uncertainty.
  if (isReviewed) return `${BECAUSE} ${NEVER_LOWERED}.`;
  const close =
    score < REVIEW_FROM
      ? `the score is too close to ${REVIEW_FROM} to be sure of a rejection`
      : `the score is too close to ${PASS_FROM} to be sure of a pass`;
  const reason = isCloseToLine(score, decision) ? close : "a person should look at the answers";
  return reasonIn(feedback) ?? `${BECAUSE} ${reason}.`;
}
