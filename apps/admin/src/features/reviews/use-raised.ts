import { reviewedResult } from "@dryrun/domain/interviews/review";
import { useState } from "react";
import { messages } from "../../messages.en-in.ts";
import type { Review } from "./review.ts";

const text = messages.review;

/** Describes the effect. Half a point more for one answer may not change the total, because the sum is rounded down. */
function actOf(raised: number, before: number, after: number): string {
  if (raised === 0) return text.confirm;
  return after > before ? text.raise(before, after) : text.raiseWithin(raised, before);
}

/** The chosen scores and their effect on the verdict. */
export function useRaised({ questions, score, finalDecision }: Review) {
  const [raised, setRaised] = useState<Readonly<Record<number, number>>>({});
  const scores = questions.flatMap((question) => {
    const gradeBefore = raised[question.number] ?? question.score;
    return gradeBefore > question.score ? [{ number: question.number, score: gradeBefore }] : [];
  });
  const after = reviewedResult(questions, scores, finalDecision);
  return {
    raised,
    raise: (number: number, to: number) => setRaised({ ...raised, [number]: to }),
    /** The scores above the current ones. */
    scores,
    decision: after.decision,
    /** The effect of the decision, as the label of the button. */
    act: actOf(scores.length, score, after.score),
  };
}
