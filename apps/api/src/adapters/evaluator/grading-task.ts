import type { MessagePort } from "node:worker_threads";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import type { QuestionResult } from "@dryrun/evaluation/result";

/** What a grading thread is given when it starts. */
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

/** The answer of a thread that would have to refuse a query without a second opinion. */
export const NEEDS_SECOND_OPINION = "needs a second opinion";
export type GradingOutcome = QuestionResult | typeof NEEDS_SECOND_OPINION;

/** What came out, and the processor time that it took, in ms. */
export interface GradedTask {
  outcome: GradingOutcome;
  usedMs: number;
}

/** What a grading thread reports: its id, its processor time so far, and how much of it went into the answer, both in ms. */
export interface ThreadReport {
  is: "begun" | "paused" | "resumed";
  threadId: number;
  threadMs: number;
  usedMs: number;
}
