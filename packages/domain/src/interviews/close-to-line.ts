import { type Decision, PASS_FROM, REVIEW_FROM } from "./limits.ts";
import { NEVER_LOWERED } from "./messages.ts";

/** A score at most this far from a threshold, in points, is called close to it. */
const CLOSE_POINTS = 8;

/** Whether the score passes a threshold, such as 38 or 72, but the verdict is Review because the evaluator was not sure. */
export function isCloseToLine(score: number | null, decision: Decision | null): boolean {
  if (score === null || decision !== "Review" || (score >= REVIEW_FROM && score < PASS_FROM)) return false;
  return score < REVIEW_FROM ? REVIEW_FROM - score <= CLOSE_POINTS : score - PASS_FROM <= CLOSE_POINTS;
}

/** Returns the verdict's text in pages and mails. */
export const verdictText = (score: number | null, decision: Decision): string =>
  isCloseToLine(score, decision) ? `${decision} (close to the line)` : decision;

const BECAUSE = "It is Review because";

/** Extracts the reason from the overall feedback, which the evaluator wrote. */
function reasonIn(feedback: string): string | undefined {
  const [, after] = feedback.split(BECAUSE);
  const [reason] = after?.split(/\.$|\. /) ?? [];
  return reason && `${BECAUSE}${reason}.`;
}

/** Returns the sentence that explains a Review verdict next to the score; null if the score alone explains it. */
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
