import {
  HIGH_MEAN,
  LOW_MEAN,
  MUCH_FLAGGED,
  MUCH_NOT_ASSESSED,
  MUCH_RAISED,
  type QuestionConcern,
  type QuestionFilter,
  USES_NEEDED,
} from "@dryrun/domain/admin/interview-questions/statistics";
import { LEAST_DISCRIMINATION } from "@dryrun/domain/admin/quiz-items/statistics";
import { countOf } from "@dryrun/domain/text";
import { retiring } from "./retiring.en-in.ts";

const percent = (share: number) => `${Math.round(share * 100)}%`;

const CONCERNS: Record<QuestionConcern, string> = {
  negative: "Better candidates score lower",
  raised: "Raised in reviews",
  "not-assessed": "Often not assessed",
  "low-discrimination": "Low discrimination",
  "low-mean": "Low scores",
  flagged: "Often flagged",
  "high-mean": "High scores",
};

const ADVICE: Record<QuestionConcern, string> = {
  negative: "Candidates with better interviews score lower here. Check the criteria and the model answer first.",
  raised: `Reviewers raised the score of at least ${percent(MUCH_RAISED)} of the answers. Check which criterion the grader misses.`,
  "not-assessed": `At least ${percent(MUCH_NOT_ASSESSED)} of the answers could not be assessed.`,
  "low-discrimination": `Candidates with better interviews hardly score higher here (below ${LEAST_DISCRIMINATION}).`,
  "low-mean": `The mean score is below ${LOW_MEAN}. The question may be unclear or too hard.`,
  flagged: `At least ${percent(MUCH_FLAGGED)} of the answers have a flag, such as copied text.`,
  "high-mean": `The mean score is above ${HIGH_MEAN}.`,
};

const FILTERS: Record<QuestionFilter, string> = {
  attention: "Needs attention",
  ...CONCERNS,
  "few-uses": `Fewer than ${USES_NEEDED} uses`,
  retired: "Retired",
};

/** The interview questions. */
export const interviewQuestions = {
  ...retiring,
  title: "Interview questions",
  about: `Every interview question in the bank, with statistics from all graded interviews and practice interviews. Questions that need attention come first. A question is judged after ${USES_NEEDED} uses.`,
  loading: "Loading the interview questions",
  failed: "The interview questions could not be loaded",
  list: "Interview questions",
  searchLabel: "Search in questions and criteria",
  filterOf: (filter: QuestionFilter) => FILTERS[filter],
  uses: "Uses",
  mean: "Mean",
  meanOf: (mean: number | null) => (mean === null ? "–" : mean.toFixed(1)),
  spread: "Standard deviation",
  notAssessed: "Not assessed",
  flagged: "Flagged",
  raised: "Raised in reviews",
  shareOf: (count: number, uses: number) => (uses === 0 ? "–" : `${count} (${percent(count / uses)})`),
  discriminationAbout: "From −1 to 1: whether candidates with better interviews score higher on this question.",
  concernOf: (concern: QuestionConcern) => CONCERNS[concern],
  adviceOf: (concern: QuestionConcern) => ADVICE[concern],
  modelAnswer: "Model answer",
  criteria: "Criteria",
  weightOf: (weight: number) => countOf(weight, "point"),
  retireText:
    "New interviews, practice and quick practice leave it out; other questions on the topic take its place. Running interviews keep it, and past results do not change. You can restore it.",
  restoreText: "New interviews can have it again.",
} as const;
