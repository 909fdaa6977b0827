import { formatDateTime } from "../time.ts";

// A separate file: the job list needs only this sentence of the applications.

export const SELECT_AN_ANSWER = "Select an answer to continue.";
export const SUBMISSION_FAILED = "Submission failed. Try again.";
export const QUIZ_LOAD_FAILED = "Your quiz could not be loaded. Log in again to continue.";
export const HISTORY_LOAD_FAILED = "Your quiz history could not be loaded.";
export const PAPER_SUBMITTED = "This paper has already been submitted.";
export const quizLimit = (nextPaperAt: Date | string) =>
  `You have taken the quiz three times today. Try again after ${formatDateTime(nextPaperAt)}.`;
