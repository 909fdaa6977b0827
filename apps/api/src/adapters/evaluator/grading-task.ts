import type { MessagePort } from "node:worker_threads";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { QuestionResult } from "@dryrun/evaluation/result";

/** Input of a grading thread at its start. */
export interface GradingThread {
  /** Whether it may start the second SQL engine. */
  hasSecondOpinion: boolean;
  /** The models, in memory that all threads share. */
  models: SharedArrayBuffer;
}

export interface GradingTask {
  question: InterviewQuestion;
  answer: string;
  /**
   * Gets a `ThreadReport` when grading begins, and around the start of an engine, so that queueing and starting do not count
   * towards the time limit.
   */
  reports: MessagePort;
}

/** The reply of a thread that cannot judge a query without the second engine. */
export const NEEDS_SECOND_OPINION = "needs a second opinion";
export type GradingOutcome = QuestionResult | typeof NEEDS_SECOND_OPINION;

/** The result, and the processor time that it took, in ms. */
export interface GradedTask {
  outcome: GradingOutcome;
  usedMs: number;
}

/** A report of a grading thread: its id, its processor time so far, and the part spent on the answer, both in ms. */
export interface ThreadReport {
  is: "begun" | "paused" | "resumed";
  threadId: number;
  threadMs: number;
  usedMs: number;
}
