import type { DrillQuestion } from "@dryrun/content/interview/draw/drill";

/** Returns the stored form of a drawn question without an answer. */
export const rowOf = (drillId: string, number: number, question: DrillQuestion) => ({
  drillId,
  number,
  question,
  questionId: question.id,
  variation: question.seed ?? 0,
});
