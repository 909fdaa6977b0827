/** Sources of drawn answers: people who agreed, or the golden set, whose answers are not from interviews. */
export const CALIBRATION_SOURCES = ["people", "golden"] as const;
export type CalibrationSource = (typeof CALIBRATION_SOURCES)[number];
/** The sizes of a draw. */
export const DRAW_SIZES = [10, 20, 50] as const;
export const MAX_DRAWN = DRAW_SIZES[2];
/** The report covers this many of the newest graded answers. */
export const MAX_REPORTED = 5000;
/** The number of listed answers, those with the largest differences. */
export const MAX_DIFFERENCES = 10;
/** The minimum number of graded answers for listing a question for improvement. */
export const ANSWERS_FOR_MENDING = 3;
/** Mean difference, in points, from which the grader or the criteria of a question need a review. */
export const GRADER_OFF_BY = 1.5;
export const PEOPLE_APART_BY = 2;
/** Exports per admin and hour. */
export const CALIBRATION_EXPORTS_PER_HOUR = 30;
/** The columns of an export, as in the file's header row. Times are in India time. */
export const CALIBRATION_COLUMNS = [
  "Answer",
  "Source",
  "Topic",
  "Question",
  "Grader",
  "Grader's score",
  "Person",
  "Person's score",
  "Note",
  "Graded at (IST)",
] as const;
