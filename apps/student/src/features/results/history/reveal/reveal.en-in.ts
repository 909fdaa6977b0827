import { INTERVIEW_QUESTIONS } from "@dryrun/domain/interviews/limits";

/** The screen that waits for a result and shows it. */
export const messages = {
  waiting: "Your answers are being graded",
  ready: "Your result",
  leaveText: "This takes a few seconds. The result also comes by mail.",
  slow: "This takes longer than usual. Nothing is lost: we keep trying, and the result also comes by mail.",
  offline: "No connection. The grading continues without it.",
  graded: (count: number) => `${count} of ${INTERVIEW_QUESTIONS} answers graded`,
  leave: "Leave",
  skip: "Skip",
  outOf: (score: number) => `${score} out of 100`,
  best: "The best line you wrote",
  toSend: "See the result and send it",
  whole: "See the whole result",
} as const;
