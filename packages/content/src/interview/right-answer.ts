import type { InterviewQuestion } from "./question.ts";

/**
 * An answer that earns full marks or nearly: the best exemplar where prose is asked, because a model answer that is handed in counts
 * as copied.
 */
export function rightAnswer({ modelAnswer, rubric }: InterviewQuestion): string {
  if (rubric.exec) return modelAnswer;
  const [best] = rubric.exemplars.toSorted((a, b) => b.score - a.score);
  return best?.text ?? modelAnswer;
}
