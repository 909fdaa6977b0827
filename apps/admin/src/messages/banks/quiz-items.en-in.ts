import {
  ANSWERS_NEEDED,
  type Concern,
  LEAST_DISCRIMINATION,
  type QuizItemFilter,
  TOO_EASY,
  TOO_HARD,
} from "@dryrun/domain/admin/quiz-items/statistics";
import { countOf } from "@dryrun/domain/text";
import { retiring } from "./retiring.en-in.ts";

const percent = (share: number) => `${Math.round(share * 100)}%`;

const CONCERNS: Record<Concern, string> = {
  negative: "Better students get it wrong",
  "low-discrimination": "Low discrimination",
  "too-hard": "Too hard",
  "dead-distractor": "Unused distractor",
  "too-easy": "Too easy",
};

const ADVICE: Record<Concern, string> = {
  negative: "Students with better papers choose a wrong option. Check the right answer first.",
  "low-discrimination": `Students with better papers hardly get it right more often (below ${LEAST_DISCRIMINATION}).`,
  "too-hard": `Fewer than ${percent(TOO_HARD)} get it right, and guessing alone gives 25%.`,
  "dead-distractor": "One of the wrong options is never chosen.",
  "too-easy": `More than ${percent(TOO_EASY)} get it right.`,
};

const FILTERS: Record<QuizItemFilter, string> = {
  attention: "Needs attention",
  ...CONCERNS,
  "few-answers": `Fewer than ${ANSWERS_NEEDED} answers`,
  retired: "Retired",
};

/** The question bank. */
export const quizItems = {
  ...retiring,
  title: "Quiz items",
  about: `Every question in the bank, with its right answer and statistics from all submitted papers. Questions that need attention come first. A question is judged after ${ANSWERS_NEEDED} answers.`,
  loading: "Loading the question bank",
  failed: "The question bank could not be loaded",
  list: "Quiz items",
  searchLabel: "Search in questions and options",
  filterOf: (filter: QuizItemFilter) => FILTERS[filter],
  answered: "Answers",
  right: "Right",
  rightOf: (percentage: number | null) => (percentage === null ? "–" : `${percentage}%`),
  discriminationAbout: "From −1 to 1: whether students with better papers get this question right more often.",
  concernOf: (concern: Concern) => CONCERNS[concern],
  adviceOf: (concern: Concern) => ADVICE[concern],
  options: "Options",
  chosen: (count: number) => (count === 0 ? "never chosen" : `chosen ${countOf(count, "time")}`),
  key: "Right answer",
  retireText: "New papers leave it out. Open papers keep it, and past results do not change. You can restore it.",
  restoreText: "New papers can have it again.",
} as const;
