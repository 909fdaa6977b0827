import { KEPT_MONTHS } from "@dryrun/domain/account/retention";

/** The words around a graded answer. */
export const words = {
  question: (at: number, type: string) => `Question ${at} · ${type}`,
  noAnswer: "No answer",
  data: "Sample data",
  evidence: (numbers: readonly number[]) => numbers.map((number) => `[${number}]`).join(""),
  criteria: (at: number) => `Criteria of question ${at}`,
  columns: { criterion: "Criterion", points: "Points", note: "Why", evidence: "Evidence" },
  verdicts: { met: "met", partial: "partly met", unmet: "not met", cannot_assess: "could not be judged" },
  noEvidence: "None",
  feedback: "Feedback",
  compare: "Compare with a model answer",
  deleted: `The answers, their points and the recorded interruptions were deleted: they are kept for ${KEPT_MONTHS.interviewAnswers} months after the decision. The score and the verdict stay.`,
} as const;
