import type { CalibrationSource } from "@dryrun/domain/admin/calibration/limits";
import { ANSWERS_FOR_MENDING, GRADER_OFF_BY, PEOPLE_APART_BY } from "@dryrun/domain/admin/calibration/limits";
import { countOf } from "@dryrun/domain/text";

interface Estimate {
  value: number;
  least: number | null;
  most: number | null;
}
const figure = (value: number) => value.toFixed(2).replace("-", "−");

const SOURCES: Record<CalibrationSource, string> = {
  people: "Students who agreed",
  golden: "Golden set",
};

/** The agreement between the grader and people. */
export const calibration = {
  title: "Calibration",
  about:
    "People score answers without seeing the grader's score. This page compares their scores with one another and with the grader.",
  loading: "Loading the calibration",
  failed: "The calibration could not be loaded",

  toScore: "Score answers",
  left: (left: number) => `${countOf(left, "answer")} left for you to score.`,
  noneLeft: "You have scored all the answers that were drawn.",
  noneDrawn: "No answers have been drawn yet. Draw some first.",
  start: "Score the next answer",

  draw: "Draw answers",
  drawAbout:
    "Graded answers are drawn at random. Students' answers are drawn only with their consent, and are shown without names or contact details.",
  source: "From",
  sourceOf: (source: CalibrationSource) => SOURCES[source],
  topic: "Topic",
  allTopics: "All topics",
  count: "Answers",
  drawNow: "Draw",
  drawing: "Drawing…",
  drawFailed: "No answers could be drawn. Try again.",

  agreement: "Agreement",
  agreementAbout:
    "r is Pearson's correlation. Kappa is Cohen's kappa with quadratic weights. The mean difference is in points out of 10. Intervals are 95%.",
  counts: (scored: number, twice: number, people: number, drawn: number) =>
    `${countOf(people, "person", "people")} scored ${scored} of ${countOf(drawn, "drawn answer")}; ${twice} by two or more.`,
  none: "Nobody has scored an answer yet.",
  compared: "Compared",
  between: "People with one another",
  grader: "People with the grader",
  topicOf: (topic: string, compared: string) => `${topic}: ${compared}`,
  answers: "Answers",
  r: "r",
  kappa: "Kappa",
  meanError: "Mean difference",
  estimate: (estimate: Estimate | null) =>
    estimate === null
      ? "–"
      : estimate.least === null || estimate.most === null
        ? figure(estimate.value)
        : `${figure(estimate.value)} (${figure(estimate.least)} to ${figure(estimate.most)})`,

  questions: "Questions",
  questionsAbout: `The largest differences come first. After ${ANSWERS_FOR_MENDING} answers, a question shows what to mend: the grader if it is off by ${GRADER_OFF_BY} points or more, the criteria if people differ by ${PEOPLE_APART_BY} or more.`,
  showAll: (count: number) => `Show all ${countOf(count, "question")}`,
  question: "Question",
  peopleMean: "People",
  graderMean: "Grader",
  off: "Difference",
  apart: "Among people",
  mend: "Mend",
  mendOf: { grader: "Grader", criteria: "Criteria" },
  nothing: "–",
  points: (value: number | null) => (value === null ? "–" : value.toFixed(1)),

  differences: "Largest differences",
  differencesAbout: "Only answers that you have scored are shown.",
  noDifferences: "None of the answers that you have scored differs from the grader.",
  difference: (topic: string, people: string, grader: number) => `${topic}: people ${people}, grader ${grader}`,
  answer: "Answer",
  gone: "This answer is no longer kept, or the student has withdrawn their consent.",
  notes: "Notes",

  export: "Export CSV",
  exporting: "Exporting…",
  exportHint: "All scores, with people by number and without the answers.",
  exportFailed: "The scores could not be exported. Try again.",
  fileName: (day: string) => `calibration-${day}.csv`,
} as const;

/** The page that scores one answer after the other. */
export const calibrationScore = {
  title: "Score an answer",
  back: "Calibration",
  loading: "Loading the next answer",
  failed: "The next answer could not be loaded",
  done: "There are no answers left for you to score.",
  question: "Question",
  answer: "Answer",
  criteria: "Criteria",
  weightOf: (weight: number) => countOf(weight, "point"),
  penaltyOf: (penalty: number) => `minus ${countOf(penalty, "point")}`,
  modelAnswer: "Show the model answer",
  score: "Your score",
  scoreHint: "By the criteria, out of 10. Judge what the answer says, not how it is written.",
  choose: "Choose a score",
  scoreOf: (score: number) => `${score} out of 10`,
  cannotAssess: "It cannot be assessed",
  scoreRequired: "Choose a score.",
  note: "Note",
  noteHint: "What made it hard to score. Other people see it after they have scored the answer.",
  save: "Save and show the next one",
  saving: "Saving…",
  saveFailed: "The score could not be saved. Try again.",
  again: "Change the last score",
  changing: "You are changing your last score.",
} as const;
