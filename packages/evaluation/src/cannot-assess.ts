import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { NAME, VERSION } from "./evaluator.ts";
import type { QuestionResult } from "./result.ts";

const REASONS = {
  time: "It could not be assessed: it took too long to check.",
  memory: "It could not be assessed: checking it took too much memory.",
  session: "It could not be assessed: the time for checking this interview was used up by other answers.",
} as const;

// A busy machine is no fault of the answer, and nobody can see from outside which of them it was.
const OPEN = "It counts for nothing and against nothing: the verdict stays open, and you can ask for a review.";
const ADVICE: Record<keyof typeof REASONS, string> = {
  time: OPEN,
  memory: "Check that it ends and builds no large results; you can also ask for a review.",
  session: OPEN,
};

/** The result of an answer that could not be assessed: no points and no confidence; the verdict allows for all its points. */
export function cannotAssess(question: InterviewQuestion, reason: keyof typeof REASONS): QuestionResult {
  return {
    score: 0,
    confidence: 0,
    evaluator: `${NAME}/${VERSION}`,
    rubricVersion: question.rubric.version,
    flags: ["not_assessed"],
    evidence: question.rubric.points.map(({ id }) => ({
      pointId: id,
      verdict: "cannot_assess",
      note: REASONS[reason],
    })),
    feedback: {
      good: [],
      missing: [REASONS[reason]],
      next: ADVICE[reason],
    },
  };
}
