import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { Grade } from "./result.ts";

const REASONS = {
  time: "It could not be assessed: it took too long to check.",
  memory: "It could not be assessed: checking it took too much memory.",
  session: "It could not be assessed: the time for checking this interview was used up by other answers.",
  fault: "It could not be assessed because of a fault on our side.",
  script: "It could not be assessed: only answers in Latin letters can be read, in English or Hinglish.",
} as const;

/** Why an answer could not be assessed. */
export type NotAssessed = keyof typeof REASONS;

// The cause may be a busy machine and not the answer; the two cannot be distinguished.
const MAY_ASK_FOR_REVIEW = "It earns no points, but it cannot get you rejected. You can ask for a review.";
const ADVICE: Record<NotAssessed, string> = {
  time: MAY_ASK_FOR_REVIEW,
  memory: "Check that it ends and builds no large results; you can also ask for a review.",
  session: MAY_ASK_FOR_REVIEW,
  fault: MAY_ASK_FOR_REVIEW,
  script: "Write it in Latin letters next time; a person can read it as it is if you ask for a review.",
};

/** Returns the grade of an answer that could not be assessed: no points, no confidence. The verdict considers that it may be worth all points. */
export const notAssessed = ({ rubric }: InterviewQuestion, reason: NotAssessed): Grade => ({
  score: 0,
  confidence: 0,
  flags: ["not_assessed"],
  evidence: rubric.points.map(({ id }) => ({ pointId: id, verdict: "cannot_assess", note: REASONS[reason] })),
  feedback: { good: [], missing: [REASONS[reason]], next: ADVICE[reason] },
});
