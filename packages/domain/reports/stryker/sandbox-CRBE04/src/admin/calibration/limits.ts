/** Where drawn answers come from: people who agreed, or the golden set, whose answers nobody gave in an interview. */
export const CALIBRATION_SOURCES = ["people", "golden"] as const;
export type CalibrationSource = (typeof CALIBRATION_SOURCES)[number];
/** How many answers one draw adds. */
export const DRAW_SIZES = [10, 20, 50] as const;
export const MAX_DRAWN = DRAW_SIZES[2];
/** The report covers this many of the newest graded answers. */
export const MAX_REPORTED = 5000;
/** The answers with the largest differences that are listed. */
export const MAX_DIFFERENCES = 10;
/** A question is listed for mending from this many graded answers on. */
export const ANSWERS_FOR_MENDING = 3;
/** Mean difference, in points, from which the grader or the criteria of a question have to be looked at. */
export const GRADER_OFF_BY = 1.5;
export const PEOPLE_APART_BY = 2;
/** Exports by one admin in an hour. */
export const CALIBRATION_EXPORTS_PER_HOUR = 30;
/** The columns of an export, as the file's first row names them. Times are India's. */
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
