import { addMs, DAY_MS } from "../time.ts";

/** The files for the quiz's dataset questions, which the server offers and the page announces. */
export const DATASET_FILES = [
  { name: "dryrun-sales.csv", kind: "CSV", bytes: 260_798 },
  { name: "dryrun-sales.xlsx", kind: "Excel", bytes: 162_323 },
] as const;

export const QUIZ_QUESTIONS = 50;
export const QUIZ_PASS_PERCENT = 80;
/** The number of questions of a paper about the downloaded sales workbook. */
export const QUIZ_DATASET_QUESTIONS = 12;
/** The usual duration of the quiz in minutes; there is no limit. */
export const QUIZ_MINUTES = 60;
export const PAPER_HOURS = 24;
/** Papers that a student may submit within 24 hours, because each one reveals 50 keys of the bank. */
export const PAPERS_PER_DAY = 3;
/** A new paper avoids the items of this many earlier papers. */
export const PAPERS_AVOIDED = 3;
export const QUIZ_TOPICS = ["Excel", "Power BI", "SQL", "VBA"] as const;

/** Returns the integer percentage: correct x 2 for a paper of 50. */
export const quizScore = (correct: number) => Math.floor((correct * 100) / QUIZ_QUESTIONS);

export const quizResult = (score: number): "pass" | "fail" => (score >= QUIZ_PASS_PERCENT ? "pass" : "fail");

/**
 * Returns when the next paper can be opened, or null if now: `limit` papers may be submitted within 24 hours.
 * `submitted`: the times of the submitted papers, newest first.
 */
export function nextPaperAt(submitted: readonly Date[], limit: number, now: Date): Date | null {
  const oldestThatCounts = submitted[limit - 1];
  if (!oldestThatCounts) return null;
  const next = addMs(oldestThatCounts, DAY_MS);
  return next > now ? next : null;
}
