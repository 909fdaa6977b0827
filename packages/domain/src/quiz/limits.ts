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
