import type { InterviewQuestion } from "./question.ts";

/**
 * Returns an answer that earns full marks or nearly: for prose the best exemplar, because a submitted model answer
 * counts as copied.
 */
export function rightAnswer({ modelAnswer, rubric }: InterviewQuestion): string {
  if (rubric.exec) return modelAnswer;
  const [best] = rubric.exemplars.toSorted((a, b) => b.score - a.score);
  return best?.text ?? modelAnswer;
}
