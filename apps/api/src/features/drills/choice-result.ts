import type { DrillQuestion } from "@dryrun/content/interview/draw/drill";
import { FULL_SCORE } from "@dryrun/domain/interviews/drills/limits";
import type { QuestionResult } from "@dryrun/evaluation/result";

/** Returns the result of a quiz question: all points for the right option, none for another. */
export function choiceResult({ modelAnswer, explanation = "" }: DrillQuestion, answer: string) {
  const score = answer === modelAnswer ? FULL_SCORE : 0;
  const result: QuestionResult = {
    ...{ score, confidence: 1, evaluator: "quiz", rubricVersion: 1, flags: [], evidence: [] },
    feedback: { good: [], missing: [], next: explanation },
  };
  return { result, score, feedback: explanation };
}
